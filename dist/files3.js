import { a as factsOfMerged, c as readOrExplain, i as factsOfFile, l as validateOrExplain, n as ageOf, o as inspect, r as diff, s as merge, t as aboutAge } from "./files2.js";

export { aboutAge, ageOf, diff, factsOfFile, factsOfMerged, inspect, merge, readOrExplain, validateOrExplain };