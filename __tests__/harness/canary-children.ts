import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program that a run has started, as the system told others about it. */
export interface Child {
  /** `go`, `git`, `sh`, `pprof`, or what a program of the tests called itself. */
  readonly program: string;
  readonly argv: string;
  readonly environ: string;
}

/** Stands in front of the tools on the PATH, writes down what each was given, and becomes the real one. */
export interface Recorder {
  readonly path: string;
  /** What a shell script has to run to record its own process under a name. */
  recordAs(program: string): string;
  /** The same for a program in Go: declarations to be put into a file with `os` imported. */
  readonly goSource: string;
  children(): Child[];
}

const TOOLS = ['go', 'git', 'sh'];

/** @param folder an empty one. */
export function recordChildren(folder: string): Recorder {
  const [bin, records] = [join(folder, 'bin'), join(folder, 'records')];
  for (const one of [bin, records]) mkdirSync(one, { recursive: true });
  // The arguments last: a process that is ended in between is not listed.
  const recordAs = (program: string) =>
    `r=$(/usr/bin/mktemp ${records}/${program}.XXXXXXXX); /bin/cat /proc/$$/environ >"$r.environ"; /bin/cat /proc/$$/cmdline >"$r.argv"`;
  for (const tool of TOOLS) {
    const real = execFileSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).trim();
    const pprof =
      tool === 'go'
        ? `if [ "$1 $2 $3" = "tool -n pprof" ]; then real=$(${real} "$@") || exit; printf '#!/bin/sh\\n%s\\nexec "%s" "$@"\\n' '${recordAs('pprof')}' "$real" >${bin}/pprof; chmod +x ${bin}/pprof; echo ${bin}/pprof; exit; fi\n`
        : '';
    writeFileSync(join(bin, tool), `#!/bin/sh\n${recordAs(tool)}\nunset r\n${pprof}exec ${real} "$@"\n`);
    chmodSync(join(bin, tool), 0o755);
  }
  return {
    path: `${bin}:${process.env['PATH']}`,
    recordAs,
    goSource: `func record(program string) {
	for _, what := range []string{"environ", "cmdline"} {
		data, _ := os.ReadFile("/proc/self/" + what)
		suffix := map[string]string{"cmdline": ".argv", "environ": ".environ"}[what]
		os.WriteFile(fmt.Sprintf("${records}/%s.%d%s", program, os.Getpid(), suffix), data, 0o644)
	}
}
`,
    children: () =>
      readdirSync(records)
        .filter((name) => name.endsWith('.argv'))
        .map((name) => ({
          program: name.split('.')[0] ?? '',
          argv: readFileSync(join(records, name), 'latin1'),
          environ: readFileSync(join(records, name.replace(/argv$/, 'environ')), 'latin1'),
        })),
  };
}
