package draft

import (
	"slices"

	"formwright/shared/recognize/answerkey"
)

// contest notes that a key gives a question a second answer that is another one:
// for another version of the test, or by mistake. Nobody can tell which counts.
func (r *Reader) contest(list *KeyList, d *Draft, e *answerkey.KeyEntry) {
	have := list.Of[d]
	if len(d.Choices) < 2 || have.Rival != "" {
		return
	}
	a, ok1 := r.Pick(*d, have.Value.Text)
	b, ok2 := r.Pick(*d, e.Value.Text)
	if !ok1 || !ok2 {
		return
	}
	e.Used = true
	if !slices.Equal(a.Keys, b.Keys) {
		have.Rival = e.Value.Text
	}
}
