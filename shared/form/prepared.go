package form

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// prepared is a version of a form's quiz with all that answering it needs. It
// never changes, so that every request can share it.
type prepared struct {
	quiz   quiz.Quiz
	items  map[string]*item // by id
	asked  map[string]*item // by what they ask
	order  []*item
	media  []string       // the pictures that people see, in the order they stand in
	medium map[string]int // their places in media
}

// item is one question with its lists as they are shown.
type item struct {
	quiz.Item
	points  quiz.Decimal // what it is worth: its own, its section's, or 1
	right   []int        // of a Match: the right entry that "r1", "r2" ... stand for
	entries []int        // of an Order: likewise for "e1", "e2" ...
	asks    string       // names the question in every version of the quiz, see asking
}

func prepare(f Form, q quiz.Quiz) *prepared {
	p := &prepared{quiz: q, items: map[string]*item{}, asked: map[string]*item{}, medium: map[string]int{}}
	worth := map[string]quiz.Decimal{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			if s.Points != nil {
				worth[id] = *s.Points
			}
		}
	}
	known := map[string]int{}
	for _, each := range q.Items {
		it := &item{Item: each, points: quiz.Int(1)}
		if points, ok := worth[each.ID]; ok {
			it.points = points
		}
		if each.Points != nil {
			it.points = *each.Points
		}
		it.shuffle(f.seed)
		p.items[each.ID] = it
		it.asks = it.asking(known)
		p.asked[it.asks] = it
		p.order = append(p.order, it)
	}
	p.collect()
	return p
}

// shuffle fixes the order of lists whose printed order may be the key. The ids
// of their entries go by that order, so that they do not give it away either.
func (it *item) shuffle(seed string) {
	switch r := it.Response.(type) {
	case quiz.Match:
		it.right = permutation(len(r.Right), seed, it.ID)
		if len(r.Left) > 2 && straight(r.Key, it.right) {
			rotate(it.right)
		}
	case quiz.Order:
		it.entries = permutation(len(r.Entries), seed, it.ID)
		if len(r.Entries) > 2 && same(r.Key, it.entries) {
			rotate(it.entries)
		}
	}
}

// straight reports whether every left entry stands beside its right one.
func straight(key, shownAs []int) bool {
	for i, k := range key {
		if i >= len(shownAs) || shownAs[i] != k {
			return false
		}
	}
	return len(key) > 0
}

func same(key, shownAs []int) bool { return len(key) == len(shownAs) && straight(key, shownAs) }

func rotate(list []int) {
	first := list[0]
	copy(list, list[1:])
	list[len(list)-1] = first
}

// collect lists the pictures that people see, and no others: feedback and model
// answers have pictures too.
func (p *prepared) collect() {
	add := func(hashes []string) {
		for _, hash := range hashes {
			if _, ok := p.medium[hash]; !ok {
				p.medium[hash] = len(p.media)
				p.media = append(p.media, hash)
			}
		}
	}
	add(around(p.quiz))
	for _, it := range p.order {
		add(it.pictures())
	}
}

// around are the pictures that stand outside of items.
func around(q quiz.Quiz) []string {
	out := q.Introduction.Hashes()
	for _, s := range q.Sections {
		out = append(out, s.Instructions.Hashes()...)
	}
	for _, s := range q.Stimuli {
		out = append(out, s.Content.Hashes()...)
	}
	return out
}

// pictures are those that people see of an item, in the order they see them:
// the order of pictures is an order too.
func (it *item) pictures() []string {
	shown := []richtext.Content{it.Stem}
	switch r := it.Response.(type) {
	case quiz.Choice:
		for _, c := range r.Choices {
			shown = append(shown, c.Content)
		}
	case quiz.Match:
		shown = append(shown, r.Left...)
		for _, k := range it.right {
			shown = append(shown, r.Right[k])
		}
	case quiz.Order:
		for _, k := range it.entries {
			shown = append(shown, r.Entries[k])
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			if list, ok := b.Response.(quiz.Choice); ok {
				for _, c := range list.Choices {
					shown = append(shown, c.Content)
				}
			}
		}
	}
	var out []string
	for _, c := range shown {
		out = append(out, c.Hashes()...)
	}
	return out
}

// place reads an id of a list, such as "c2", as an index below n.
func place(id, prefix string, n int) (int, bool) {
	digits, ok := strings.CutPrefix(id, prefix)
	i, err := strconv.Atoi(digits)
	return i - 1, ok && err == nil && i >= 1 && i <= n && digits == strconv.Itoa(i)
}

func idOf(prefix string, index int) string { return prefix + strconv.Itoa(index+1) }

// shelf keeps prepared quizzes, because a class answers the same one.
type shelf struct {
	mu   sync.Mutex
	rows map[string]*prepared
	size int // items in all
}

// maxShelf is how many items a shelf holds; when it is full it starts afresh.
const maxShelf = 20_000

func newShelf() *shelf { return &shelf{rows: map[string]*prepared{}} }

func (s *shelf) get(name string) (*prepared, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p, ok := s.rows[name]
	return p, ok
}

func (s *shelf) keep(name string, p *prepared) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.size+len(p.order) > maxShelf {
		clear(s.rows)
		s.size = 0
	}
	if _, ok := s.rows[name]; !ok {
		s.size += len(p.order)
	}
	s.rows[name] = p
}

// prepared gives a version of a form's quiz ready to be answered.
func (s *Service) prepared(ctx context.Context, f Form, version int) (*prepared, error) {
	name := fmt.Sprintf("%s#%d", f.PublicID, version)
	if p, ok := s.known.get(name); ok {
		return p, nil
	}
	q, err := s.openQuiz(ctx, f.PublicID, version)
	if err != nil {
		return nil, err
	}
	p := prepare(f, q)
	s.known.keep(name, p)
	return p, nil
}
