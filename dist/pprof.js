import { a as profileEndpoints, i as lowerCase, n as endpointOf, o as takeProfile, r as headersFor, t as collectPprof } from "./pprof2.js";

export { collectPprof };