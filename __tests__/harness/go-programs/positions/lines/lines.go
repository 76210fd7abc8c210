// Package lines has calls that a profile makes the compiler inline, and calls that are lost because of it.
package lines

import "sync"

// File knows where the lines of a text start.
type File struct {
	Name   string
	Starts []int
}

// Position is a place in a text.
type Position struct {
	Name         string
	Line, Column int
}

// Find is too large to be inlined without a profile.
func (f *File) Find(at int) Position {
	low, high := 0, len(f.Starts)
	for low < high {
		middle := (low + high) / 2
		if f.Starts[middle] <= at {
			low = middle + 1
		} else {
			high = middle
		}
	}
	line, column := low, at
	if line > 0 && line <= len(f.Starts) {
		column = at - f.Starts[line-1]
	}
	if column < 0 {
		line, column = line-1, -column
	}
	return Position{Name: f.Name, Line: line, Column: column + 1}
}

// At is small, so it is inlined everywhere, until Find is inlined into it.
func (f *File) At(at int) Position {
	return f.Find(at) // mark find
}

// Line is small, too, and inlines At.
func (f *File) Line(at int) int {
	return f.At(at).Line // mark at
}

// Emit is large: its inlining cost is between 250 and 2,000.
func Emit(out []byte, p Position) []byte {
	for _, number := range []int{p.Line, p.Column} {
		if number < 0 {
			out = append(out, '-')
			number = -number
		}
		if number >= 100000 {
			out = append(out, byte('0'+number/100000%10))
		}
		if number >= 10000 {
			out = append(out, byte('0'+number/10000%10))
		}
		if number >= 1000 {
			out = append(out, byte('0'+number/1000%10))
		}
		if number >= 100 {
			out = append(out, byte('0'+number/100%10))
		}
		if number >= 10 {
			out = append(out, byte('0'+number/10%10))
		}
		out = append(out, byte('0'+number%10), ':')
	}
	if len(p.Name) > 3 {
		out = append(out, p.Name[0], p.Name[1], p.Name[2])
	} else {
		out = append(out, p.Name...)
	}
	for i := len(out); i < 24; i++ {
		out = append(out, ' ')
	}
	for i, letter := range out {
		if letter >= 'a' && letter <= 'z' && i%2 == 0 {
			out[i] = letter - 'a' + 'A'
		} else if letter == '-' || letter == ':' {
			out[i] = '.'
		} else if i > 0 && out[i-1] == ' ' && letter == ' ' {
			out[i] = '_'
		}
	}
	switch p.Line % 4 {
	case 0:
		out = append(out, '|')
	case 1:
		out = append(out, '/', '/')
	case 2:
		out = append(out, '#', byte(p.Column))
	default:
		out = append(out, '\n')
	}
	if p.Column > p.Line && len(out)%2 == 1 || p.Column%3 == 1 {
		out = append(out, out[0], out[1])
	}
	return out
}

//go:noinline
func First(f *File, out []byte) []byte {
	p := f.At(1)
	out = Emit(out, p) // mark first
	return append(out, byte(f.Line(2)))
}

//go:noinline
func Second(f *File, out []byte) []byte {
	p := f.At(3)
	out = Emit(out, p) // mark second
	return append(out, byte(f.Line(4)))
}

//go:noinline
func Third(f *File, out []byte) []byte {
	p := f.At(5)
	out = Emit(out, p) // mark third
	return append(out, byte(f.Line(6)))
}

//go:noinline
func Fourth(f *File, out []byte) []byte {
	p := f.At(7)
	out = Emit(out, p) // mark fourth
	return append(out, byte(f.Line(8)))
}

// Sink takes what is written.
type Sink interface{ Write(out []byte) int }

// Log counts what is written.
type Log struct {
	mu    sync.Mutex
	Count int
}

// Add cannot be inlined because of its defer.
func (l *Log) Add(n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.Count += n
}

//go:noinline
func Flush(s Sink, l *Log, out []byte) {
	n := s.Write(out) // mark interface
	l.Add(n)          // mark defer
}
