import { Er as ExpectedError, Nt as start, Sr as _usingCtx } from "./start.js";
import { c as runGo, i as lastLines } from "./go.js";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

// src/compare/meter-program.ts
/**
* The meter, in Go: runs what its argument orders, all at once, and writes what each used. Output goes to files: pipes
* would wake the meter, and a reader, next to what is measured.
*/
const METER_SOURCE = `package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"sync"
	"time"
)

type program struct {
	Argv   []string \`json:"argv"\`
	Stdout string   \`json:"stdout"\`
	Stderr string   \`json:"stderr"\`
}

type order struct {
	OneCPU   bool      \`json:"oneCPU"\`
	Usage    string    \`json:"usage"\`
	Programs []program \`json:"programs"\`
}

type usage struct {
	ExitCode    int     \`json:"exitCode"\`
	CPUSeconds  float64 \`json:"cpuSeconds"\`
	WallSeconds float64 \`json:"wallSeconds"\`
	PeakBytes   int64   \`json:"peakBytes"\`
}

func main() {
	var given order
	check(json.Unmarshal([]byte(os.Args[1]), &given))
	if given.OneCPU {
		// What a thread starts has its CPUs.
		runtime.LockOSThread()
		check(keepToOneCPU())
	}
	used := make([]usage, len(given.Programs))
	var running sync.WaitGroup
	for i, one := range given.Programs {
		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)
		cmd.Stdout = create(one.Stdout)
		cmd.Stderr = create(one.Stderr)
		began := time.Now()
		check(cmd.Start())
		running.Add(1)
		go func(used *usage) {
			defer running.Done()
			err := cmd.Wait()
			wall := time.Since(began)
			state := cmd.ProcessState
			if state == nil {
				check(err)
			}
			cpu := state.UserTime() + state.SystemTime()
			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peak(state.SysUsage())}
		}(&used[i])
	}
	running.Wait()
	text, err := json.Marshal(used)
	check(err)
	check(os.WriteFile(given.Usage, text, 0o600))
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
	check(err)
	return file
}

func check(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\\n")
		os.Exit(1)
	}
}
`;
const ONE_CPU_ON_LINUX = `package main

import (
	"math/bits"
	"math/rand"
	"syscall"
	"unsafe"
)

// The calling thread, and what it starts, stay on one of the CPUs that it may use: another one each time.
func keepToOneCPU() error {
	var allowed, one [1024]uintptr
	if err := affinity(syscall.SYS_SCHED_GETAFFINITY, &allowed); err != nil {
		return err
	}
	var cpus []int
	for cpu := 0; cpu < len(allowed)*bits.UintSize; cpu++ {
		if allowed[cpu/bits.UintSize]>>(cpu%bits.UintSize)&1 == 1 {
			cpus = append(cpus, cpu)
		}
	}
	cpu := cpus[rand.Intn(len(cpus))]
	one[cpu/bits.UintSize] = 1 << (cpu % bits.UintSize)
	return affinity(syscall.SYS_SCHED_SETAFFINITY, &one)
}

func affinity(call uintptr, mask *[1024]uintptr) error {
	_, _, errno := syscall.RawSyscall(call, 0, unsafe.Sizeof(*mask), uintptr(unsafe.Pointer(mask)))
	if errno != 0 {
		return errno
	}
	return nil
}
`;
const ONE_CPU_ELSEWHERE = `//go:build !linux

package main

import "errors"

func keepToOneCPU() error {
	return errors.New("this system does not keep a program to one CPU")
}
`;

// src/compare/meter.ts
/** The time for measuring is over; what was measured so far stays. */
var BudgetSpent = class extends Error {};
/**
* Builds the meter into `scratch`, for the machine that this runs on. @throws ExpectedError when Go cannot build even that.
*/
async function buildMeter(go, scratch, signal) {
	const folder = path.join(scratch, "meter");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "meter.go"), METER_SOURCE);
	await writeFile(path.join(folder, "cpu_linux.go"), ONE_CPU_ON_LINUX);
	await writeFile(path.join(folder, "cpu_elsewhere.go"), ONE_CPU_ELSEWHERE);
	const program = path.join(folder, `meter${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-o",
		program,
		"."
	], {
		cwd: folder,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: scratch,
			GOFLAGS: void 0,
			GOOS: void 0,
			GOARCH: void 0,
			GO111MODULE: "off",
			GOWORK: "off"
		},
		...signal && { signal }
	});
	if (exitCode !== 0) throw new ExpectedError(`The program that measures CPU time does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program of the standard library alone." });
	const meter = {
		program,
		scratch: folder,
		keepsToOneCpu: true
	};
	const tried = await meteredRuns(meter, [], {
		oneCpu: true,
		cwd: folder,
		signal,
		deadline: Infinity
	});
	return {
		...meter,
		keepsToOneCpu: "runs" in tried
	};
}
/**
* Runs `argv` under the meter to its end.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when it cannot be run.
* In each case the process and its children are gone.
*/
async function runMetered(meter, argv, options) {
	const [run] = await runAll(meter, [argv], {
		...options,
		oneCpu: false
	});
	return run;
}
/**
* Runs both programs at the same time on the same CPU, one that is chosen anew each time; a meter that does not keep
* to one CPU cannot. @throws as `runMetered`.
*/
async function runTogether(meter, both, options) {
	const [first, second] = await runAll(meter, both, {
		...options,
		oneCpu: true
	});
	return [first, second];
}
/** What the program at this place has printed so far. */
async function printedBy(meter, at = 0) {
	const [stdout, stderr] = await Promise.all(outputFiles(meter, at).map((file) => readFile(file, "utf8").catch(() => "")));
	return {
		stdout: stdout ?? "",
		stderr: stderr ?? ""
	};
}
function outputFiles({ scratch }, at) {
	return [path.join(scratch, `run.${at}.stdout`), path.join(scratch, `run.${at}.stderr`)];
}
async function runAll(meter, all, options) {
	const ended = await meteredRuns(meter, all, options);
	if ("runs" in ended) return ended.runs;
	const names = [...new Set(all.map(([program]) => path.basename(program)))].join(" and ");
	throw new ExpectedError(`${names} could not be run: ${ended.said}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
}
async function meteredRuns(meter, all, { cwd, env, signal, deadline, oneCpu }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const left = deadline - performance.now();
		signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const usage = path.join(meter.scratch, "run.usage");
		await rm(usage, { force: true });
		const programs = all.map((argv, at) => {
			const [stdout, stderr] = outputFiles(meter, at);
			return {
				argv,
				stdout,
				stderr
			};
		});
		const meterProcess = _usingCtx$1.a(await start([meter.program, JSON.stringify({
			oneCPU: oneCpu,
			usage,
			programs
		})], {
			cwd,
			...env && { env },
			...signal && { signal }
		}));
		let late = false;
		const onDeadline = () => {
			late = true;
			meterProcess.stop(1e3);
		};
		const timer = Number.isFinite(left) ? setTimeout(onDeadline, left) : void 0;
		await meterProcess.exited;
		clearTimeout(timer);
		signal?.throwIfAborted();
		if (late) throw new BudgetSpent();
		const text = await readFile(usage, "utf8").catch(() => void 0);
		if (text === void 0) return { said: lastLines(meterProcess.output(), 5) };
		const used = JSON.parse(text);
		return { runs: await Promise.all(used.map(async (one, at) => ({
			...one,
			...await printedBy(meter, at)
		}))) };
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

export { runTogether as a, runMetered as i, buildMeter as n, printedBy as r, BudgetSpent as t };