import { a as runFacts, i as record, n as openArchiveOf, r as pastRuns, t as archiveMerged } from "./records.js";

export { record, runFacts };