import { a as nonDefaultSettings, i as gateResults, n as compare, o as requireGates, r as compareBuilt, t as buildSide } from "./compare.js";

export { compare, requireGates };