import { n as requireDifferentProfiles, t as requireApart } from "./apart2.js";

export { requireApart };