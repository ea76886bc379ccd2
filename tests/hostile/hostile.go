// Package hostile makes documents that attack their reader: bombs, cycles, lies
// about sizes, files cut short or with bytes changed. It is for tests that send
// them through the program and see that it stands.
package hostile

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// File is a hostile document.
type File struct {
	Name string // says what it does; without an ending
	Data []byte
}

// Size says how big the bombs are.
type Size struct {
	Bomb  int // bytes that a bomb becomes when it is inflated
	Depth int // of what is nested
	Side  int // pixels of a picture that a PDF claims to hold
	Fan   int // how often a form draws itself
}

// Files makes n documents, the same for the same arguments: every kind of attack
// in turn, the later rounds with bytes changed or the end cut off. With n 0 it is
// each attack once.
func Files(n int, size Size) []File {
	random := rand.New(rand.NewPCG(2026, 11))
	attacks := slices.Concat(pdfs(size), pictures(size), packages(size), quizzes(size))
	if n == 0 {
		n = len(attacks)
	}
	files := make([]File, n)
	for i := range files {
		f := attacks[i%len(attacks)]
		data := append([]byte(nil), f.Data...)
		if round := i / len(attacks); round > 0 {
			data = spoil(random, data, round)
		}
		files[i] = File{Name: fmt.Sprintf("%03d-%s", i, f.Name), Data: data}
	}
	return files
}

// spoil changes some bytes behind the first few, by which a file is known, and
// cuts every second file short.
func spoil(random *rand.Rand, data []byte, round int) []byte {
	const known = 16
	if len(data) <= 2*known {
		return data
	}
	for range 1 + len(data)/200*round {
		data[known+random.IntN(len(data)-known)] = byte(random.IntN(256))
	}
	if round%2 == 0 {
		data = data[:known+random.IntN(len(data)-known)]
	}
	return data
}
