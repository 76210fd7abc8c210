import { a as fillTemplates, c as signedOff, d as versionsAmong, i as UNCHANGED, l as templateNamesIn, n as PUBLISHING_KINDS, o as obstacleAt, r as SIGNED_OFF, s as requirePlainFiles, t as MayOnlyRead, u as templatePattern } from "./publisher2.js";

export { fillTemplates };