// Fleet is many services at once: each listens on a port of its own and answers /debug/pprof/profile as net/http/pprof
// does, with nothing at all until the asked seconds are over, then with the profile of its number in -profiles.
// What is wrong with a service is its line in -faults. It prints the base URL of each, one a line, then "ready".
package main

import (
	"bufio"
	"flag"
	"fmt"
	"log"
	"math/rand"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

func main() {
	profiles := flag.String("profiles", "", "folder with 0.pprof, 1.pprof and so on")
	faults := flag.String("faults", "", "file with the fault of each service, one a line; an empty line for none")
	flag.Parse()

	file, err := os.Open(*faults)
	if err != nil {
		log.Fatal(err)
	}
	lines := bufio.NewScanner(file)
	for number := 0; lines.Scan(); number++ {
		fmt.Println(start(lines.Text(), filepath.Join(*profiles, strconv.Itoa(number)+".pprof")))
	}
	fmt.Println("ready")
	select {}
}

func start(fault, profile string) string {
	switch fault {
	case "refuses":
		return reserved()
	case "accepts no connection":
		listener := listen()
		kept = append(kept, listener)
		return "http://" + listener.Addr().String()
	}
	listener := listen()
	mux := http.NewServeMux()
	mux.HandleFunc("/debug/pprof/profile", func(w http.ResponseWriter, r *http.Request) {
		answer(w, r, fault, profile)
	})
	go func() { log.Fatal(http.Serve(listener, mux)) }()
	return "http://" + listener.Addr().String()
}

var kept []any

func listen() net.Listener {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	return listener
}

// reserved returns a port that is bound but not listened on: it refuses, and nobody else can get it meanwhile.
func reserved() string {
	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
	if err != nil {
		log.Fatal(err)
	}
	if err := syscall.Bind(socket, &syscall.SockaddrInet4{Addr: [4]byte{127, 0, 0, 1}}); err != nil {
		log.Fatal(err)
	}
	address, err := syscall.Getsockname(socket)
	if err != nil {
		log.Fatal(err)
	}
	return fmt.Sprintf("http://127.0.0.1:%d", address.(*syscall.SockaddrInet4).Port)
}

func answer(w http.ResponseWriter, r *http.Request, fault, profile string) {
	seconds, err := strconv.Atoi(r.FormValue("seconds"))
	if err != nil {
		http.Error(w, "no seconds", http.StatusBadRequest)
		return
	}
	hang := func() { <-r.Context().Done() }
	switch fault {
	case "hangs":
		hang()
		return
	case "hangs after its headers":
		w.WriteHeader(http.StatusOK)
		w.(http.Flusher).Flush()
		hang()
		return
	case "sends a web page":
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, "<!doctype html><title>Sign in to %s</title>", r.Host)
		return
	}
	select {
	case <-r.Context().Done():
		return
	case <-time.After(time.Duration(seconds) * time.Second):
	}
	content, err := os.ReadFile(profile)
	if err != nil {
		log.Fatal(err)
	}
	switch fault {
	case "sends noise":
		rand.New(rand.NewSource(1)).Read(content)
	case "sends half":
		content = content[:len(content)/2]
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Content-Disposition", `attachment; filename="profile"`)
	w.Write(content)
}
