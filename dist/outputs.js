import { n as renderJson, t as outputsOf } from "./outputs2.js";

export { renderJson };