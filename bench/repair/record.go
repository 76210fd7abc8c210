// Command record profiles what `work` does with all texts, until it has taken so much CPU time:
//
//	record PROFILE SECONDS FOLDER EXTENSION...
package main

import (
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strconv"
	"syscall"
)

type text struct {
	extension string
	content   []byte
}

func main() {
	seconds, err := strconv.Atoi(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	texts := read(os.Args[3], os.Args[4:])
	file, err := os.Create(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	if err := pprof.StartCPUProfile(file); err != nil {
		log.Fatal(err)
	}
	for start := cpuSeconds(); cpuSeconds() < start+float64(seconds); {
		work(texts)
	}
	pprof.StopCPUProfile()
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}

func cpuSeconds() float64 {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		log.Fatal(err)
	}
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}

func read(folder string, extensions []string) []text {
	var texts []text
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !slices.Contains(extensions, filepath.Ext(path)) {
			return err
		}
		content, err := os.ReadFile(path)
		texts = append(texts, text{filepath.Ext(path), content})
		return err
	})
	if err != nil {
		log.Fatal(err)
	}
	return texts
}
