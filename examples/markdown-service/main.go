// Markdown-service renders Markdown to HTML pages and builds full-text indexes
// of Markdown documents, over HTTP.
//
// Usage:
//
//	markdown-service [-addr host:port]
//
// It serves POST /render, POST /index, GET /healthz and, so that its CPU use
// can be profiled while it works, net/http/pprof under /debug/pprof/.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os/signal"
	"syscall"
	"time"
)

// shutdownGrace is how long requests in flight may still take after a signal.
// A CPU profile being recorded may need longer than that and is cut off.
const shutdownGrace = 5 * time.Second

func main() {
	log.SetFlags(0)
	log.SetPrefix("markdown-service: ")
	addr := flag.String("addr", "127.0.0.1:8080", "listen on this `host:port`; port 0 picks a free one")
	flag.Parse()
	if flag.NArg() > 0 {
		log.Fatalf("unexpected argument %q", flag.Arg(0))
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if err := serve(ctx, *addr); err != nil {
		log.Fatal(err)
	}
}

// serve answers requests on addr until ctx is done.
func serve(ctx context.Context, addr string) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	// The one line on stdout, so that a script can read the port it was given.
	fmt.Printf("listening on http://%s\n", listener.Addr())

	// There is no write timeout: net/http/pprof refuses profiles longer than it.
	server := &http.Server{
		Handler:           newHandler(),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       30 * time.Second,
		IdleTimeout:       2 * time.Minute,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()

	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	grace, cancel := context.WithTimeout(context.Background(), shutdownGrace)
	defer cancel()
	err = server.Shutdown(grace)
	if errors.Is(err, context.DeadlineExceeded) {
		return server.Close()
	}
	return err
}
