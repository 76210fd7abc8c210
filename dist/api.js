import { n as githubApi, t as apiUrlIn } from "./api2.js";

export { apiUrlIn, githubApi };