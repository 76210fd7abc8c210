package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
)

type call struct {
	line   int
	callee string
}

// counters number the closures and wrappers of a function, as closureName in cmd/compile/internal/ir does.
type counters struct{ literals, wrappers int }

// A walker collects the calls of one function. Each closure gets a separate walker.
type walker struct {
	pkg         *pkg
	file        *source
	name        string
	start       int
	isClosure   bool
	isUnprinted bool
	counts      *counters
	calls       []call
	// The call in the last `go` or `defer` statement. This call does not count for the line of the statement, because it happens later.
	later *ast.CallExpr
	// The deferred functions, which are called when the function ends.
	deferred []ast.Expr
	// The lines of the function's return statements.
	returns []int
	// The names of closures. The names are needed if a closure is called through the variable that it was assigned to.
	closures map[*ast.FuncLit]string
}

func (w *walker) add(pos token.Pos, callee string) {
	w.calls = append(w.calls, call{w.pkg.line(pos), callee})
}

func (w *walker) walk(body ast.Node) {
	ast.Inspect(body, w.visit)
	if block, isBlock := body.(*ast.BlockStmt); isBlock && len(w.deferred) > 0 {
		for _, line := range append(w.returns, w.pkg.line(block.Rbrace)) {
			for _, fun := range w.deferred {
				w.calls = append(w.calls, call{line, w.callee(fun)}, call{line, "!d"})
			}
		}
	}
}

func (w *walker) visit(node ast.Node) bool {
	switch node := node.(type) {
	case *ast.FuncLit:
		w.closure(node)
		return false
	case *ast.CallExpr:
		return w.call(node)
	case *ast.GoStmt:
		w.add(node.Pos(), "!gn")
		w.wrapper(node.Call, "gowrap")
	case *ast.DeferStmt:
		w.add(node.Pos(), "!dn")
		w.deferred = append(w.deferred, node.Call.Fun)
		w.wrapper(node.Call, "deferwrap")
	case *ast.ReturnStmt:
		w.returns = append(w.returns, w.pkg.line(node.Pos()))
	case *ast.RangeStmt:
		// Without types, it is unknown whether the loop ranges over a map, a channel or a function, copies an array, or clears a slice.
		w.add(node.For, "!mcy")
		if _, isLiteral := node.X.(*ast.BasicLit); !isLiteral {
			w.add(node.For, "?")
		}
	case *ast.IndexExpr:
		w.add(node.Lbrack, "!m")
	case *ast.SendStmt:
		w.add(node.Arrow, "!c")
	case *ast.SelectStmt:
		w.add(node.Pos(), "!c")
	case *ast.ValueSpec:
		w.add(node.Pos(), "!n")
	case *ast.SliceExpr:
		w.moved(node.X)
	case *ast.UnaryExpr:
		if node.Op == token.AND {
			w.moved(node.X)
		}
		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ARROW: "!c", token.AND: "!n"})
	case *ast.BinaryExpr:
		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ADD: "!s", token.EQL: "!e", token.NEQ: "!e", token.LSS: "!e", token.GTR: "!e"})
	case *ast.IncDecStmt:
		w.assign(node.X)
	case *ast.AssignStmt:
		w.assign(node.Lhs...)
		w.operator(node.TokPos, node.Tok, map[token.Token]string{token.ADD_ASSIGN: "!s"})
	case *ast.CompositeLit:
		w.add(node.Pos(), "!n")
		if _, isMap := node.Type.(*ast.MapType); isMap {
			w.add(node.Pos(), "!k")
			w.add(node.Rbrace, "!w")
			for _, one := range node.Elts {
				w.add(one.Pos(), "!w")
			}
		}
	case *ast.TypeAssertExpr:
		w.add(node.Lparen, "!t")
	case *ast.SwitchStmt:
		w.add(node.Pos(), "!e")
	case *ast.CaseClause:
		w.add(node.Pos(), "!et")
	}
	return true
}

// moved adds allocations for variables whose address is taken, because such a variable may outlive the function. The allocation is on the
// line that declares the variable.
func (w *walker) moved(of ast.Expr) {
	ast.Inspect(of, func(node ast.Node) bool {
		name, isName := node.(*ast.Ident)
		if isName && name.Obj != nil && name.Obj.Kind == ast.Var && w.pkg.line(name.Obj.Pos()) >= w.start {
			w.add(name.Obj.Pos(), "!n")
		}
		return true
	})
}

// assign adds writes of map elements, for which the runtime has separate functions.
func (w *walker) assign(left ...ast.Expr) {
	for _, one := range left {
		if element, isElement := one.(*ast.IndexExpr); isElement {
			w.add(element.Lbrack, "!w")
		}
	}
}

func (w *walker) operator(pos token.Pos, op token.Token, letters map[token.Token]string) {
	if callee, isKnown := letters[op]; isKnown {
		w.add(pos, callee)
	}
}

