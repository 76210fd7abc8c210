package main

import (
	"log"

	"github.com/expr-lang/expr"
)

type order struct {
	Id, Amount int
	Customer   string
	Tags       []string
}

var expressions = []string{
	`filter(orders, {.Amount > 50 and .Customer startsWith "a"})`,
	`len(filter(orders, {"new" in .Tags})) > 3 ? "many" : "few"`,
	`map(orders, {.Amount * 2 + .Id % 7})`,
	`all(orders, {.Amount >= 0}) && any(orders, {.Customer matches "^b.*[0-9]$"})`,
	`count(orders, {.Customer contains "c" or .Id in 1..20})`,
	`one(orders, {.Id == limit}) || none(orders, {.Amount < -limit})`,
	`price(orders[3].Amount, 1.19) + limit ** 2 / 3`,
	`{"first": orders[0].Customer, "rest": map(orders[1:5], {.Tags[0]})}`,
}

func work([]text) {
	orders := make([]order, 100)
	for i := range orders {
		orders[i] = order{i, i * 37 % 101, string(rune('a'+i%5)) + "name7", []string{"new", "paid"}[i%2:]}
	}
	env := map[string]interface{}{
		"orders": orders, "limit": 42,
		"price": func(amount int, rate float64) float64 { return float64(amount) * rate },
	}
	for _, expression := range expressions {
		program, err := expr.Compile(expression, expr.Env(env))
		if err != nil {
			log.Fatal(err)
		}
		for range [20]int{} {
			if _, err := expr.Run(program, env); err != nil {
				log.Fatal(err)
			}
		}
	}
}
