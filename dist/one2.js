import { n as refreshOne, t as leftAlone } from "./one.js";

export { refreshOne };