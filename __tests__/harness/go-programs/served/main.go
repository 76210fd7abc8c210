// Served is a service to be started, loaded and profiled: GET /work keeps a core busy for a moment, GET /healthz
// answers 503 until -starting has passed, and net/http/pprof is at its usual place. With -crash it panics after
// that time. It says what it was sent by SIGTERM, and takes -ending to go.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"net/http"
	_ "net/http/pprof"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	addr := flag.String("addr", "", "listen on this `host:port`")
	starting := flag.Duration("starting", 0, "how long /healthz answers 503")
	crash := flag.Duration("crash", 0, "panic after so long; 0 is never")
	ending := flag.Duration("ending", 0, "how long it takes to go")
	flag.Parse()

	begun := time.Now()
	http.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		if time.Since(begun) < *starting {
			http.Error(w, "starting", http.StatusServiceUnavailable)
		}
	})
	http.HandleFunc("GET /work", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintf(w, "%x\n", work())
	})
	go func() { log.Fatal(http.ListenAndServe(*addr, nil)) }()
	if *crash > 0 {
		time.Sleep(*crash)
		go panic("out of luck")
		select {}
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM)
	<-signals
	time.Sleep(*ending)
	fmt.Println("ended in peace")
}

func work() (sum [32]byte) {
	for begin := time.Now(); time.Since(begin) < 5*time.Millisecond; {
		for range 100 {
			sum = sha256.Sum256(sum[:])
		}
	}
	return sum
}
