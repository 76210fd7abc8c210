/**
 * Tells what functions Go files declare and what they do, by a digest of each from its parameters to its end. Its own
 * name, wherever it stands, and that of its receiver's type have no part in that.
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
	Package   string     \`json:"package"\`
	Functions []function \`json:"functions"\`
}

type function struct {
	Name       string \`json:"name"\`
	Digest     string \`json:"digest"\`
	Statements int    \`json:"statements"\`
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

// A file that does not parse declares nothing: then no rename is certain.
func read(path string) file {
	source, err := os.ReadFile(path)
	check(err)
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, source, parser.SkipObjectResolution)
	if err != nil {
		return file{Functions: []function{}}
	}
	read := file{syntax.Name.Name, []function{}}
	for _, decl := range syntax.Decls {
		decl, isFunction := decl.(*ast.FuncDecl)
		if !isFunction || decl.Body == nil {
			continue
		}
		sum := sha256.Sum256([]byte(anonymous(set, source, decl)))
		read.Functions = append(read.Functions, function{symbol(decl), hex.EncodeToString(sum[:]), len(decl.Body.List)})
	}
	return read
}

// symbol names a function as profiles do, without its package.
func symbol(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name
	}
	name, isPointer, isGeneric := receiver(decl.Recv.List[0].Type)
	if name == nil {
		return decl.Name.Name
	}
	typeName := name.Name
	if isGeneric {
		typeName += "[...]"
	}
	if isPointer {
		typeName = "(*" + typeName + ")"
	}
	return typeName + "." + decl.Name.Name
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

func anonymous(set *token.FileSet, source []byte, decl *ast.FuncDecl) string {
	hidden := []*ast.Ident{}
	if decl.Recv != nil && len(decl.Recv.List) > 0 {
		if name, _, _ := receiver(decl.Recv.List[0].Type); name != nil {
			hidden = append(hidden, name)
		}
	}
	ast.Inspect(decl, func(node ast.Node) bool {
		if ident, isIdent := node.(*ast.Ident); isIdent && ident.Name == decl.Name.Name {
			hidden = append(hidden, ident)
		}
		return true
	})
	sort.Slice(hidden, func(i, j int) bool { return hidden[i].Pos() < hidden[j].Pos() })
	var text strings.Builder
	at := set.Position(decl.Type.Pos()).Offset
	for _, ident := range hidden {
		from := set.Position(ident.Pos()).Offset
		if from < at {
			continue
		}
		text.Write(source[at:from])
		text.WriteByte(0)
		at = set.Position(ident.End()).Offset
	}
	text.Write(source[at:set.Position(decl.End()).Offset])
	return text.String()
}
`;
