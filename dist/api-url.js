// src/github/api-url.ts
/** Where the API is, by the environment that workflows have; elsewhere github.com's. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}

export { apiUrlIn as t };