// Meter runs the programs that its argument names at the same time, and writes the CPU time, wall time and peak memory of each program.
// Node does not report the CPU time of a child process. Go's os.ProcessState has the kernel's figures, in microseconds on Linux and macOS.
package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"sync"
	"time"
)

// order is the JSON that the program gets as its argument. The programs print into files, because pipes would wake the meter and a reader,
// which would disturb the measurement.
type order struct {
	Usage    string    `json:"usage"`
	Programs []program `json:"programs"`
}

type program struct {
	Argv      []string `json:"argv"`
	Directory string   `json:"directory"`
	Stdout    string   `json:"stdout"`
	Stderr    string   `json:"stderr"`
}

type usage struct {
	ExitCode    int     `json:"exitCode"`
	CPUSeconds  float64 `json:"cpuSeconds"`
	WallSeconds float64 `json:"wallSeconds"`
	PeakBytes   int64   `json:"peakBytes"`
}

func main() {
	var given order
	check(json.Unmarshal([]byte(os.Args[1]), &given))
	used := make([]usage, len(given.Programs))
	var running sync.WaitGroup
	for i, one := range given.Programs {
		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)
		cmd.Dir = one.Directory
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
			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peakBytes(state.SysUsage(), runtime.GOOS)}
		}(&used[i])
	}
	running.Wait()
	text, err := json.Marshal(used)
	check(err)
	check(os.WriteFile(given.Usage, text, 0o600))
}

// peakBytes reads Maxrss of a *syscall.Rusage, a type that Windows lacks. The unit of Maxrss is bytes on macOS and KiB on all other
// systems.
func peakBytes(rusage any, system string) int64 {
	value := reflect.Indirect(reflect.ValueOf(rusage))
	if value.Kind() != reflect.Struct {
		return 0
	}
	field := value.FieldByName("Maxrss")
	if !field.IsValid() || !field.CanInt() {
		return 0
	}
	if system == "darwin" || system == "ios" {
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
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}
