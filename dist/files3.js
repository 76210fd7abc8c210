import { a as factsOfFile, c as merge, i as diff, l as readOrExplain, n as aboutNoCallEdge, o as factsOfMerged, r as ageOf, s as inspect, t as aboutAge, u as validateOrExplain } from "./files2.js";

export { aboutAge, aboutNoCallEdge, ageOf, diff, factsOfFile, factsOfMerged, inspect, merge, readOrExplain, validateOrExplain };