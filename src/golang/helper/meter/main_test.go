package main

import "testing"

func TestPeakBytes(t *testing.T) {
	type rusage struct{ Maxrss int64 }
	for _, one := range []struct {
		rusage any
		system string
		want   int64
	}{
		{&rusage{3}, "linux", 3072},
		{&rusage{3}, "darwin", 3},
		{&struct{ Other int }{3}, "windows", 0},
		{nil, "plan9", 0},
	} {
		if got := peakBytes(one.rusage, one.system); got != one.want {
			t.Errorf("peakBytes(%v, %s) = %d, want %d", one.rusage, one.system, got, one.want)
		}
	}
}
