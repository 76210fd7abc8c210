import { i as prometheusApi, n as fillTemplate, r as lookbackOf, t as collectPrometheus } from "./prometheus2.js";

export { collectPrometheus };