import { n as compare, r as failureOfGates, t as buildSides } from "./compare.js";

export { compare, failureOfGates };