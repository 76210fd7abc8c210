import { i as renderSummary, n as renderComment, r as renderPullRequestBody, t as BODY_MARKER } from "./markdown.js";

export { renderComment, renderSummary };