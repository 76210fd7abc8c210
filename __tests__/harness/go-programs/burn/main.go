// Burn is a server that is always busy: it keeps half of one core working and serves net/http/pprof at the prefix
// given by -prefix. It prints its base URL on the first line.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/http/pprof"
	"sort"
	"time"
)

func main() {
	prefix := flag.String("prefix", "/debug/pprof", "where net/http/pprof is registered")
	flag.Parse()

	mux := http.NewServeMux()
	mux.HandleFunc(*prefix+"/profile", pprof.Profile)
	mux.Handle(*prefix+"/heap", pprof.Handler("heap"))
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())

	go work()
	log.Fatal(http.Serve(listener, mux))
}

// work keeps one core busy for half of the time.
func work() {
	for seed := 0; ; seed++ {
		begin := time.Now()
		for time.Since(begin) < 10*time.Millisecond {
			sink = sortHashes(seed)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

var sink int

func sortHashes(seed int) int {
	hashes := make([]string, 200)
	for i := range hashes {
		sum := sha256.Sum256([]byte(fmt.Sprint(seed, i)))
		hashes[i] = fmt.Sprintf("%x", sum[:8])
	}
	sort.Strings(hashes)
	return len(hashes[0])
}
