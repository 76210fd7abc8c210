import { n as contents, t as check } from "./check2.js";

export { check };