package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestParseRefuses(t *testing.T) {
	tests := []struct {
		args string
		want string // part of the error
	}{
		{"", "-url is missing"},
		{"-url http://192.0.2.1:80", "add -allow-remote"},
		{"-url http://service.example", "add -allow-remote"},
		{"-url http://localhost.example", "add -allow-remote"},
		{"-url http://127.0.0.1 -url http://0.0.0.0", "add -allow-remote"},
		{"-url 127.0.0.1:8080", "not a base URL"},
		{"-url http://", "not a base URL"},
		{"-url http://[::1]:80/?a", "not a base URL"},
		{"-url http://localhost -duration 11m", "at most 10m0s"},
		{"-url http://localhost -duration 0s", "more than 0"},
		{"-url http://localhost -requests -1", "must not be negative"},
		{"-url http://localhost -concurrency 0", "at least 1"},
		{"-url http://localhost -mix tidy", "choose from render, index"},
		{"-url http://localhost -mix render=0", "from 1 to 1000"},
		{"-url http://localhost -mix render,render", "twice"},
		{"-url http://localhost more", "unexpected argument"},
	}
	for _, test := range tests {
		_, err := parse(strings.Fields(test.args))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("parse(%q): error %v, want %q in it", test.args, err, test.want)
		}
	}
}

func TestParse(t *testing.T) {
	got, err := parse(strings.Fields("-url http://127.0.0.1:1/ -url http://[::1]:2 -url http://a.example -allow-remote -mix index"))
	if err != nil {
		t.Fatal(err)
	}
	want := config{
		urls:        []string{"http://127.0.0.1:1", "http://[::1]:2", "http://a.example"},
		duration:    30 * time.Second,
		concurrency: 2,
		mix:         mix{{"index", 1}},
		wait:        30 * time.Second,
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestSequence(t *testing.T) {
	m, err := parseMix("render=3, index")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(m.sequence(), " "); got != "render render index render" {
		t.Errorf("got %s", got)
	}
}

func TestDocuments(t *testing.T) {
	list := documents()
	if again := documents(); !reflect.DeepEqual(list, again) {
		t.Error("the documents differ from call to call")
	}
	for i, document := range list {
		if len(document) < 1_000 || len(document) > 30_000 {
			t.Errorf("document %d has %d bytes", i, len(document))
		}
	}
	if bytes.Equal(list[0], list[8]) {
		t.Error("documents of the same length are equal")
	}
}

// TestRun checks that a bounded run asks for the same whenever it is run.
func TestRun(t *testing.T) {
	ask := func() (map[string]int, result) {
		var mu sync.Mutex
		asked := make(map[string]int)
		handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, _ := io.ReadAll(r.Body)
			mu.Lock()
			defer mu.Unlock()
			if r.URL.Path != "/healthz" {
				asked[r.URL.Path+string(body)]++
			}
		})
		a, b := httptest.NewServer(handler), httptest.NewServer(handler)
		defer a.Close()
		defer b.Close()
		got, err := run(context.Background(), config{
			urls: []string{a.URL, b.URL}, duration: time.Minute, requests: 200, concurrency: 2,
			mix: mix{{"render", 9}, {"index", 1}}, wait: time.Second,
		})
		if err != nil {
			t.Fatal(err)
		}
		return asked, got
	}
	first, got := ask()
	if got.requests != 200 || got.failed != 0 {
		t.Errorf("%v, want 200 requests without errors", got)
	}
	index := 0
	for key, n := range first {
		if strings.HasPrefix(key, "/index") {
			index += n
		}
	}
	if index != 20 {
		t.Errorf("%d requests for /index, want 20", index)
	}
	if second, _ := ask(); !reflect.DeepEqual(first, second) {
		t.Error("two runs asked for different things")
	}
}

func TestRunCountsErrors(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/render":
			http.Redirect(w, r, "http://192.0.2.1/", http.StatusFound)
		case "/index":
			http.Error(w, "no", http.StatusInternalServerError)
		}
	}))
	defer server.Close()
	got, err := run(context.Background(), config{
		urls: []string{server.URL}, duration: time.Minute, requests: 4, concurrency: 2,
		mix: mix{{"render", 1}, {"index", 1}}, wait: time.Second,
	})
	if err != nil {
		t.Fatal(err)
	}
	if got.requests != 4 || got.failed != 4 || got.first == nil {
		t.Errorf("%v (%v), want 4 errors", got, got.first)
	}
}

func TestRunNeedsHealth(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	defer server.Close()
	_, err := run(context.Background(), config{
		urls: []string{server.URL}, duration: time.Second, concurrency: 1, mix: mix{{"render", 1}}, wait: 200 * time.Millisecond,
	})
	if err == nil || !strings.Contains(err.Error(), "not healthy after 200ms") || !strings.Contains(err.Error(), "404") {
		t.Errorf("error %v", err)
	}
}

// TestRunStops checks that a signal ends the run early without errors.
func TestRunStops(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	defer server.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer cancel()
	got, err := run(ctx, config{
		urls: []string{server.URL}, duration: time.Minute, concurrency: 2, mix: mix{{"render", 1}}, wait: time.Second,
	})
	if err != nil || got.failed != 0 || got.requests == 0 || got.elapsed > 10*time.Second {
		t.Errorf("%v (%v, %v), want some requests and no errors", got, err, got.first)
	}
}
