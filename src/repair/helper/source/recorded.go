package main

import (
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A profile does not say for which system its program was built, but its functions show the system. Some functions are declared only in
// files that build constraints leave out on this machine, such as `poll_windows.go` or a file with `//go:build prod`.

// A recording has the weights of the functions in a profile, and the target for which this machine builds the program.
type recording struct {
	// Weights has the weight of each function of the profile by its symbol, without closures and type arguments.
	Weights map[string]float64 `json:"weights"`
	Total   float64            `json:"total"`
	Build   target             `json:"build"`
}

// A target has the properties of a build that build constraints refer to.
type target struct {
	System       string   `json:"system"`
	Architecture string   `json:"architecture"`
	Cgo          bool     `json:"cgo"`
	Tags         []string `json:"tags"`
	ToolTags     []string `json:"toolTags"`
	ReleaseTags  []string `json:"releaseTags"`
}

// An outcome is the target that was found: its files declare the functions with the largest share of the profile's weight.
type outcome struct {
	target
	// Shown is the heaviest function that is declared for the target, but not for this machine.
	Shown string `json:"shown"`
}

// A literal is a word of a build constraint. holds says whether the constraint requires the word to be true or false.
type literal struct {
	word  string
	holds bool
}

// A constrained is a file that is left out in builds for some targets.
type constrained struct {
	constraint constraint.Expr
	// The words in the name of the file, such as windows and arm64 in `poll_windows_arm64.go`.
	words     []literal
	functions []string
}

// A target replaces this machine's target only if its files declare at least this much more of the profile's weight.
const leastGain = 0.01

// If a constraint has more alternatives than this, the rest are ignored.
const mostAlternatives = 32

var systems = strings.Fields("aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows")
var architectures = strings.Fields("386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm")
var unix = strings.Fields("aix android darwin dragonfly freebsd illumos ios linux netbsd openbsd solaris")

// findTarget starts with this machine's target, and repeatedly applies the change that gains the most declared weight.
func findTarget(packages []folder, asked recording) outcome {
	files := constrainedFiles(packages, asked.Weights)
	candidates := candidateChanges(files, knownExperiments(packages))
	best := outcome{target: asked.Build}
	if !isPort(best.target) {
		best.Architecture = "amd64"
	}
	score, _ := declaredWeight(files, asked.Weights, best.target)
	_, here := declaredWeight(files, asked.Weights, best.target)
	for round := 0; round < 8; round++ {
		next, most := best.target, score
		for _, change := range candidates {
			candidate, isPossible := best.with(change)
			if !isPossible {
				continue
			}
			if declared, _ := declaredWeight(files, asked.Weights, candidate); declared > most {
				next, most = candidate, declared
			}
		}
		if most < score+leastGain*asked.Total {
			break
		}
		best.target, score = next, most
	}
	_, there := declaredWeight(files, asked.Weights, best.target)
	for name := range there {
		heavier := asked.Weights[name] - asked.Weights[best.Shown]
		if !here[name] && (best.Shown == "" || heavier > 0 || heavier == 0 && name < best.Shown) {
			best.Shown = name
		}
	}
	return best
}

// candidateChanges returns sets of literals. If all literals of a set hold for a target, its build includes at least one of the files. No
// set occurs twice.
func candidateChanges(files []constrained, experiments map[string]bool) [][]literal {
	var all [][]literal
	seen := map[string]bool{}
	for _, file := range files {
		changes := [][]literal{file.words}
		for _, change := range alternatives(file.constraint, true) {
			changes = append(changes, append(slices.Clone(file.words), change...))
		}
		for _, change := range changes {
			isUnknown := func(one literal) bool {
				name, isExperiment := strings.CutPrefix(one.word, "goexperiment.")
				return isExperiment && !experiments[name]
			}
			if key := fmt.Sprint(change); !seen[key] && !slices.ContainsFunc(change, isUnknown) {
				seen[key] = true
				all = append(all, change)
			}
		}
	}
	return all
}

// knownExperiments returns the names that GOEXPERIMENT accepts. The names are found by the two files that Go has for each experiment.
func knownExperiments(packages []folder) map[string]bool {
	known := map[string]bool{}
	for _, one := range packages {
		if one.Prefix != "internal/goexperiment" {
			continue
		}
		entries, _ := os.ReadDir(one.Directory)
		for _, entry := range entries {
			name, isExperiment := strings.CutPrefix(entry.Name(), "exp_")
			if name, isOff := strings.CutSuffix(name, "_off.go"); isExperiment && isOff {
				known[name] = true
			}
		}
	}
	return known
}

// constrainedFiles reads the files that declare a function of the profile and that are left out in builds for some targets.
func constrainedFiles(packages []folder, weights map[string]float64) []constrained {
	prefixes := map[string]bool{}
	for name := range weights {
		slash := strings.LastIndex(name, "/") + 1
		before, _, _ := strings.Cut(name[slash:], ".")
		prefixes[name[:slash]+before] = true
	}
	var found []constrained
	for _, one := range packages {
		if !prefixes[one.Prefix] {
			continue
		}
		entries, _ := os.ReadDir(one.Directory)
		for _, entry := range entries {
			name := entry.Name()
			if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.ContainsRune("_.", rune(name[0])) {
				continue
			}
			text := readSource(filepath.Join(one.Directory, name))
			file := constrained{constraint: goBuild(string(text)), words: wordsOfName(name)}
			if file.constraint == nil && file.words == nil {
				continue
			}
			syntax, _ := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
			if syntax == nil {
				continue
			}
			for _, decl := range syntax.Decls {
				function, isFunction := decl.(*ast.FuncDecl)
				if !isFunction {
					continue
				}
				symbol := one.Prefix + "." + strings.ReplaceAll(declaredName(function), "[...]", "")
				if _, isInProfile := weights[symbol]; isInProfile {
					file.functions = append(file.functions, symbol)
				}
			}
			if file.functions != nil {
				found = append(found, file)
			}
		}
	}
	return found
}

func declaredName(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name
	}
	return receiver(decl.Recv.List[0].Type) + "." + decl.Name.Name
}

