import { a as renderSummary, i as renderPullRequestBody, n as blocks, o as table, r as renderComment, s as unbroken, t as DEFAULT_TOKEN_NOTE } from "./markdown2.js";

export { renderSummary };