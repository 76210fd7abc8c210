package shop

import "testing"

var sink uint32
var pages [][]byte

//go:noinline
func burn(n int) (x uint32) {
	x = 2463534242
	for range n {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
	}
	return x
}

//go:noinline
func steady() { sink += burn2(20000) }

//go:noinline
func burn2(n int) (x uint32) {
	for i := range n {
		x += uint32(i) * x
	}
	return x
}

//go:noinline
func newPage() []byte { return make([]byte, page) }

func BenchmarkPage(b *testing.B) {
	// Set-up is not part of an operation.
	pages = append(pages[:0], make([]byte, 64<<20))
	b.ResetTimer()
	b.ReportAllocs()
	for range b.N {
		sink += burn(work)
		steady()
		pages = append(pages[:1], newPage())
	}
}

func BenchmarkSmall(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sink += burn(1000)
	}
}
