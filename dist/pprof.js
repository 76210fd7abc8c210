import { a as takeProfile, i as profileEndpoints, n as endpointOf, o as withLowerCaseNames, r as headersFor, t as collectPprof } from "./pprof2.js";

export { collectPprof };