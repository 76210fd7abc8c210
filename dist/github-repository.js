import { a as isByViewer, c as sameLogin, i as fileAt, l as viewerLogin, n as commitsOfPull, o as keepComment, r as explaining, s as newestCommit, t as GitHubRepository } from "./github-repository2.js";

export { commitsOfPull, fileAt, keepComment, newestCommit };