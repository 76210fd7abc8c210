/**
 * The meter, in Go: runs what its argument orders, all at once, and writes what each used. Output goes to files: pipes
 * would wake the meter, and a reader, next to what is measured.
 */
export const METER_SOURCE = `package main

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

export const ONE_CPU_ON_LINUX = `package main

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

export const ONE_CPU_ELSEWHERE = `//go:build !linux

package main

import "errors"

func keepToOneCPU() error {
	return errors.New("this system does not keep a program to one CPU")
}
`;
