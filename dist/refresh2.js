import { t as refresh } from "./refresh.js";

export { refresh };