// Load keeps instances of markdown-service busy, so that there is something to
// profile or to measure.
//
// Usage:
//
//	load -url http://127.0.0.1:8080 [-url ...] [-duration 30s] [-requests n] [-mix render=9,index=1]
//
// The requests and their order are the same in every run. At the end, also on
// Ctrl-C, one line on stdout sums up. The exit code is 1 if any request failed, and 2 for wrong
// usage.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

const maxDuration = 10 * time.Minute

func main() {
	config, err := parse(os.Args[1:])
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(2)
	}
	// The second signal finds the default again and kills.
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)

	result, err := run(ctx, config)
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
	fmt.Println(result)
	if result.failed > 0 {
		fmt.Fprintln(os.Stderr, "load: the first error:", result.first)
		os.Exit(1)
	}
}

// A config says what to request, from which servers, how fast and for how long.
type config struct {
	urls        []string // of the instances, without a path
	duration    time.Duration
	requests    int64 // 0 is no bound
	concurrency int   // requests in flight for each URL
	mix         mix
	wait        time.Duration // for the instances to be healthy
}

func parse(args []string) (config, error) {
	c := config{mix: mix{{"render", 1}}}
	allowRemote := false
	flags := flag.NewFlagSet("load", flag.ContinueOnError)
	flags.Func("url", "base `URL` of an instance; may be repeated", func(s string) error {
		c.urls = append(c.urls, strings.TrimRight(s, "/"))
		return nil
	})
	flags.DurationVar(&c.duration, "duration", 30*time.Second, "how long to send requests, at most "+maxDuration.String())
	flags.Int64Var(&c.requests, "requests", 0, "stop after this `number` of requests, if that is sooner")
	flags.IntVar(&c.concurrency, "concurrency", 2, "requests in flight for each URL")
	flags.Func("mix", "`routes` and their shares, such as render=9,index=1 (default render)", func(s string) (err error) {
		c.mix, err = parseMix(s)
		return err
	})
	flags.DurationVar(&c.wait, "wait", 30*time.Second, "how long to wait at the start until all instances are healthy")
	flags.BoolVar(&allowRemote, "allow-remote", false, "also load hosts other than this one")
	flags.SetOutput(io.Discard) // main reports the error, in one sentence
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			flags.SetOutput(os.Stderr)
			flags.PrintDefaults()
		}
		return config{}, err
	}

	switch {
	case flags.NArg() > 0:
		return config{}, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	case len(c.urls) == 0:
		return config{}, fmt.Errorf("-url is missing: give at least one base URL")
	case c.duration <= 0 || c.duration > maxDuration:
		return config{}, fmt.Errorf("-duration is %v: it must be more than 0 and at most %v", c.duration, maxDuration)
	case c.requests < 0:
		return config{}, fmt.Errorf("-requests is %d: it must not be negative", c.requests)
	case c.concurrency < 1:
		return config{}, fmt.Errorf("-concurrency is %d: it must be at least 1", c.concurrency)
	}
	for _, s := range c.urls {
		if err := checkURL(s, allowRemote); err != nil {
			return config{}, err
		}
	}
	return c, nil
}

// checkURL makes sure that a pasted command does not load a stranger's server.
func checkURL(s string, allowRemote bool) error {
	u, err := url.Parse(s)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.RawQuery != "" || u.Fragment != "" {
		return fmt.Errorf("-url %q is not a base URL such as http://127.0.0.1:8080", s)
	}
	if !allowRemote && !isLoopback(u.Hostname()) {
		return fmt.Errorf("-url %q is not on this machine: add -allow-remote if you mean to load it", s)
	}
	return nil
}

// isLoopback does not resolve names: localhost is the only one it trusts.
func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
