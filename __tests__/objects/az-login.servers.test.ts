import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { startAzuriteWithLogins } from '../harness/servers/azurite.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const PROGRAM = fileURLToPath(new URL('./list-container.ts', import.meta.url));

/** A token as Microsoft Entra makes them; nobody here judges its signature. */
function entraToken(audience: string): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tenant = '00000000-0000-0000-0000-000000000001';
  const claims = {
    aud: audience,
    iss: `https://sts.windows.net/${tenant}/`,
    tid: tenant,
    iat: now - 60,
    nbf: now - 60,
    exp: now + 3_600,
  };
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

/** What is to be seen with what the Azure CLI, as azure/login leaves it, gives as a token. */
async function listWith(token: string): Promise<string> {
  await using folder = await temporaryFolder();
  const certificate = join(folder.path, 'certificate.pem');
  const key = join(folder.path, 'key.pem');
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const { exitCode } = await run(
    [
      'openssl',
      'req',
      '-x509',
      ...options,
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { cwd: folder.path },
  );
  expect(exitCode).toBe(0);
  // The one program of the Azure CLI that is asked: `az account get-access-token`.
  const answer = {
    accessToken: token,
    expires_on: Math.floor(Date.now() / 1000) + 3_600,
    tokenType: 'Bearer',
  };
  await writeFile(join(folder.path, 'az'), `#!/bin/sh\necho '${JSON.stringify(answer)}'\n`);
  await chmod(join(folder.path, 'az'), 0o755);
  await using server = await startAzuriteWithLogins({ certificate, key });
  const others = Object.entries(process.env).filter(([name]) => !/^(AZURE|IDENTITY|MSI)_/.test(name));
  const { stdout } = await run([process.execPath, PROGRAM, server.url, server.account], {
    cwd: folder.path,
    env: {
      ...Object.fromEntries(others),
      PATH: `${folder.path}:${process.env['PATH']}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
  });
  return stdout.toString().trim();
}

test('who is logged in by the Azure CLI, as after azure/login, sees the container', async () => {
  expect(await listWith(entraToken('https://storage.azure.com'))).toBe('prod/1.pprof');
});

test('a token that is not for storage is refused in Azure’s words', async () => {
  expect(await listWith(entraToken('https://management.azure.com'))).toMatch(
    /az:\/\/profiles\/ cannot be listed: (InvalidAuthenticationInfo|AuthenticationFailed|AuthorizationFailure): "/,
  );
});
