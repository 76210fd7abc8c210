import { a as renderText, i as plainText, n as displayWidth, o as targetListText, r as pad, s as wrap, t as NO_TARGETS } from "./text2.js";

export { renderText, targetListText };