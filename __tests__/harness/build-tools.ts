import pLimit from 'p-limit';
import { GO_TOOL_NAMES, goTool } from './tools.ts';

/** Builds all tools and servers that are missing, so that no test waits for one; two at a time, since linking uses one CPU. */
await pLimit(2).map(GO_TOOL_NAMES, async (name) => {
  const begin = performance.now();
  const path = await goTool(name);
  console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s, ${path}`);
});
