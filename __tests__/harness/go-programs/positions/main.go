// Command positions prints where some bytes of a text are.
package main

import (
	"fmt"

	"example.com/positions/lines"
)

type counter struct{ total int }

func (c *counter) Write(out []byte) int {
	c.total += len(out)
	return len(out)
}

func main() {
	file := &lines.File{Name: "positions.txt", Starts: []int{0, 4, 9, 30}}
	var out []byte
	out = lines.First(file, out)
	out = lines.Second(file, out)
	out = lines.Third(file, out)
	out = lines.Fourth(file, out)
	sink, log := &counter{}, &lines.Log{}
	lines.Flush(sink, log, out)
	fmt.Println(sink.total, log.Count)
}
