import { a as factsOfMerged, c as merge, i as factsOfFile, l as readOrExplain, n as ageOf, o as inspect, r as diff, s as judgeOrExplain, t as aboutAge } from "./files.js";

export { aboutAge, ageOf, diff, factsOfFile, factsOfMerged, inspect, judgeOrExplain, merge, readOrExplain };