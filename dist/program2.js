import { a as placeIn, c as requireDifferentProfiles, d as runFor, f as worksOf, i as listTargets, l as requireNoCollisions, n as findProgram, o as placeOfProfile, r as introduce, s as repositoryRoot, t as buildOptions, u as runFacts } from "./program.js";

export { listTargets, requireNoCollisions, runFacts, worksOf };