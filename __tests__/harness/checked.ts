import type { Profile as PprofProfile } from 'pprof-format';
import { expect } from 'vitest';
import { documentOf, type Place } from './cli.ts';
import { TINY } from './go-modules.ts';
import { altered, textIndex } from './profiles.ts';

/** Sources of which `check` has nothing to say with `goodProfile`, its tests left out. */
export const CHECKED: Readonly<Record<string, string>> = {
  'go.mod': TINY['go.mod'] ?? '',
  'main.go': TINY['main.go'] ?? '',
  'recorded.go': TINY['recorded.go'] ?? '',
};

/**
 * A profile of enough samples, whose functions are not missed: they have names that no source declares.
 * @param change what else is to be in it. */
export function goodProfile(change: (profile: PprofProfile) => void = () => {}): Uint8Array {
  return altered('render-1', (profile) => {
    for (const sample of profile.sample) sample.value = sample.value.map((value) => Number(value) * 3);
    const names = new Map(
      profile.function.map((func) => [func, `${profile.stringTable.strings[Number(func.name)]}`]),
    );
    for (const [func, name] of names)
      if (!name.startsWith('main.') && !/^runtime\.(memmove|mallocgc)$/.test(name))
        func.name = textIndex(profile, `runtime._Of${name.replace(/\W/g, '')}`);
    change(profile);
  });
}

/** What `check` found, with paths relative to the place. */
export interface Checked {
  readonly exitCode: number | null;
  readonly decision: string | undefined;
  readonly error: string | undefined;
  readonly findings: readonly {
    readonly severity: string;
    readonly at: string;
    readonly message: string;
    readonly fix?: string;
  }[];
}

export async function check(
  place: Place,
  args: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Checked> {
  const ended = await place.run(['check', '--max-profile-age', '36500d', '--json', ...args], { env });
  expect(ended.stdout, ended.stderr).not.toBe('');
  const { decision, error, findings } = documentOf(ended);
  return {
    exitCode: ended.exitCode,
    decision: decision?.kind,
    error: error?.message,
    // How much of it is stale is tested with a real program.
    findings: findings
      .filter(({ message }) => !/still reaches|of the weight \(|hot calls are no/.test(message))
      .map(({ severity, file = '', line, message, fix }: Found) => ({
        severity,
        at: `${file.replace(`${place.cwd}/`, '')}${line === undefined ? '' : `:${line}`}`,
        message,
        ...(fix !== undefined && { fix }),
      })),
  };
}

interface Found {
  readonly severity: string;
  readonly file?: string;
  readonly line?: number;
  readonly message: string;
  readonly fix?: string;
}
