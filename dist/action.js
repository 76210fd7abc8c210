import { t as guardOutput } from "./start.js";

// src/action.ts
guardOutput();
const { run } = await import("./run.js");
const { githubInvocation } = await import("./command-line.js");
const { githubHost } = await import("./github-host.js");
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));

export {  };