// Service is a server that Prometheus can scrape and pprof can profile: it keeps the share -load of one core busy, has
// its CPU time at /metrics, and net/http/pprof. It prints its base URL on the first line.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	_ "net/http/pprof"
	"syscall"
	"time"
)

func main() {
	load := flag.Float64("load", 0.2, "share of one core that is kept busy")
	flag.Parse()

	http.HandleFunc("/metrics", func(w http.ResponseWriter, _ *http.Request) {
		var usage syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		seconds := time.Duration(usage.Utime.Nano() + usage.Stime.Nano()).Seconds()
		w.Header().Set("Content-Type", "text/plain; version=0.0.4")
		fmt.Fprintf(w, "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total %f\n", seconds)
		fmt.Fprintf(w, "# TYPE service_load gauge\nservice_load %f\n", *load)
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())

	go work(*load)
	log.Fatal(http.Serve(listener, nil))
}

func work(load float64) {
	const turn = 20 * time.Millisecond
	for {
		begin := time.Now()
		for time.Since(begin) < time.Duration(load*float64(turn)) {
			sink = sha256.Sum256(sink[:])
		}
		time.Sleep(time.Duration((1 - load) * float64(turn)))
	}
}

var sink [32]byte
