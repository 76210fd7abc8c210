import { n as refresh, t as leftAlone } from "./refresh.js";

export { refresh };