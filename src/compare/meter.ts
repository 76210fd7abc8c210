import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.ts';
import { start } from '../exec.ts';
import { type GoToolchain, lastLines, runGo } from '../go.ts';

/**
 * Runs programs and tells the CPU time they took. Node does not tell what a child used, and a shell's `times`
 * counts in steps of 10 ms (dash); the Go toolchain is at hand anyway, and its `os.ProcessState` has the kernel's
 * own figures on every system, in microseconds on Linux and macOS.
 */
export interface Meter {
  readonly program: string;
  /** Folder for what the metered programs print. */
  readonly scratch: string;
}

/** What a program did that ran to its end. */
export interface MeteredRun {
  readonly exitCode: number;
  /** User and system time of the process and of those it waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** Greatest resident memory of any one of these processes, in bytes; 0 where the system does not tell. */
  readonly peakBytes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The time for measuring is over; what was measured so far stays. */
export class BudgetSpent extends Error {}

// Output goes to files: pipes would wake the meter, and a reader, next to what is measured.
const METER_SOURCE = `package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"time"
)

type usage struct {
	ExitCode    int     \`json:"exitCode"\`
	CPUSeconds  float64 \`json:"cpuSeconds"\`
	WallSeconds float64 \`json:"wallSeconds"\`
	PeakBytes   int64   \`json:"peakBytes"\`
}

func main() {
	prefix, argv := os.Args[1], os.Args[2:]
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Stdout = create(prefix + "stdout")
	cmd.Stderr = create(prefix + "stderr")
	began := time.Now()
	err := cmd.Run()
	wall := time.Since(began)
	if cmd.ProcessState == nil {
		fail(err)
	}
	state := cmd.ProcessState
	text, err := json.Marshal(usage{state.ExitCode(), (state.UserTime() + state.SystemTime()).Seconds(), wall.Seconds(), peak(state.SysUsage())})
	if err != nil {
		fail(err)
	}
	if err := os.WriteFile(prefix+"usage", text, 0o600); err != nil {
		fail(err)
	}
}

// The field is of the type syscall.Rusage, which Windows lacks; macOS counts in bytes, all others in KiB.
func peak(rusage any) int64 {
	value := reflect.Indirect(reflect.ValueOf(rusage))
	if value.Kind() != reflect.Struct {
		return 0
	}
	field := value.FieldByName("Maxrss")
	if !field.IsValid() || !field.CanInt() {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return field.Int()
	}
	return field.Int() * 1024
}

func create(name string) *os.File {
	file, err := os.Create(name)
	if err != nil {
		fail(err)
	}
	return file
}

func fail(err error) {
	os.Stderr.WriteString(err.Error() + "\\n")
	os.Exit(1)
}
`;

/** Builds the meter into `scratch`. @throws ExpectedError when Go cannot build even that. */
export async function buildMeter(go: GoToolchain, scratch: string, signal?: AbortSignal): Promise<Meter> {
  const folder = path.join(scratch, 'meter');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'meter.go'), METER_SOURCE);
  const program = path.join(folder, `meter${go.exe}`);
  const { exitCode, stderr } = await runGo(['build', '-o', program, 'meter.go'], {
    cwd: folder,
    // It runs here whatever the user builds for, and has nothing to do with a module that may lie around it.
    env: {
      ...(go.context.env ?? process.env),
      GOTMPDIR: scratch,
      GOFLAGS: undefined,
      GOOS: undefined,
      GOARCH: undefined,
      GO111MODULE: 'off',
      GOWORK: 'off',
    },
    ...(signal && { signal }),
  });
  if (exitCode !== 0) {
    throw new ExpectedError(`The program that measures CPU time does not build: ${lastLines(stderr, 5)}`, {
      fix: 'Check that `go build` works for a program of the standard library alone.',
    });
  }
  return { program, scratch: folder };
}

export interface MeteredOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `performance.now()` at which the program is ended, in ms. */
  readonly deadline: number;
}

/**
 * Runs `argv` under the meter to its end.
 * @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when it cannot be run.
 * In each case the process and its children are gone.
 */
export async function runMetered(
  meter: Meter,
  argv: readonly [string, ...string[]],
  options: MeteredOptions,
): Promise<MeteredRun> {
  const left = options.deadline - performance.now();
  options.signal?.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const prefix = path.join(meter.scratch, 'run.');
  await rm(`${prefix}usage`, { force: true });
  await using meterProcess = await start([meter.program, prefix, ...argv], {
    cwd: options.cwd,
    ...(options.env && { env: options.env }),
    ...(options.signal && { signal: options.signal }),
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void meterProcess.stop(1_000);
  }, left);
  await meterProcess.exited;
  clearTimeout(timer);
  options.signal?.throwIfAborted();
  if (late) throw new BudgetSpent();
  const usage = await readFile(`${prefix}usage`, 'utf8').catch(() => undefined);
  if (usage === undefined) {
    throw new ExpectedError(
      `${path.basename(argv[0])} could not be run: ${lastLines(meterProcess.output(), 5)}`,
      {
        fix: 'Benchmarks run on this machine: check that GOOS and GOARCH fit it.',
      },
    );
  }
  return {
    ...(JSON.parse(usage) as Omit<MeteredRun, 'stdout' | 'stderr'>),
    stdout: await readFile(`${prefix}stdout`, 'utf8'),
    stderr: await readFile(`${prefix}stderr`, 'utf8'),
  };
}
