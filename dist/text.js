import { a as plainText, c as wrap, i as pad, n as displayWidth, o as renderText, r as fitTo, s as targetListText, t as NO_TARGETS } from "./text2.js";

export { renderText, targetListText };