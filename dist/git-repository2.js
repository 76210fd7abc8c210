import { a as secretsOfGit, i as firstLine, n as FALLBACK_IDENTITY, o as workTreePublisher, r as LocalRepository, t as BRANCH_NAME_FIX } from "./git-repository.js";

export { workTreePublisher };