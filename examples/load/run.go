package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

const (
	requestTimeout = 10 * time.Second
	healthInterval = 50 * time.Millisecond
	errorPause     = 100 * time.Millisecond // so that a dead instance is not a busy loop
)

// A result counts what was done.
type result struct {
	requests int64 // answered or failed
	failed   int64
	first    error // of the failed
	elapsed  time.Duration
	took     []time.Duration // each request
}

// String is a line that go-pgo understands, also of other drivers.
func (r result) String() string {
	line := fmt.Sprintf("requests=%d errors=%d requests/s=%.1f seconds=%.1f",
		r.requests, r.failed, float64(r.requests)/r.elapsed.Seconds(), r.elapsed.Seconds())
	if slices.Sort(r.took); len(r.took) > 0 {
		line += fmt.Sprintf(" p50=%v p99=%v", r.took[len(r.took)/2], r.took[len(r.took)*99/100])
	}
	return line
}

// run waits for the instances and loads them until the time or the requests are
// used up or ctx is done. Requests in flight at the end are waited for, so that
// every one counted was done in full. A failed request is counted; an instance
// that never becomes healthy is an error.
func run(ctx context.Context, c config) (result, error) {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConns = 0 // no limit
	transport.MaxIdleConnsPerHost = c.concurrency
	defer transport.CloseIdleConnections()
	client := &http.Client{
		Transport: transport,
		Timeout:   requestTimeout,
		// Following a redirect could load another server.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	if err := awaitHealth(ctx, client, c.urls, c.wait); err != nil {
		return result{}, err
	}

	d := &driver{client: client, routes: c.mix.sequence(), documents: documents(), limit: c.requests}
	start := time.Now()
	ctx, cancel := context.WithTimeout(ctx, c.duration)
	defer cancel()
	var workers sync.WaitGroup
	for _, url := range c.urls {
		for range c.concurrency {
			workers.Add(1)
			go func() {
				defer workers.Done()
				d.work(ctx, url)
			}()
		}
	}
	workers.Wait()
	d.result.elapsed = time.Since(start)
	return d.result, nil
}

// awaitHealth returns as soon as each instance has answered /healthz well once.
func awaitHealth(ctx context.Context, client *http.Client, urls []string, wait time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	for _, url := range urls {
		var last error
		for {
			err := exchange(ctx, client, http.MethodGet, url+"/healthz", nil)
			if err == nil {
				break
			}
			if last == nil || ctx.Err() == nil {
				last = err // unless it only says that the time is over
			}
			select {
			case <-time.After(healthInterval):
			case <-ctx.Done():
				if errors.Is(ctx.Err(), context.Canceled) {
					return errors.New("stopped before the instances were healthy")
				}
				return fmt.Errorf("%s is not healthy after %v: %w", url, wait, last)
			}
		}
	}
	return nil
}

// A driver hands out the requests to its workers.
type driver struct {
	client    *http.Client
	routes    []string
	documents [][]byte
	limit     int64        // most requests; 0: no limit
	sent      atomic.Int64 // requests handed out

	mu     sync.Mutex
	result result
}

// work sends one request after the other to one instance until ctx is done or
// the driver's limit is reached.
func (d *driver) work(ctx context.Context, url string) {
	for ctx.Err() == nil {
		i := d.sent.Add(1) - 1
		if d.limit > 0 && i >= d.limit {
			return
		}
		// What is asked for depends on nothing but i: the same number of
		// requests is the same work, whichever worker does it.
		route := d.routes[i%int64(len(d.routes))]
		document := d.documents[i%int64(len(d.documents))]
		start := time.Now()
		err := exchange(context.WithoutCancel(ctx), d.client, http.MethodPost, url+"/"+route, document)
		d.count(err, time.Since(start))
		if err != nil {
			select {
			case <-time.After(errorPause):
			case <-ctx.Done():
			}
		}
	}
}

func (d *driver) count(err error, took time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.result.requests++
	d.result.took = append(d.result.took, took)
	if err != nil {
		d.result.failed++
		if d.result.first == nil {
			d.result.first = err
		}
	}
}

// exchange sends a request and reads the response to its end, which lets the
// connection be used again. Any status but 200 is an error.
func exchange(ctx context.Context, client *http.Client, method, url string, body []byte) error {
	request, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	if body != nil {
		request.Header.Set("Content-Type", "text/markdown; charset=utf-8")
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if _, err := io.Copy(io.Discard, response.Body); err != nil {
		return fmt.Errorf("%s %s: %w", method, url, err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, url, response.Status)
	}
	return nil
}
