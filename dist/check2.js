import { n as checkContents, t as check } from "./check.js";

export { check };