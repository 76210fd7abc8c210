import { a as isGraphQlError, c as isRefusal, i as hasStatus, l as isResponseError, n as githubApi, o as isOutage, r as hasLostAnswer, s as isRateLimit, t as generalFailure, u as serverWords } from "./github.js";

export { isRefusal, serverWords };