func (w *walker) closure(node *ast.FuncLit) {
	w.counts.literals++
	infix := ".func"
	if w.isClosure {
		infix = "."
	}
	name := fmt.Sprintf("%s%s%d", w.name, infix, w.counts.literals)
	w.closures[node] = name
	w.add(node.Pos(), "!n")
	inner := &walker{pkg: w.pkg, file: w.file, name: name, start: w.pkg.line(node.Pos()), isClosure: true, counts: &counters{}, closures: w.closures}
	inner.walk(node.Body)
	inner.print(node.Body)
}

// wrapper numbers the function that the compiler generates for a `go` or `defer` call with arguments or results.
func (w *walker) wrapper(node *ast.CallExpr, kind string) {
	w.later = node
	literal, isLiteral := node.Fun.(*ast.FuncLit)
	isPlain := isLiteral && literal.Type.Results == nil
	if !isLiteral && !strings.HasPrefix(w.callee(node.Fun), ".") {
		// Assume that the function has no results, because without types this is unknown.
		isPlain = true
	}
	if w.isUnprinted || len(node.Args) == 0 && isPlain {
		return
	}
	w.counts.wrappers++
	made := &walker{pkg: w.pkg, file: w.file, name: fmt.Sprintf("%s.%s%d", w.name, kind, w.counts.wrappers), start: w.pkg.line(node.Pos())}
	made.add(node.Lparen, w.callee(node.Fun))
	made.print(&ast.BlockStmt{})
}

// operations has the letters for the runtime operations of each built-in function.
var operations = map[string]string{
	"append": "!ay", "make": "!kny", "new": "!n", "delete": "!m", "clear": "!my", "copy": "!y", "panic": "!p", "close": "!c",
	"recover": "!p", "string": "!v", "any": "!n", "len": "!c", "cap": "!c",
}

// builtin lists the predeclared names that call no function of the runtime, such as conversions.
const builtin = " complex imag max min print println real bool byte complex64 complex128 error float32 float64 " +
	"int int8 int16 int32 int64 rune uint uint8 uint16 uint32 uint64 uintptr "

func (w *walker) call(node *ast.CallExpr) bool {
	callee := w.callee(node.Fun)
	if literal, isLiteral := strip(node.Fun).(*ast.FuncLit); isLiteral {
		// Number the called closure before the closures among its arguments.
		w.closure(literal)
		if node != w.later {
			w.add(node.Lparen, w.callee(literal))
		}
		for _, arg := range node.Args {
			ast.Inspect(arg, w.visit)
		}
		return false
	}
	if callee == "" || node == w.later {
		return true
	}
	// Use the line of the opening parenthesis, as the compiler does.
	w.add(node.Lparen, callee)
	if name, isName := node.Fun.(*ast.Ident); isName && name.Obj != nil && name.Obj.Kind == ast.Var {
		// The variable may hold a different function when it is called.
		w.add(node.Lparen, "?")
	}
	return true
}

// callee returns the callee of a call expression in the form that the answer uses; empty for a conversion that calls no function.
func (w *walker) callee(fun ast.Expr) string {
	switch fun := strip(fun).(type) {
	case *ast.FuncLit:
		if name := w.closures[fun]; name != "" {
			return "~" + name
		}
	case *ast.Ident:
		return w.calleeByName(fun)
	case *ast.SelectorExpr:
		from, isName := fun.X.(*ast.Ident)
		if !isName || from.Obj != nil || w.pkg.declared[from.Name] != ast.Bad || w.file.imports[from.Name] == "" {
			return "." + fun.Sel.Name
		}
		path := w.file.imports[from.Name]
		if path == "C" {
			return "~_Cfunc_" + fun.Sel.Name
		}
		if w.pkg.IsStandard && strings.HasPrefix(path, "golang.org/x/") {
			// The standard library uses its own copies of packages under golang.org/x.
			path = "vendor/" + path
		}
		return symbolPath(path) + "." + fun.Sel.Name
	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:
		return "!v"
	}
	return "?"
}

func (w *walker) calleeByName(name *ast.Ident) string {
	kind := w.pkg.declared[name.Name]
	if name.Obj != nil {
		kind = name.Obj.Kind
		if assigned, isAssigned := name.Obj.Decl.(*ast.AssignStmt); isAssigned && len(assigned.Rhs) == 1 {
			return w.callee(assigned.Rhs[0])
		}
	}
	switch kind {
	case ast.Fun:
		if to, isLinked := w.pkg.linked[name.Name]; isLinked {
			return to
		}
		return "~" + name.Name
	case ast.Typ:
		return "!v"
	case ast.Bad:
		if letters, isOperation := operations[name.Name]; isOperation {
			return letters
		}
		if strings.Contains(builtin, " "+name.Name+" ") {
			return ""
		}
	}
	return "?"
}

// strip removes parentheses and type arguments from the function of a call.
func strip(expr ast.Expr) ast.Expr {
	switch inner := expr.(type) {
	case *ast.ParenExpr:
		return strip(inner.X)
	case *ast.IndexExpr:
		return strip(inner.X)
	case *ast.IndexListExpr:
		return strip(inner.X)
	}
	return expr
}

// symbolPath escapes the dots in the last element of an import path, as the linker does.
func symbolPath(path string) string {
	slash := strings.LastIndex(path, "/") + 1
	return path[:slash] + strings.ReplaceAll(path[slash:], ".", "%2e")
}
