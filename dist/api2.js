import { n as githubApi, t as apiUrlIn } from "./api.js";

export { apiUrlIn, githubApi };