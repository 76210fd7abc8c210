import { n as openZip, t as isZip } from "./zip.js";

export { openZip };