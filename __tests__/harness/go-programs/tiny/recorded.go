package main

func newHandler() {}
func writeIndex() {}
func work()       {}
func sortHashes() {}
