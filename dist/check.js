import { n as factsOfFile, r as readOrExplain, t as check } from "./check2.js";

export { check };