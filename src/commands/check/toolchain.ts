import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Finding } from '../../system/errors.ts';
import { runGo } from '../../go.ts';
import { shown, type Watched } from './watched.ts';

/** Whether `go build`, as the module and the environment are, takes the profile at all. */

/** The first release whose `go build` takes `default.pgo` by itself. */
const AUTOMATIC = 21;

/**
 * Whoever installs the Go that go.mod names (`go-version-file` of `actions/setup-go`) gets one that takes no profile
 * by itself. A newer Go builds such a module with its profile: the line is not what counts for that.
 */
export async function aboutGoVersion({ program }: Watched): Promise<readonly Finding[]> {
  const file = join(program.go.moduleDirectory, 'go.mod');
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  const at = lines.findIndex((line) => /^go\s+\d/.test(line));
  const minor = minorIn(lines[at], /^go\s+1\.(\d+)/);
  const toolchain = minorIn(
    lines.find((line) => /^toolchain\s/.test(line)),
    /^toolchain\s+go1\.(\d+)/,
  );
  if (minor === undefined || Math.max(minor, toolchain ?? 0) >= AUTOMATIC) return [];
  const has = minor < 20 ? 'has no profile-guided optimization' : 'ignores `default.pgo` without `-pgo=auto`';
  return [
    {
      severity: 'note',
      file,
      line: at + 1,
      message: `The module asks for Go 1.${minor}, which ${has}. Builds with that version do not use the profile, and say nothing.`,
      fix: `Write \`go 1.${AUTOMATIC}.0\` or later there, or make sure that every build has a newer Go.`,
    },
  ];
}

function minorIn(line: string | undefined, pattern: RegExp): number | undefined {
  const minor = pattern.exec(line ?? '')?.[1];
  return minor === undefined ? undefined : Number(minor);
}

/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over what lies beside the program. */
export async function aboutGoFlags(watched: Watched): Promise<readonly Finding[]> {
  const value = await pgoInGoFlags(watched);
  const { go, profilePath } = watched.program;
  if (value === undefined || value === 'auto') return [];
  if (value === 'off') {
    return [
      {
        severity: 'warning',
        message: '`GOFLAGS` holds `-pgo=off` here, so that `go build` does not use the profile.',
        fix: 'Take it out: see `go env GOFLAGS`, which the environment or `go env -w` sets.',
      },
    ];
  }
  if (resolve(go.context.cwd, value) === profilePath) return [];
  return [
    {
      severity: 'warning',
      message: `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` uses that file and not ${shown(watched, profilePath)}.`,
      fix: 'Take it out, or name the same file in `profile`.',
    },
  ];
}

/** `auto`, `off` or a path; undefined where it holds none. */
export async function pgoInGoFlags({ program }: Watched): Promise<string | undefined> {
  const { exitCode, stdout } = await runGo(['env', 'GOFLAGS'], program.go.context);
  if (exitCode !== 0) return undefined;
  // Whole flags may be quoted where they hold spaces.
  const flags = [...stdout.toString().matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)];
  const values = flags.map(
    ([, single, double, plain]) => /^--?pgo=(.*)$/.exec(single ?? double ?? plain ?? '')?.[1],
  );
  return values.filter((value) => value !== undefined).at(-1);
}
