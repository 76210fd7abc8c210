import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Unexpected errors, as the process shows them: errors of libraries hold the headers that were sent. */

test.each(['github', 'terminal'])(
  'in a %s a bug keeps its stack and its exit code, and loses its secrets',
  (kind) => {
    const host = new URL(`../../src/system/${kind}-host.ts`, import.meta.url).href;
    const script = `
    import * as hosts from ${JSON.stringify(host)};
    const host = (hosts.githubHost ?? hosts.terminalHost)({ json: false });
    host.mask('s3cret-token/1');
    function somewhere() {
      const cause = Object.assign(new Error('GET https://host/?t=s3cret-token%2F1'), {
        request: { headers: { authorization: 'Basic ' + btoa('me:s3cret-token/1') } },
      });
      throw Object.assign(new TypeError('no such thing: s3cret-token/1', { cause }), { token: 's3cret-token/1' });
    }
    somewhere();
  `;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    const shown = stderr + stdout.replace(/^::add-mask::.*$/gm, '');
    expect(status).toBe(1);
    expect(shown).toContain('TypeError: no such thing: ***');
    expect(shown).toContain('at somewhere');
    expect(shown).not.toMatch(/s3cret|czNjcmV0|M2NyZXQ|NjcmV0/);
  },
);
