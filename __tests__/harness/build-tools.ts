import { GO_TOOL_NAMES, goTool } from './tools.ts';

/** Builds all tools and servers that are missing, so that no test waits for one: on a new machine that takes long. */
for (const name of GO_TOOL_NAMES) {
  const begin = performance.now();
  const path = await goTool(name);
  console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s, ${path}`);
}
