import { a as inspect, c as readOrExplain, i as factsOfMerged, n as diff, o as judgeOrExplain, r as factsOfFile, s as merge, t as aboutAge } from "./files.js";

export { aboutAge, diff, factsOfFile, factsOfMerged, inspect, judgeOrExplain, merge, readOrExplain };