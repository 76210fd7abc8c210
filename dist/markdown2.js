import { n as renderPullRequestBody, r as renderSummary, t as BODY_MARKER } from "./markdown.js";

export { renderSummary };