import { a as renderComment, c as table, i as number, n as DEFAULT_TOKEN_NOTE, o as renderPullRequestBody, r as blocks, s as renderSummary, t as BODY_MARKER } from "./markdown2.js";

export { renderSummary };