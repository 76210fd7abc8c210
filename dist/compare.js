import { n as compare, r as requireGates, t as buildSides } from "./compare2.js";

export { compare, requireGates };