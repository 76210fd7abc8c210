package main

import (
	"go/ast"
	"go/token"
	"slices"
)

// A declared is a function, or the value of one or several variables, at the top level of a file.
type declared struct {
	file   *source
	node   ast.Node
	isDone bool
	needs  []*declared
}

// initialized returns the values of the package-level variables in the order of initialization: the first one in the source that
// refers to no other that is still to come, not by the functions that it calls either. So the compiler numbers their closures
// (initorder.go in cmd/compile/internal/types2). Methods are left out: only types would tell which one is called.
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

// waits tells whether it refers to a variable that has no value yet. Those in `seen` are looked at already.
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
			// A name is mostly that of a field.
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
