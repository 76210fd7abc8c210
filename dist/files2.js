import { a as judgeOrExplain, i as inspect, n as factsOfFile, o as merge, r as factsOfMerged, s as readOrExplain, t as diff } from "./files.js";

export { diff, inspect, merge };