// Loaded is a server to be compared under load: GET /work hashes -rounds times, and as many times more as the variable
// of the linker `slower` says in percent, so that two builds of it differ by a known amount. GET /healthz answers 200.
// The other options are what goes wrong with servers, and what they do beside serving.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"
)

// slower is set by -ldflags=-X main.slower=20.
var slower = "0"

func main() {
	log.SetFlags(0)
	addr := flag.String("addr", "127.0.0.1:0", "listen on this `host:port`")
	rounds := flag.Int("rounds", 200, "hashes per request")
	crash := flag.Int64("crash", 0, "panic in this request; 0 is never")
	fail := flag.Int64("fail", 0, "answer every so manieth request with 500; 0 is none")
	unready := flag.Bool("unready", false, "/healthz answers 503")
	inChild := flag.Bool("child", false, "do the work in a child process")
	memory := flag.Int("memory", 0, "hold so many MiB")
	leak := flag.String("leak", "", "leave a process behind that listens instead of this one: `how` is setsid or unknown")
	sit := flag.Bool("sit", false, "do nothing but hold what was inherited")
	stubborn := flag.Bool("stubborn", false, "do not end on SIGTERM")
	flag.Parse()
	if *sit {
		time.Sleep(time.Hour)
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		log.Fatal(err)
	}
	if *leak != "" {
		leakTo(listener, *leak)
	}
	if *stubborn {
		ignoreTerm()
	}
	held := make([]byte, *memory<<20)
	for at := 0; at < len(held); at += 4096 {
		held[at] = 1
	}
	percent, err := strconv.Atoi(slower)
	if err != nil {
		log.Fatal(err)
	}
	work := hashes(*rounds * (100 + percent) / 100)
	if *inChild {
		work = childAt(*rounds * (100 + percent) / 100)
	}
	var requests atomic.Int64
	http.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		if *unready {
			http.Error(w, "not yet", http.StatusServiceUnavailable)
		}
	})
	http.HandleFunc("GET /work", func(w http.ResponseWriter, _ *http.Request) {
		number := requests.Add(1)
		if number == *crash {
			go panic("out of luck")
			select {}
		}
		if *fail > 0 && number%*fail == 0 {
			http.Error(w, "no", http.StatusInternalServerError)
			return
		}
		work(w)
	})
	fmt.Printf("listening on http://%s\n", listener.Addr())
	log.Fatal(http.Serve(listener, nil))
}

func hashes(rounds int) func(http.ResponseWriter) {
	return func(w http.ResponseWriter) {
		var sum [32]byte
		for range rounds {
			sum = sha256.Sum256(sum[:])
		}
		fmt.Fprintf(w, "%x\n", sum[:4])
	}
}

// childAt starts this program once more, which does the work, and asks it for each request.
func childAt(rounds int) func(http.ResponseWriter) {
	child := exec.Command(os.Args[0], "-rounds", strconv.Itoa(rounds))
	output, err := child.StdoutPipe()
	if err != nil {
		log.Fatal(err)
	}
	if err := child.Start(); err != nil {
		log.Fatal(err)
	}
	var url string
	if _, err := fmt.Fscanf(output, "listening on %s\n", &url); err != nil {
		log.Fatal(err)
	}
	return func(w http.ResponseWriter) {
		response, err := http.Get(url + "/work")
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		response.Body.Close()
		fmt.Fprintln(w, "done")
	}
}

// leakTo hands the listener to a process in a session of its own, which in the end nobody knows to be of this server.
func leakTo(listener net.Listener, how string) {
	file, err := listener.(*net.TCPListener).File()
	if err != nil {
		log.Fatal(err)
	}
	child := exec.Command(os.Args[0], "-sit")
	if how == "unknown" {
		// The shell ends at once, so that even the parent is gone.
		child = exec.Command("sh", "-c", `"$0" -sit <&- >&- 2>&- &`, os.Args[0])
		child.Env = []string{"PATH=" + os.Getenv("PATH")}
	}
	child.ExtraFiles = []*os.File{file}
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		log.Fatal(err)
	}
	if how == "unknown" {
		child.Wait()
	}
}
