import { a as wrap, i as renderText, n as pad, r as plainText, t as displayWidth } from "./text2.js";

export { renderText };