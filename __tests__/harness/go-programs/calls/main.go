// Calls makes calls of every kind that Go has, each of them hot, while it writes a CPU profile of itself.
package main

import (
	"os"
	"runtime/pprof"
	"time"

	"example.com/calls/shapes"
)

func main() {
	file, err := os.Create(os.Args[1])
	check(err)
	check(pprof.StartCPUProfile(file))
	for end := time.Now().Add(2 * time.Second); time.Now().Before(end); {
		shapes.Run()
	}
	pprof.StopCPUProfile()
	check(file.Close())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
