import { d as placeIn, f as requireDifferentProfiles, l as configOf, m as worksOf, p as requireNoCollisions, u as listTargets } from "./propose.js";

export { listTargets, requireNoCollisions, worksOf };