import { a as number, c as renderSummary, d as targetListSummary, i as left, l as right, n as DEFAULT_TOKEN_NOTE, o as renderComment, r as blocks, s as renderPullRequestBody, t as BODY_MARKER, u as table } from "./markdown2.js";

export { renderSummary, targetListSummary };