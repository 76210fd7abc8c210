import { i as timeoutOf, n as endpointOf, r as takeProfile, t as collectPprof } from "./pprof.js";

export { collectPprof };