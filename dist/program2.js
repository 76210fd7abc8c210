import { a as listTargets, c as repositoryRoot, d as runFacts, f as runFor, i as introduce, l as requireDifferentProfiles, n as findAhead, o as placeIn, p as worksOf, r as findProgram, s as placeOfProfile, t as buildOptions, u as requireNoCollisions } from "./program.js";

export { findAhead, listTargets, requireNoCollisions, runFacts, worksOf };