package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/pprof"
	"strconv"

	"example.com/markdown-service/index"
	"example.com/markdown-service/render"
)

// maxBody bounds one document, and with it the memory and time of one request.
const maxBody = 1 << 20

// newHandler returns the service's routes.
func newHandler() http.Handler {
	mux := http.NewServeMux()
	renderer := render.New()
	mux.HandleFunc("POST /render", document("text/html; charset=utf-8", renderer.Render))
	mux.HandleFunc("POST /index", document("application/json", writeIndex))
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintln(w, "ok")
	})

	// Registered by hand because the package's own registration goes to the
	// default mux. A service that the world can reach should serve these on a
	// second, private listener.
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}

// document adapts a function from a Markdown source to a response body. The
// response is buffered, so that a failure can still become a clean error.
func document(contentType string, convert func(w io.Writer, source []byte) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		source, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			var tooLarge *http.MaxBytesError
			if errors.As(err, &tooLarge) {
				http.Error(w, fmt.Sprintf("the document is larger than %d bytes", tooLarge.Limit), http.StatusRequestEntityTooLarge)
				return
			}
			http.Error(w, "cannot read the document", http.StatusBadRequest)
			return
		}
		var body bytes.Buffer
		if err := convert(&body, source); err != nil {
			log.Printf("%s: %v", r.URL.Path, err)
			http.Error(w, "cannot convert the document", http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", contentType)
		w.Header().Set("Content-Length", strconv.Itoa(body.Len()))
		w.Write(body.Bytes()) // a client that went away is not our error
	}
}

func writeIndex(w io.Writer, source []byte) error {
	return json.NewEncoder(w).Encode(index.Build(source))
}
