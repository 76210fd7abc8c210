package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// routes are what the service can be asked for.
var routes = []string{"render", "index"}

// maxShare keeps the sequence of a mix short.
const maxShare = 1000

// A mix says how often each route is asked for, in proportion.
type mix []share

type share struct {
	route string
	parts int
}

// parseMix parses a list such as "render=9,index=1"; a route alone is one part.
func parseMix(s string) (mix, error) {
	var m mix
	for _, field := range strings.Split(s, ",") {
		route, count, counted := strings.Cut(strings.TrimSpace(field), "=")
		parts := 1
		if counted {
			var err error
			if parts, err = strconv.Atoi(count); err != nil || parts < 1 || parts > maxShare {
				return nil, fmt.Errorf("the share of %q must be a number from 1 to %d", route, maxShare)
			}
		}
		if !slices.Contains(routes, route) {
			return nil, fmt.Errorf("no route %q: choose from %s", route, strings.Join(routes, ", "))
		}
		if slices.ContainsFunc(m, func(s share) bool { return s.route == route }) {
			return nil, fmt.Errorf("route %q is given twice", route)
		}
		m = append(m, share{route, parts})
	}
	return m, nil
}

// sequence returns the routes of one round in an even order: always the route
// that is furthest behind its share.
func (m mix) sequence() []string {
	total := 0
	for _, s := range m {
		total += s.parts
	}
	behind := make([]int, len(m))
	sequence := make([]string, 0, total)
	for range total {
		next := 0
		for i, s := range m {
			behind[i] += s.parts
			if behind[i] > behind[next] {
				next = i
			}
		}
		behind[next] -= total
		sequence = append(sequence, m[next].route)
	}
	return sequence
}
