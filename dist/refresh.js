import { t as refresh } from "./refresh2.js";

export { refresh };