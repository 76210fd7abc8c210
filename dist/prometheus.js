import { a as prometheusApi, i as lookbackOf, n as countersAsTheyAre, r as fillTemplate, t as collectPrometheus } from "./prometheus2.js";

export { collectPrometheus };