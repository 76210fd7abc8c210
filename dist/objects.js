import { a as objectName, i as keyPattern, n as RESULT_SUFFIX, o as openStore, r as collectObjects, t as DEFAULT_LIMIT } from "./objects2.js";

export { collectObjects };