package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"example.com/markdown-service/index"
)

func TestRoutes(t *testing.T) {
	server := httptest.NewServer(newHandler())
	defer server.Close()

	tests := []struct {
		method, path, body string
		status             int
		want               string // part of the response body
	}{
		{"GET", "/healthz", "", http.StatusOK, "ok"},
		{"POST", "/render", "# Tides\n", http.StatusOK, `<h1 id="tides">Tides</h1>`},
		{"POST", "/index", "# Tides\n", http.StatusOK, `"title":"Tides"`},
		{"POST", "/render", strings.Repeat("x", maxBody+1), http.StatusRequestEntityTooLarge, "larger than 1048576 bytes"},
		{"GET", "/render", "", http.StatusMethodNotAllowed, ""},
		{"GET", "/", "", http.StatusNotFound, ""},
		{"GET", "/debug/pprof/", "", http.StatusOK, "goroutine"},
	}
	for _, test := range tests {
		t.Run(test.method+test.path, func(t *testing.T) {
			request, err := http.NewRequest(test.method, server.URL+test.path, strings.NewReader(test.body))
			if err != nil {
				t.Fatal(err)
			}
			response, err := server.Client().Do(request)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			body, err := io.ReadAll(response.Body)
			if err != nil {
				t.Fatal(err)
			}
			if response.StatusCode != test.status {
				t.Errorf("status %d, want %d", response.StatusCode, test.status)
			}
			if !strings.Contains(string(body), test.want) {
				t.Errorf("body %q does not contain %q", body, test.want)
			}
		})
	}
}

func TestIndexIsJSON(t *testing.T) {
	recorder := httptest.NewRecorder()
	request := httptest.NewRequest("POST", "/index", strings.NewReader("# Wells\n\nDeep wells, deeper well."))
	newHandler().ServeHTTP(recorder, request)
	var got index.Index
	if err := json.Unmarshal(recorder.Body.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Terms) == 0 || got.Terms[0].Term != "well" || got.Terms[0].Count != 3 {
		t.Errorf("terms %+v, want well three times first", got.Terms)
	}
}
