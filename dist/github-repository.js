import { n as blobSha, t as GitHubRepository } from "./github-repository2.js";

export { GitHubRepository, blobSha };