import { n as contents, t as check } from "./check.js";

export { check };