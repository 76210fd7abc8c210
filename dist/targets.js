import { a as requireNoCollisions, i as requireDifferentProfiles, n as listTargets, o as worksOf, r as placeIn, t as configOf } from "./targets2.js";

export { listTargets, requireNoCollisions, worksOf };