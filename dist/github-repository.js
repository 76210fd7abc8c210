import { a as sameLogin, i as keepComment, n as explaining, o as viewerLogin, r as fileAt, t as GitHubRepository } from "./github-repository2.js";

export { fileAt, keepComment };