import pLimit from 'p-limit';
import { GO_TOOL_NAMES, type GoToolName, goTool } from './tools.ts';

/**
 * Builds all tools and servers that are missing, so that no test waits for one: on a new machine that takes long. Two at a time,
 * since linking uses one CPU only.
 */
const atOnce = pLimit(2);
const build = async (name: GoToolName) => {
  const begin = performance.now();
  const path = await goTool(name);
  console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s, ${path}`);
};
await Promise.all(GO_TOOL_NAMES.map((name) => atOnce(build, name)));
