package work

import (
	"encoding/json"
	"sort"
	"strings"
	"testing"
)

const line = "the quick brown fox jumps over the lazy dog and runs away from a thousand hungry hounds "

type word struct {
	Text  string `json:"text"`
	Count int    `json:"count"`
}

func once(n int) int {
	total := 0
	for i := 0; i < n; i++ {
		counts := map[string]int{}
		for _, text := range strings.Fields(line) {
			counts[strings.ToUpper(text)]++
		}
		words := make([]word, 0, len(counts))
		for text, count := range counts {
			words = append(words, word{text, count})
		}
		sort.Slice(words, func(i, j int) bool { return words[i].Text < words[j].Text })
		text, err := json.Marshal(words)
		if err != nil {
			panic(err)
		}
		total += len(text)
	}
	return total
}

var sink int

func BenchmarkWork(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += once(items)
	}
}
