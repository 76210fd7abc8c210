package main

import (
	"fmt"
	"sort"
	"strings"
)

type order interface{ less(a, b string) bool }
type byLength struct{}

func (byLength) less(a, b string) bool { return len(a) < len(b) || len(a) == len(b) && a < b }

func count(text string) map[string]int {
	counts := map[string]int{}
	for _, word := range strings.Fields(text) {
		counts[strings.ToLower(word)]++
	}
	return counts
}

func report(counts map[string]int, by order) string {
	words := make([]string, 0, len(counts))
	for word := range counts {
		words = append(words, word)
	}
	sort.Slice(words, func(i, j int) bool { return by.less(words[i], words[j]) })
	var out strings.Builder
	for _, word := range words {
		fmt.Fprintf(&out, "%s %d\n", word, counts[word])
	}
	return out.String()
}

func main() { fmt.Print(report(count("the quick brown fox and the lazy dog"), byLength{})) }
