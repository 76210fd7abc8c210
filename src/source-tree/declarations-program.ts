/**
 * Tells what functions and types Go files declare and what they are, by a digest of each. A function's own name where it
 * calls itself, and that of its receiver's type, have no part in it. What only may be a call of itself, such as
 * `x.inner.Get()` in a method `Get`, has: a wrapper of one name does not become one of another by that.
 */
export const DECLARATIONS_SOURCE = `package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"sort"
	"strings"
)

type file struct {
	Package   string        \`json:"package"\`
	Broken    bool          \`json:"broken"\`
	Functions []function    \`json:"functions"\`
	Types     []declaration \`json:"types"\`
}

type function struct {
	declaration
	Receiver   string \`json:"receiver"\`
	Statements int    \`json:"statements"\`
}

type declaration struct {
	Name   string \`json:"name"\`
	Digest string \`json:"digest"\`
}

func main() {
	data, err := os.ReadFile(os.Args[1])
	check(err)
	var paths []string
	check(json.Unmarshal(data, &paths))
	files := make([]file, len(paths))
	for i, path := range paths {
		files[i] = read(path)
	}
	text, err := json.Marshal(files)
	check(err)
	check(os.WriteFile(os.Args[2], text, 0o600))
}

func check(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\\n")
		os.Exit(1)
	}
}

func read(path string) file {
	source, err := os.ReadFile(path)
	check(err)
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, source, parser.SkipObjectResolution)
	if err != nil {
		return file{Broken: true}
	}
	read := file{Package: syntax.Name.Name}
	digest := func(from token.Pos, to token.Pos, hidden []*ast.Ident) string {
		sum := sha256.Sum256([]byte(without(set, source, from, to, hidden)))
		return hex.EncodeToString(sum[:])
	}
	for _, decl := range syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Body == nil {
				continue
			}
			name, receiver := symbol(decl)
			text := digest(decl.Type.Pos(), decl.End(), ownNames(decl, receiver))
			read.Functions = append(read.Functions, function{declaration{name, text}, receiver, len(decl.Body.List)})
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if spec, isType := spec.(*ast.TypeSpec); isType {
					text := digest(spec.Name.End(), spec.End(), plain(spec, spec.Name.Name))
					read.Types = append(read.Types, declaration{spec.Name.Name, text})
				}
			}
		}
	}
	return read
}

// symbol names a function as profiles do, without its package, and the type that it is a method of.
func symbol(decl *ast.FuncDecl) (name, typeName string) {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name, ""
	}
	ident, isPointer, isGeneric := receiver(decl.Recv.List[0].Type)
	if ident == nil {
		return decl.Name.Name, ""
	}
	name = ident.Name
	if isGeneric {
		name += "[...]"
	}
	if isPointer {
		name = "(*" + name + ")"
	}
	return name + "." + decl.Name.Name, ident.Name
}

func receiver(expr ast.Expr) (name *ast.Ident, isPointer, isGeneric bool) {
	for {
		switch inner := expr.(type) {
		case *ast.ParenExpr:
			expr = inner.X
		case *ast.StarExpr:
			expr, isPointer = inner.X, true
		case *ast.IndexExpr:
			expr, isGeneric = inner.X, true
		case *ast.IndexListExpr:
			expr, isGeneric = inner.X, true
		case *ast.Ident:
			return inner, isPointer, isGeneric
		default:
			return nil, isPointer, isGeneric
		}
	}
}

// ownNames finds where a function's name, and that of its receiver's type, stand for these.
func ownNames(decl *ast.FuncDecl, typeName string) []*ast.Ident {
	if typeName == "" {
		return plain(decl, decl.Name.Name)
	}
	own := append(plain(decl, typeName), decl.Name)
	variable := ""
	if names := decl.Recv.List[0].Names; len(names) > 0 {
		variable = names[0].Name
	}
	ast.Inspect(decl.Body, func(node ast.Node) bool {
		selector, isSelector := node.(*ast.SelectorExpr)
		if isSelector && selector.Sel.Name == decl.Name.Name && isOf(selector.X, variable, typeName) {
			own = append(own, selector.Sel)
		}
		return true
	})
	return own
}

// plain finds a name where it is no field, no method and of no other package.
func plain(node ast.Node, name string) []*ast.Ident {
	var found []*ast.Ident
	other := map[*ast.Ident]bool{}
	ast.Inspect(node, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			other[node.Sel] = true
		case *ast.KeyValueExpr:
			if key, isIdent := node.Key.(*ast.Ident); isIdent {
				other[key] = true
			}
		case *ast.Ident:
			if node.Name == name && !other[node] {
				found = append(found, node)
			}
		}
		return true
	})
	return found
}

// isOf tells whether an expression is the receiver, or a literal of its type.
func isOf(expr ast.Expr, variable, typeName string) bool {
	switch expr := expr.(type) {
	case *ast.ParenExpr:
		return isOf(expr.X, variable, typeName)
	case *ast.UnaryExpr:
		return expr.Op == token.AND && isOf(expr.X, variable, typeName)
	case *ast.CompositeLit:
		ident, isIdent := expr.Type.(*ast.Ident)
		return isIdent && ident.Name == typeName
	case *ast.Ident:
		return expr.Name == variable
	}
	return false
}

// without returns the source from one place to another, each hidden name as a byte that no source has.
func without(set *token.FileSet, source []byte, from, to token.Pos, hidden []*ast.Ident) string {
	sort.Slice(hidden, func(i, j int) bool { return hidden[i].Pos() < hidden[j].Pos() })
	var text strings.Builder
	at := set.Position(from).Offset
	for _, ident := range hidden {
		start := set.Position(ident.Pos()).Offset
		if start < at {
			continue
		}
		text.Write(source[at:start])
		text.WriteByte(0)
		at = set.Position(ident.End()).Offset
	}
	text.Write(source[at:set.Position(to).Offset])
	return text.String()
}
`;
