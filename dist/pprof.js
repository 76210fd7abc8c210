import { a as profileEndpoints, i as lowerCase, n as endpointOf, o as takeProfile, r as headersFor, s as timeoutOf, t as collectPprof } from "./pprof2.js";

export { collectPprof };