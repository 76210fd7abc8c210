// Busy reads and writes eight megabytes here and there, on every core: it takes time and cache from its neighbours.
package main

import (
	"os"
	"runtime"
	"time"
)

func main() {
	parent := os.Getppid()
	for i := 0; i < runtime.NumCPU(); i++ {
		go func() {
			memory := make([]byte, 8<<20)
			sum := 0
			for {
				for at := range memory {
					sum = sum*31 + int(memory[(at*4099)&(len(memory)-1)])
				}
				memory[sum&7]++
			}
		}()
	}
	// The process that started it may be killed, and nothing would end this one then.
	for os.Getppid() == parent {
		time.Sleep(time.Second)
	}
}
