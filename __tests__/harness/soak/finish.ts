import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRepository, TINY } from '../go-modules.ts';
import { temporaryFolder } from '../temporary.ts';
import { digestOf, edgesOf } from './invariants.ts';
import { act, clearUp, committed } from './people.ts';
import { argumentsOf, runProcess } from './process-run.ts';
import type { Resident } from './resident.ts';
import { BRANCH, PROFILE, type World } from './world.ts';

/**
 * After all that befell it, the process proposes what another, in a new clone with nothing behind it, makes of the same
 * profiles; merged, it is kept.
 * @returns what is not so.
 */
export async function finish(world: World, resident: Resident): Promise<string[]> {
  await clearUp(world);
  world.endpoints.set('later');
  const proposed = await resident.refresh(world.refresh());
  const operation = proposed.ended.document?.publication?.operation;
  if (operation !== 'created') return [`the last refresh: ${operation}, ${proposed.ended.lines.join('\n')}`];
  const bytes = await world.github.file(PROFILE, BRANCH);
  const wanted = await reference(world);
  const problems: string[] = [];
  if (bytes === undefined || (await edgesOf(world.root, bytes)) !== (await edgesOf(world.root, wanted)))
    problems.push('the last proposal has other call edges than a run by itself');
  else if (digestOf(bytes) !== digestOf(wanted))
    problems.push('the last proposal has other bytes than a run by itself');
  await act(world, 'merge and delete the branch', 0);
  const kept = await resident.refresh(world.refresh());
  const { decision, publication } = kept.ended.document ?? {};
  if (decision?.kind !== 'keep' || publication?.operation !== 'none')
    problems.push(`once merged: ${decision?.kind}, ${publication?.operation}`);
  const last = await committed(world);
  if (last === undefined || digestOf(last) !== digestOf(wanted))
    problems.push('the base has another profile in the end');
  return problems;
}

/** What a process of its own collects from the same endpoints, in a clone of its own. */
async function reference(world: World): Promise<Buffer> {
  await using folder = await temporaryFolder();
  for (const [name, content] of Object.entries(TINY)) await writeFile(join(folder.path, name), content);
  await makeRepository(folder.path);
  const refresh = world.refresh();
  const args = argumentsOf({ ...refresh, settings: { 'output-directory': join(folder.path, 'out') } });
  const { ended } = await runProcess(refresh, folder.path, ['collect', ...args.slice(1)]);
  if (ended.exitCode !== 0) throw new Error(`The run to compare with failed: ${ended.lines.join('\n')}`);
  // It is written to its place, as users have it.
  return readFile(join(folder.path, PROFILE));
}
