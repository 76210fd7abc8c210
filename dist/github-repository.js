import { a as keepComment, i as isByViewer, n as explaining, o as sameLogin, r as fileAt, s as viewerLogin, t as GitHubRepository } from "./github-repository2.js";

export { fileAt, keepComment };