package main

import (
	"go/ast"
	"go/token"
	"slices"
)

// A declared is one declaration at the top level: a function, or the value of one or several variables.
type declared struct {
	file   *source
	node   ast.Node
	isDone bool
	needs  []*declared
}

// initialized returns the values of the package-level variables in the order of their initialization. The next value is always the first
// value in the source that is ready. A value is ready if all variables are initialized that it uses, also through the functions that it
// calls. The compiler numbers the closures of the values in this order (initorder.go in cmd/compile/internal/types2). Calls of methods are
// ignored, because without types it is unknown which method is called.
func initialized(files []*source) []*declared {
	byName := map[string]*declared{}
	var values, order []*declared
	for _, file := range files {
		for _, decl := range file.syntax.Decls {
			if function, isFunction := decl.(*ast.FuncDecl); isFunction && function.Recv == nil {
				byName[function.Name.Name] = &declared{file: file, node: function}
			}
			group, isGroup := decl.(*ast.GenDecl)
			for i := 0; isGroup && group.Tok == token.VAR && i < len(group.Specs); i++ {
				spec := group.Specs[i].(*ast.ValueSpec)
				for at, name := range spec.Names {
					if at < len(spec.Values) {
						values = append(values, &declared{file: file, node: spec.Values[at]})
					}
					if len(spec.Values) > 0 {
						byName[name.Name] = values[len(values)-1]
					}
				}
			}
		}
	}
	for len(values) > 0 {
		isNext := func(one *declared) bool { return !one.waits(byName, map[*declared]bool{one: true}) }
		next := max(0, slices.IndexFunc(values, isNext))
		values[next].isDone = true
		order = append(order, values[next])
		values = slices.Delete(values, next, next+1)
	}
	return order
}

// waits reports whether the value or function refers to a variable that is not initialized yet. Declarations in `seen` were checked
// already.
func (d *declared) waits(byName map[string]*declared, seen map[*declared]bool) bool {
	if d.needs == nil {
		d.needs = []*declared{}
		d.refer(d.node, byName)
	}
	return slices.ContainsFunc(d.needs, func(one *declared) bool {
		if seen[one] || one.isDone {
			return false
		}
		seen[one] = true
		_, isFunction := one.node.(*ast.FuncDecl)
		return !isFunction || one.waits(byName, seen)
	})
}

func (d *declared) refer(part ast.Node, byName map[string]*declared) {
	ast.Inspect(part, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			d.refer(node.X, byName)
			return false
		case *ast.KeyValueExpr:
			// Ignore the keys in composite literals, because most of these keys are names of fields.
			d.refer(node.Value, byName)
			return false
		case *ast.Ident:
			isOfPackage := node.Obj == nil || node.Obj == d.file.syntax.Scope.Objects[node.Name]
			if one := byName[node.Name]; one != nil && isOfPackage {
				d.needs = append(d.needs, one)
			}
		}
		return true
	})
}
