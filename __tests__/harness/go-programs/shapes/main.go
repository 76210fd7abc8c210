package main

import "example.com/shapes/scene"

//go:noinline
func hot(n int) int {
	return scene.Mix(n) // mark hot
}

func main() {
	shapes := []scene.Shape{scene.Square{Side: 2}, scene.Circle{Radius: 3}}
	println(scene.Sum(shapes, 5), hot(3), scene.Twice(2), scene.Apply(4), scene.Wait(6))
	println(scene.Fold([]int{1, 2}, func(n int) int { return n + 1 }), scene.Fold([]string{"a"}, func(s string) int { return len(s) }))
}