// goBuild returns the `//go:build` constraint that stands before the package clause.
func goBuild(text string) constraint.Expr {
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "package ") {
			return nil
		}
		if constraint.IsGoBuild(line) {
			parsed, _ := constraint.Parse(line)
			return parsed
		}
	}
	return nil
}

// wordsOfName returns the words that a file name such as `*_GOOS.go`, `*_GOARCH.go` or `*_GOOS_GOARCH.go` requires.
func wordsOfName(name string) []literal {
	parts := strings.Split(strings.TrimSuffix(name, ".go"), "_")
	last, before := "", ""
	if len(parts) >= 2 {
		last = parts[len(parts)-1]
	}
	if len(parts) >= 3 {
		before = parts[len(parts)-2]
	}
	switch {
	case slices.Contains(architectures, last) && slices.Contains(systems, before):
		return []literal{{before, true}, {last, true}}
	case slices.Contains(architectures, last) || slices.Contains(systems, last):
		return []literal{{last, true}}
	}
	return nil
}

// alternatives returns sets of literals. If all literals of a set hold, the constraint has the wanted value, true or false.
func alternatives(expr constraint.Expr, wanted bool) [][]literal {
	switch expr := expr.(type) {
	case *constraint.TagExpr:
		return [][]literal{{{expr.Tag, wanted}}}
	case *constraint.NotExpr:
		return alternatives(expr.X, !wanted)
	case *constraint.AndExpr:
		return combined(alternatives(expr.X, wanted), alternatives(expr.Y, wanted), wanted)
	case *constraint.OrExpr:
		return combined(alternatives(expr.X, wanted), alternatives(expr.Y, wanted), !wanted)
	}
	return nil
}

