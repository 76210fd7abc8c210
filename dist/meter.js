import { n as ExpectedError } from "./errors.js";
import { n as start } from "./exec2.js";
import { r as lastLines, s as runGo } from "./go.js";
import { t as _usingCtx } from "./usingCtx.js";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

// src/compare/meter.ts
/** The time for measuring is over; what was measured so far stays. */
var BudgetSpent = class extends Error {};
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
async function buildMeter(go, scratch, signal) {
	const folder = path.join(scratch, "meter");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "meter.go"), METER_SOURCE);
	const program = path.join(folder, `meter${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-o",
		program,
		"meter.go"
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
	return {
		program,
		scratch: folder
	};
}
/**
* Runs `argv` under the meter to its end.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when it cannot be run.
* In each case the process and its children are gone.
*/
async function runMetered(meter, argv, options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const left = options.deadline - performance.now();
		options.signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const prefix = path.join(meter.scratch, "run.");
		await rm(`${prefix}usage`, { force: true });
		const meterProcess = _usingCtx$1.a(await start([
			meter.program,
			prefix,
			...argv
		], {
			cwd: options.cwd,
			...options.env && { env: options.env },
			...options.signal && { signal: options.signal }
		}));
		let late = false;
		const timer = setTimeout(() => {
			late = true;
			meterProcess.stop(1e3);
		}, left);
		await meterProcess.exited;
		clearTimeout(timer);
		options.signal?.throwIfAborted();
		if (late) throw new BudgetSpent();
		const usage = await readFile(`${prefix}usage`, "utf8").catch(() => void 0);
		if (usage === void 0) throw new ExpectedError(`${path.basename(argv[0])} could not be run: ${lastLines(meterProcess.output(), 5)}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
		return {
			...JSON.parse(usage),
			stdout: await readFile(`${prefix}stdout`, "utf8"),
			stderr: await readFile(`${prefix}stderr`, "utf8")
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

export { buildMeter as n, runMetered as r, BudgetSpent as t };