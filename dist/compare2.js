import { a as gateResults, i as compareInProduction, n as compare, o as nonDefaultSettings, r as compareBuilt, s as requireGates, t as buildSide } from "./compare.js";

export { compare, requireGates };