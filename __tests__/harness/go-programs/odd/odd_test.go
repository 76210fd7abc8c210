package odd

import (
	"fmt"
	"testing"
)

func BenchmarkTop(b *testing.B) {
	b.ReportAllocs()
	b.ReportMetric(3, "pages/op")
	for b.Loop() {
	}
}

func BenchmarkSub(b *testing.B) {
	for _, name := range []string{"size-8", "a b", "x/y|(z", "x/y|(z", "[.$"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
			}
		})
	}
}

func BenchmarkSilent(b *testing.B) { b.ReportMetric(0, "ns/op") }

func BenchmarkTalks(b *testing.B) {
	fmt.Println("5 apples")
	for b.Loop() {
	}
}
