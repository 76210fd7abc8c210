import { n as needsClone, r as publisherFor, t as defaultBranch } from "./publish2.js";

export { defaultBranch };