// Dockerfile runs BuildKit's checks on a Dockerfile, as `docker build --check` does, but without a daemon or a network. It prints JSON:
// what they find, and the commands of all RUN lines, which a test can run where there is no Docker.
//
// Usage: dockerfile FILE
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	"github.com/moby/buildkit/frontend/dockerfile/dockerfile2llb"
	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/opencontainers/go-digest"
)

// offline says of every image that it is there and empty.
type offline struct{}

func (offline) ResolveImageConfig(_ context.Context, ref string, _ sourceresolver.Opt) (string, digest.Digest, []byte, error) {
	config := []byte(`{"architecture":"amd64","os":"linux","config":{},"rootfs":{"type":"layers","diff_ids":[]}}`)
	return ref, digest.FromBytes(config), config, nil
}

func main() {
	log.SetFlags(0)
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	found, err := check(text)
	if err != nil {
		log.Fatal(err)
	}
	run, err := commands(text)
	if err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(map[string][]string{"found": found, "run": run}); err != nil {
		log.Fatal(err)
	}
}

// check returns what BuildKit warns of, and why it would not build.
func check(text []byte) ([]string, error) {
	source := llb.NewSourceMap(nil, "Dockerfile", "Dockerfile", text)
	source.Definition = &llb.Definition{}
	results, err := dockerfile2llb.DockerfileLint(context.Background(), text,
		dockerfile2llb.ConvertOpt{MetaResolver: offline{}, SourceMap: source})
	if err != nil {
		return nil, err
	}
	found := []string{}
	if results.Error != nil {
		found = append(found, results.Error.Message)
	}
	for _, warning := range results.Warnings {
		found = append(found, fmt.Sprintf("%s: %s", warning.RuleName, warning.Detail))
	}
	return found, nil
}

// commands returns what the shell gets of each RUN, stage by stage.
func commands(text []byte) ([]string, error) {
	result, err := parser.Parse(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	stages, _, err := instructions.Parse(result.AST, nil)
	if err != nil {
		return nil, err
	}
	run := []string{}
	for _, stage := range stages {
		for _, command := range stage.Commands {
			if one, ok := command.(*instructions.RunCommand); ok {
				run = append(run, one.CmdLine...)
			}
		}
	}
	return run, nil
}
