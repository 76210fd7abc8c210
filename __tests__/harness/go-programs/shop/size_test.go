package shop

const work, page = 20000, 1000
