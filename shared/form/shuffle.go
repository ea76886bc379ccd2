package form

import (
	"crypto/hmac"
	"crypto/sha256"
	"math/rand/v2"

	"formwright/shared/quiz"
)

// seedSize is the number of random bytes of a form's seed.
const seedSize = 24

// source gives the random numbers of a name under a secret seed: the same ones
// every time, and not to be guessed without the seed.
func source(seed, name string) *rand.Rand {
	mac := hmac.New(sha256.New, []byte(seed))
	mac.Write([]byte(name))
	return rand.New(rand.NewChaCha8([32]byte(mac.Sum(nil))))
}

// permutation is an order of n things that the seed and a name decide.
func permutation(n int, seed, name string) []int { return source(seed, name).Perm(n) }

// shuffledChoices is the order in which a person sees choices; pinned ones keep
// their places.
func shuffledChoices(r quiz.Choice, rng *rand.Rand) []int {
	order := make([]int, len(r.Choices))
	var free []int
	for i, c := range r.Choices {
		order[i] = i
		if !c.Pinned {
			free = append(free, i)
		}
	}
	for i, k := range rng.Perm(len(free)) {
		order[free[i]] = free[k]
	}
	return order
}

// shuffledItems is the order in which a person sees the questions: sections keep
// their places, and questions that share a passage stay together.
func (p *prepared) shuffledItems(rng *rand.Rand) []*item {
	var out []*item
	for _, stretch := range p.stretches() {
		groups := p.groups(stretch)
		for _, k := range rng.Perm(len(groups)) {
			out = append(out, groups[k]...)
		}
	}
	return out
}

// stretches are the items of each section, and of what stands between them.
func (p *prepared) stretches() [][]*item {
	section := map[string]string{}
	for _, s := range p.quiz.Sections {
		for _, id := range s.Items {
			section[id] = s.ID
		}
	}
	var out [][]*item
	for i, it := range p.order {
		if i == 0 || section[it.ID] != section[p.order[i-1].ID] {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], it)
	}
	return out
}

// groups parts a stretch into what may be moved: from the first to the last
// question of a passage is one piece.
func (p *prepared) groups(stretch []*item) [][]*item {
	at := map[string]int{}
	for i, it := range stretch {
		at[it.ID] = i
	}
	joined := make([]bool, len(stretch)) // to the one before
	for _, s := range p.quiz.Stimuli {
		first, last := len(stretch), -1
		for _, id := range s.Items {
			if i, ok := at[id]; ok {
				first, last = min(first, i), max(last, i)
			}
		}
		for i := first + 1; i <= last; i++ {
			joined[i] = true
		}
	}
	var out [][]*item
	for i, it := range stretch {
		if !joined[i] {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], it)
	}
	return out
}
