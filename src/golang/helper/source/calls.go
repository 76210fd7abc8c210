package main

import (
	"go/ast"
	"go/token"
	"strings"
)

// A state is what became of a call that a profile saw, as SiteState in src/profile/call-sites.ts.
type state string

const (
	there state = "there"
	moved state = "moved"
	gone  state = "gone"
	// A call through a value, or something else that the source alone does not tell.
	unknown state = "unknown"
)

func (t *tree) stateOf(one call) state {
	in, key := t.find(one.Caller)
	if in == nil || in.isBroken || len(in.functions[key]) == 0 {
		return unknown
	}
	result := gone
	for _, variant := range in.functions[key] {
		switch found := t.stateIn(in, variant, one); found {
		case there, unknown:
			return found
		case moved:
			result = found
		}
	}
	return result
}

func (t *tree) stateIn(in *pkg, where *function, one call) state {
	decl, file := where.decl, where.file
	if decl.Body == nil || hasLineDirective(file, decl) {
		return unknown
	}
	start := decl.Name.Pos()
	if decl.Recv != nil {
		start = decl.Recv.Pos()
	}
	lineOf := func(pos token.Pos) int { return file.set.Position(pos).Line }
	line := lineOf(start) + one.Offset
	// A value may stand for the callee only if it was made one somewhere; for other modules this is not known.
	isValue := !one.Own || t.values[one.Callee]
	isThere, isElsewhere, isOpen := false, false, false
	visit := func(name *ast.Ident, pos token.Pos, isStatic, isBodiless bool) {
		isHere := lineOf(pos) == line
		isThere = isThere || isHere && name != nil && name.Name == one.Callee
		isOpen = isOpen || isHere && (isBodiless || !isStatic && isValue)
		isElsewhere = isElsewhere || one.Own && !isStatic && isValue
	}
	ast.Inspect(decl.Body, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.FuncLit:
			// What it calls, it calls under its own name.
			isElsewhere = isElsewhere || mentions(node.Body, one.Callee)
			return false
		case *ast.Ident:
			isElsewhere = isElsewhere || node.Name == one.Callee
		case *ast.DeferStmt:
			// It is called where the function ends.
			name := nameOf(node.Call.Fun)
			isThere = isThere || name != nil && name.Name == one.Callee
			isStatic, isBodiless := t.isStatic(in, file, node.Call.Fun)
			isOpen = isOpen || isBodiless || !isStatic && isValue
		case *ast.RangeStmt:
			// A range over a function calls it.
			if name := nameOf(node.X); name != nil {
				visit(name, node.For, false, false)
				visit(name, node.X.Pos(), false, false)
			}
		case *ast.CallExpr:
			// The compiler, too, takes the line of the opening parenthesis.
			isStatic, isBodiless := t.isStatic(in, file, node.Fun)
			visit(nameOf(node.Fun), node.Lparen, isStatic, isBodiless)
		}
		return true
	})
	switch {
	case isThere:
		return there
	case isOpen:
		return unknown
	case isElsewhere:
		return moved
	}
	return gone
}

func mentions(node ast.Node, name string) bool {
	found := false
	ast.Inspect(node, func(inner ast.Node) bool {
		ident, isIdent := inner.(*ast.Ident)
		found = found || isIdent && ident.Name == name
		return !found
	})
	return found
}

func hasLineDirective(file *source, decl *ast.FuncDecl) bool {
	for _, pos := range []token.Pos{decl.Pos(), decl.End()} {
		if file.set.PositionFor(pos, true) != file.set.PositionFor(pos, false) {
			return true
		}
	}
	return false
}

// isStatic returns whether a call certainly calls the function that it names, or is a conversion; and whether that
// function is written in assembly.
func (t *tree) isStatic(in *pkg, file *source, fun ast.Expr) (isStatic, isBodiless bool) {
	switch fun := called(fun).(type) {
	case *ast.Ident:
		if fun.Obj != nil && fun.Obj.Kind != ast.Fun {
			return fun.Obj.Kind == ast.Typ, false
		}
		return in.declares(fun.Name)
	case *ast.SelectorExpr:
		from, _ := fun.X.(*ast.Ident)
		if from == nil || from.Obj != nil || in.names[from.Name] != ast.Bad {
			return t.methods[fun.Sel.Name] && !t.fields[fun.Sel.Name], false
		}
		path, isKnown := file.imports[from.Name]
		if own := t.byPath[path]; own != nil {
			return own.declares(fun.Sel.Name)
		}
		// Only the standard library's paths have no dot in their first element.
		first, _, _ := strings.Cut(path, "/")
		return isKnown && !strings.Contains(first, "."), false
	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:
		return true, false
	}
	return false, false
}

func (in *pkg) declares(name string) (isStatic, isBodiless bool) {
	if in.bodiless[name] {
		return false, true
	}
	if kind, isDeclared := in.names[name]; isDeclared {
		return kind != ast.Var, false
	}
	return strings.Contains(builtins, " "+name+" "), false
}

// Spelled out, since go/types would have to be compiled first.
const builtins = " append cap clear close complex copy delete imag len make max min new panic print println real recover " +
	"any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string " +
	"uint uint8 uint16 uint32 uint64 uintptr "
