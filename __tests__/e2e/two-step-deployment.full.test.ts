import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { commit } from './repository.ts';
import { setScene } from './scene.ts';

const LOAD = fileURLToPath(new URL('../../examples/load/', import.meta.url));
const RUN_TIMEOUT = 420_000;

/** Replaces the one process that is deployed; the end of the workflow's run ends the last one. */
const DEPLOY = `#!/bin/sh
set -eu
if [ -f "$DEPLOYED/pid" ]; then
  kill "$(cat "$DEPLOYED/pid")"
  while kill -0 "$(cat "$DEPLOYED/pid")" 2> /dev/null; do sleep 0.1; done
fi
{ go version -m "$1" | grep -o -e '-pgo=.*' || echo none; } >> "$DEPLOYED/log"
rm -f "$DEPLOYED/server"
cp "$1" "$DEPLOYED/server"
setsid "$DEPLOYED/server" -addr "$ADDRESS" > "$DEPLOYED/output" 2>&1 < /dev/null &
echo $! > "$DEPLOYED/pid"
for _ in $(seq 300); do
  grep -q listening "$DEPLOYED/output" && exit 0
  sleep 0.1
done
exit 1
`;

/** Here, the load is started with the waiting; it ends by itself. */
const WAIT_FOR_LOAD = `#!/bin/sh
setsid "$DRIVER" -url "http://$ADDRESS" -mix render -duration 20s > "$DEPLOYED/load" 2>&1 < /dev/null &
sleep 1
`;

test(
  'what is deployed first is profiled under its load, and deployed again with that profile; without one, it stays',
  async () => {
    await using folder = await temporaryFolder();
    const driver = join(folder.path, 'load');
    const built = await run(['go', 'build', '-o', driver, '.'], { cwd: LOAD });
    expect(built.exitCode, built.stderr).toBe(0);
    const address = `127.0.0.1:${await unusedPort()}`;
    const config = (endpoint: string) =>
      JSON.stringify({
        sources: [{ pprof: `http://${endpoint}`, seconds: 5 }],
        budget: '5s',
        evidence: 'none',
        benchmarks: 'Render',
      });
    await using scene = await setScene({
      'deploy.sh': DEPLOY,
      'wait-for-load.sh': WAIT_FOR_LOAD,
      '.github/pgo.yml': config(address),
    });
    for (const script of ['deploy.sh', 'wait-for-load.sh']) await chmod(join(scene.directory, script), 0o755);
    await commit(scene.directory, {}, 'Scripts that can be run');
    const deploy = async (name: string) => {
      const deployed = join(folder.path, name);
      await mkdir(deployed);
      const env = { DEPLOYED: deployed, ADDRESS: address, DRIVER: driver };
      const result = await scene.run('two-step-deployment.yml', { event: 'push', env });
      expect(result.exitCode, result.log).toBe(0);
      const log = await readFile(join(deployed, 'log'), 'utf8');
      return { outputs: result.step('second', 'pgo')?.outputs, deployments: log.trim().split('\n') };
    };

    const both = await deploy('both');
    expect(both.outputs).toMatchObject({ 'profile-origin': 'collected' });
    expect(both.deployments).toEqual(['none', expect.stringMatching(/^-pgo=.*deployed\.pgo$/)]);

    await commit(
      scene.directory,
      { '.github/pgo.yml': config(`127.0.0.1:${await unusedPort()}`) },
      'Elsewhere',
    );
    const first = await deploy('first');
    expect(first.outputs).toMatchObject({ 'profile-origin': 'off', profile: 'off' });
    expect(first.deployments).toEqual(['none']);
  },
  RUN_TIMEOUT,
);
