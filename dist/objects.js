import { a as openStore, i as keyPattern, n as RESULT_SUFFIX, r as collectObjects, t as DEFAULT_LIMIT } from "./objects2.js";

export { collectObjects };