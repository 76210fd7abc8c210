import { a as listTargets, c as placeOfProfile, d as requireNoCollisions, f as runFacts, i as introduce, l as repositoryRoot, m as worksOf, n as findAhead, o as pathOfTarget, p as runFor, r as findProgram, s as placeIn, t as buildOptions, u as requireDifferentProfiles } from "./program.js";

export { findAhead, listTargets, requireNoCollisions, runFacts, worksOf };