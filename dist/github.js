import { A as isResponseError, C as createOnce, D as isOutage, E as isGraphQlError, M as waitInWords, O as isRateLimit, S as apiUrlIn, T as hasStatus, j as serverWords, k as isRefusal, w as githubApi, x as acceptedPermission } from "./start.js";

export { githubApi };