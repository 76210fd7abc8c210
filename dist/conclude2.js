import { t as conclude } from "./conclude.js";

export { conclude };