// Cgo spends its time partly in C: it writes a CPU profile to its argument of a while in which C, Go and system calls
// take turns, and prints how many seconds of CPU time it gave to each.
package main

// #include <stdint.h>
// static uint32_t burn(int n) {
// 	volatile uint32_t x = 2463534242u;
// 	for (int i = 0; i < n; i++) { x ^= x << 13; x ^= x >> 17; x ^= x << 5; }
// 	return x;
// }
import "C"

import (
	"fmt"
	"log"
	"os"
	"runtime/pprof"
	"syscall"
	"time"
)

var sink uint32

func main() {
	file, err := os.Create(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	if err := pprof.StartCPUProfile(file); err != nil {
		log.Fatal(err)
	}
	zero, err := os.Open("/dev/zero")
	if err != nil {
		log.Fatal(err)
	}
	buffer := make([]byte, 1<<20)
	var inC, inGo, inKernel time.Duration
	for inC+inGo+inKernel < 3*time.Second {
		inC += timed(func() { sink += uint32(C.burn(3_000_000)) })
		inGo += timed(func() { sink += burn(1_000_000) })
		inKernel += timed(func() {
			for range 150 {
				if _, err := zero.Read(buffer); err != nil {
					log.Fatal(err)
				}
			}
		})
	}
	pprof.StopCPUProfile()
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%f %f %f\n", inC.Seconds(), inGo.Seconds(), inKernel.Seconds())
}

// timed is how much CPU time of this process f takes.
func timed(f func()) time.Duration {
	before := used()
	f()
	return used() - before
}

func used() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		log.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

//go:noinline
func burn(n int) (x uint32) {
	x = 2463534242
	for range n {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
	}
	return x
}
