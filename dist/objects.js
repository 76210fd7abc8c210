import { a as keyPattern, c as tooLarge, i as collectObjects, n as RESULT_SUFFIX, o as objectName, r as chooseObjects, s as openStore, t as DEFAULT_LIMIT } from "./objects2.js";

export { collectObjects };