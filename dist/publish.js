import { i as publisherFor, n as defaultBranch, r as needsClone, t as aboutOtherBase } from "./publish2.js";

export { defaultBranch };