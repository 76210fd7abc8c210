import { t as githubApi } from "./api.js";

export { githubApi };