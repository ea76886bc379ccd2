package html

import "testing"

// TestListsBehindQuestions: a list to choose from behind a question offers its choices;
// in a sentence, between fields and behind a word it fills a gap.
func TestListsBehindQuestions(t *testing.T) {
	const list = `<select><option>Choose a river</option><option>Nile</option><option>Rhine</option></select>`
	for name, c := range map[string]struct {
		source string
		want   []string
	}{
		"on its line":   {"<p>Which is longer? " + list + "</p><p>Why?</p>", []string{"Which is longer?", "☐ Nile", "☐ Rhine", "Why?"}},
		"below it":      {"<p>Which is longer?</p>" + list + "<p>Why?</p>", []string{"Which is longer?", "☐ Nile", "☐ Rhine", "Why?"}},
		"in a group":    {"<fieldset><legend>Which is longer? *</legend>" + list + "</fieldset><button>Send</button>", []string{"Which is longer? *", "☐ Nile", "☐ Rhine"}},
		"in a sentence": {"<p>Which is it? " + list + " flows north.</p>", []string{"Which is it? [Choose a river / Nile / Rhine] flows north."}},
		"two lists":     {"<p>Which are they? " + list + list + "</p>", []string{"Which are they? [Choose a river / Nile / Rhine][Choose a river / Nile / Rhine]"}},
		"behind a word": {"<p>River: " + list + "</p>", []string{"River: [Choose a river / Nile / Rhine]"}},
	} {
		t.Run(name, func(t *testing.T) { check(t, c.source, c.want...) })
	}
}
