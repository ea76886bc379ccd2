package recognize

import "slices"

// contest notes that a key gives a question a second answer that is another one:
// for another version of the test, or by mistake. Nobody can tell which counts.
func (r *recognizer) contest(list *keyList, d *draft, e *keyEntry) {
	have := list.of[d]
	if len(d.choices) < 2 || have.rival != "" {
		return
	}
	a, ok1 := r.pick(*d, have.value.text)
	b, ok2 := r.pick(*d, e.value.text)
	if !ok1 || !ok2 {
		return
	}
	e.used = true
	if !slices.Equal(a.keys, b.keys) {
		have.rival = e.value.text
	}
}