func combined(some, others [][]literal, areBoth bool) [][]literal {
	var all [][]literal
	if !areBoth {
		all = append(slices.Clone(some), others...)
	}
	for _, a := range some {
		for _, b := range others {
			if areBoth {
				all = append(all, append(slices.Clone(a), b...))
			}
		}
	}
	return all[:min(len(all), mostAlternatives)]
}

// with changes the system, architecture, tags and experiments of a target so that all literals hold. The second result is false if no such
// target exists.
func (t target) with(literals []literal) (target, bool) {
	t.Tags, t.ToolTags = slices.Clone(t.Tags), slices.Clone(t.ToolTags)
	for _, one := range literals {
		if t.holds(one.word) == one.holds {
			continue
		}
		switch isTool := strings.HasPrefix(one.word, "goexperiment."); {
		case slices.Contains(systems, one.word) || one.word == "unix":
			t.System = "linux"
			if one.holds && one.word != "unix" {
				t.System = one.word
			} else if !one.holds {
				t.System = "windows"
				if one.word == "windows" {
					t.System = "linux"
				}
			}
		case slices.Contains(architectures, one.word):
			t.Architecture = one.word
			if !one.holds {
				t.Architecture = "amd64"
				if one.word == "amd64" {
					t.Architecture = "arm64"
				}
			}
		case one.word == "cgo":
			t.Cgo = one.holds
		case isTool:
			t.ToolTags = changed(t.ToolTags, one)
		case isOfToolchain(one.word):
			return t, false
		default:
			t.Tags = changed(t.Tags, one)
		}
	}
	for _, one := range literals {
		if t.holds(one.word) != one.holds {
			return t, false
		}
	}
	return t, isPort(t)
}

func changed(words []string, one literal) []string {
	if one.holds {
		return append(words, one.word)
	}
	return slices.DeleteFunc(words, func(word string) bool { return word == one.word })
}

// isOfToolchain reports whether the flag -tags cannot set a word, because the toolchain sets it: compilers, releases, and words that flags
// such as -race imply.
func isOfToolchain(word string) bool {
	return strings.HasPrefix(word, "go1.") || slices.Contains(strings.Fields("gc gccgo ignore race msan asan boringcrypto compiler_bootstrap cmd_go_bootstrap"), word) || strings.Contains(word, ".")
}

func isPort(t target) bool {
	switch t.System {
	case "darwin", "ios":
		return t.Architecture == "amd64" || t.Architecture == "arm64"
	case "windows":
		return t.Architecture == "amd64" || t.Architecture == "arm64" || t.Architecture == "386"
	case "js", "wasip1":
		return t.Architecture == "wasm"
	}
	return t.Architecture != "wasm"
}

var implied = map[string]string{"android": "linux", "illumos": "solaris", "ios": "darwin"}

// holds reports whether a word of a constraint is true for the target, as matchTag in go/build does.
func (t target) holds(word string) bool {
	return word == t.System || word == implied[t.System] || word == t.Architecture || word == "gc" ||
		word == "unix" && slices.Contains(unix, t.System) || word == "cgo" && t.Cgo ||
		slices.Contains(t.Tags, word) || slices.Contains(t.ToolTags, word) || slices.Contains(t.ReleaseTags, word)
}

// declaredWeight returns the weight of the functions that constrained files declare for the target, and these functions.
func declaredWeight(files []constrained, weights map[string]float64, t target) (float64, map[string]bool) {
	total, declared := 0.0, map[string]bool{}
	for _, file := range files {
		isNamed := func(one literal) bool { return t.holds(one.word) == one.holds }
		isLeftOut := slices.ContainsFunc(file.words, func(one literal) bool { return !isNamed(one) })
		if isLeftOut || file.constraint != nil && !file.constraint.Eval(t.holds) {
			continue
		}
		for _, name := range file.functions {
			if !declared[name] {
				declared[name] = true
				total += weights[name]
			}
		}
	}
	return total, declared
}
