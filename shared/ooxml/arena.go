package ooxml

// arena hands out elements from chunks, and after recycle the same ones again.
type arena struct {
	chunks      [][]Element
	chunk, used int
}

// Chunks begin small, as most parts are, and grow.
const (
	smallChunk = 16
	largeChunk = 256
)

func (a *arena) recycle() { a.chunk, a.used = 0, 0 }

// element gives one whose fields are to be set.
func (a *arena) element() *Element {
	if a.chunk < len(a.chunks) && a.used == len(a.chunks[a.chunk]) {
		a.chunk, a.used = a.chunk+1, 0
	}
	if a.chunk == len(a.chunks) {
		a.chunks = append(a.chunks, make([]Element, min(smallChunk<<min(a.chunk, 8), largeChunk)))
	}
	a.used++
	return &a.chunks[a.chunk][a.used-1]
}
