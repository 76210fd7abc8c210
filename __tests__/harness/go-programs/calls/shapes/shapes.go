package shapes

import (
	"sort"
	"strings"
)

var sink int

// Run calls everything once.
func Run() {
	direct()
	deferred()
	started()
	chained()
	generic()
	throughInterface(first{})
	throughInterface(&second{})
	throughValue(spin)
	throughField(holder{call: spinAgain})
	overFunction()
	closures()
	library()
	twice()
	multiline(
		1,
		spinIn(2),
	)
	outer{}.spinEmbedded()
}

//go:noinline
func spin() {
	for i := 0; i < 20_000; i++ {
		sink += i
	}
}

//go:noinline
func spinAgain() {
	for i := 0; i < 20_000; i++ {
		sink -= i
	}
}

//go:noinline
func spinIn(n int) int {
	for i := 0; i < 20_000; i++ {
		sink ^= i * n
	}
	return n
}

// A comment above does not count.
//
//go:noinline
func direct() {
	if sink < 0 {
		sink = 0
	}
	spin()
	sink++
	spinAgain()
}

//go:noinline
func deferred() {
	defer spin()
	defer spinIn(3)
	defer func() { spinAgain() }()
	sink++
}

//go:noinline
func started() {
	done := make(chan bool)
	go spinThen(done)
	<-done
}

func spinThen(done chan<- bool) {
	spin()
	done <- true
}

type chain struct{ sum int }

//go:noinline
func (c *chain) add(n int) *chain {
	for i := 0; i < 20_000; i++ {
		c.sum += n
	}
	return c
}

//go:noinline
func (c *chain) sub(n int) *chain {
	for i := 0; i < 20_000; i++ {
		c.sum -= n
	}
	return c
}

//go:noinline
func chained() {
	c := &chain{}
	c.
		add(1).
		sub(2).
		add(
			3,
		)
	sink += c.sum
}

type number interface{ int | float64 }

//go:noinline
func sumOf[T number](values []T) (sum T) {
	for round := 0; round < 200; round++ {
		for _, value := range values {
			sum = plus(sum, value)
		}
	}
	return sum
}

//go:noinline
func plus[T number](a, b T) T { return a + b }

//go:noinline
func generic() {
	sink += sumOf([]int{1, 2, 3, 4, 5})
	sink += int(sumOf[float64]([]float64{1, 2, 3, 4, 5}))
}

type worker interface{ work() }
type first struct{}
type second struct{}

//go:noinline
func (first) work() { spin() }

//go:noinline
func (*second) work() { spinAgain() }

//go:noinline
func throughInterface(w worker) {
	w.work()
}

//go:noinline
func throughValue(call func()) {
	call()
	other := spinAgain
	other()
}

type holder struct{ call func() }

//go:noinline
func throughField(h holder) {
	h.call()
}

//go:noinline
func overFunction() {
	each(func(n int) bool {
		sink += spinIn(n)
		return n < 3
	})
}

//go:noinline
func each(yield func(int) bool) {
	for n := 0; yield(n); n++ {
	}
}

//go:noinline
func closures() {
	run := func() { spin() }
	run()
	func() {
		spinAgain()
	}()
}

var text = strings.Repeat("a needle in a haystack ", 200)

//go:noinline
func library() {
	sink += strings.Count(text, "needle")
	words := strings.Fields(
		text,
	)
	sort.Slice(words, func(i, j int) bool {
		return less(words[i], words[j])
	})
	sink += len(strings.ToUpper(text))
}

//go:noinline
func less(a, b string) bool { return a < b }

//go:noinline
func twice() {
	spin()
	sink++
	spin()
}

//go:noinline
func multiline(a, b int) {
	sink += spinIn(a) +
		spinIn(b)
}

type embedded struct{}

//go:noinline
func (embedded) spinEmbedded() { spin() }

type outer struct{ embedded }
