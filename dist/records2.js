import { a as pastRuns, i as openArchiveOf, n as commentOn, o as record, r as eventOf, s as runFacts, t as archiveMerged } from "./records.js";

export { record, runFacts };