import { isSecretName } from './secret-values.ts';

/** Whether a header of this name holds a secret, whoever wrote it. */
export function isSecretHeader(name: string): boolean {
  return isSecretName(name.replaceAll('-', '_')) || /cookie/i.test(name);
}

/** What nobody may read of such a header: its value, what follows the scheme, and the password in Basic authentication. */
export function secretsOfHeader(value: string): string[] {
  const [, scheme, credentials] = /^([A-Za-z][\w-]*) +(\S.*)$/s.exec(value.trim()) ?? [];
  if (scheme === undefined || credentials === undefined) return [value];
  const parts = [...new Set([credentials, ...credentials.split(/[\s,;]+/)])];
  return [value, ...parts, ...(/^basic$/i.test(scheme) ? passwordOf(credentials) : [])];
}

function passwordOf(basic: string): string[] {
  const text = Buffer.from(basic, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 || text.includes('\ufffd') ? [] : [text.slice(colon + 1)];
}
