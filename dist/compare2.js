import { n as compare, r as requireGates, t as buildSides } from "./compare.js";

export { compare, requireGates };