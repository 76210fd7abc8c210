// Package scene has functions that are too large to be inlined (the budget is 80 nodes), and small enough where they are hot (2,000).
package scene

type Shape interface{ Area(x int) int }

type Square struct{ Side int }

func (s Square) Area(x int) int {
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	return x * s.Side
}

type Circle struct{ Radius int }

func (c Circle) Area(x int) int {
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	return x * c.Radius
}

func Mix(x int) int {
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	return x
}

//go:noinline
func Sum(shapes []Shape, n int) (total int) {
	for _, one := range shapes {
		total += one.Area(n) // mark interface
	}
	return total
}

//go:noinline
func Twice(n int) int {
	return Mix(n) + Mix(n+1) // mark twice
}

//go:noinline
func Apply(n int) int {
	return run(func() int {
		return Mix(n) // mark closure
	})
}

//go:noinline
func run(f func() int) int { return f() }

func plus(a, b int) int { return a + b }

//go:noinline
func Fold[T any](items []T, f func(T) int) (sum int) {
	for _, item := range items {
		sum = plus(sum, f(item)) // mark generic
	}
	return sum
}

func scratch(x int) int {
	var buffer [8192]byte
	for i := range buffer {
		buffer[i] = byte(x + i)
	}
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	return x + int(buffer[x&4095])
}

//go:noinline
func Wait(n int) int {
	return scratch(n) // mark large
}
