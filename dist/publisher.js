import { a as fillTemplates, c as signedOff, i as UNCHANGED, l as templateNamesIn, n as PUBLISHING_KINDS, o as obstacleAt, r as SIGNED_OFF, s as requirePlainFiles, t as MayOnlyRead, u as versionsAmong } from "./publisher2.js";

export { fillTemplates };