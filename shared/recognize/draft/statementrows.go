package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// judged reports whether every lettered line ends with the two words to choose
// from: the lines are statements, and each is a question of its own.
func (r *Reader) judged(d Draft) bool {
	texts := make([]string, len(d.Choices))
	for i, c := range d.Choices {
		texts[i] = c.Text()
	}
	if rewrite.AreTruthSequences(texts) {
		return false
	}
	return r.judgedInRoom(d) || r.judgedByOrder(d) || !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		m := rewrite.TruthSlash.FindStringSubmatchIndex(c.Text())
		if m == nil || m[0] == 0 {
			return true
		}
		_, ok := r.PairIn(c.Text(), m, true)
		return !ok
	})
}

// judgedInRoom reports whether the stem asks for true or false and every line
// under it has room for it, in brackets behind the statement or a gap before.
func (r *Reader) judgedInRoom(d Draft) bool {
	return !hasSigns(d) && !slices.ContainsFunc(d.Choices, func(c Choice) bool { // which few have
		text := c.Text()
		room := rewrite.LeadRoom.FindString(text)
		return room != "" && len(room) == len(text) || !flatten.EmptyRoomAtEnd.MatchString(text) && !r.HasTruthRoom(text)
	}) && d.stemOrdersTruth(r.Lexicon)
}

// hasSigns reports whether a choice has a letter or a number.
func hasSigns(d Draft) bool {
	return slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Sign != "" })
}

// judgedUnder reports whether a question without a number is a line that asks for
// true or false over statements with letters, "True or false?" over "a) The sun is a
// star."
func (r *Reader) judgedUnder(d Draft) bool {
	if len(d.Stem) == 0 || !d.Stem[len(d.Stem)-1].OrdersTruth(r.Lexicon) {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Label.Kind != lexicon.LetterLabel || c.Label.Sign == "" }) && r.judged(d)
}

// judgedByOrder reports whether the stem asks for true or false and what stands
// under it are whole statements: none speaks of truth itself, as choices such as
// "Both are true" do, and the key names none of them.
func (r *Reader) judgedByOrder(d Draft) bool {
	if len(d.Choices) < 2 || hasSigns(d) || d.Multiple || d.Choices[0].Label.Upper && (d.HasAnswer() || lexicon.HasQuestionMark(d.StemText())) || !startsTask(d) || !d.stemOrdersTruth(r.Lexicon) {
		return false
	}
	if d.Choices[0].Label.Kind == lexicon.LetterLabel && flatten.HasBracketRoom(d.StemText()) {
		return false // room for the letter of one: "Judge whether it is so by (    )"
	}
	speaking := 0
	for _, c := range d.Choices {
		if len(c.Marks) > 0 || flatten.CountWords(c.Text(), flatten.LeastStated) < flatten.LeastStated {
			return false
		}
		if slices.ContainsFunc(strings.Fields(c.Text()), func(word string) bool { _, ok := r.TruthOf(word, false); return ok }) {
			speaking++
		}
	}
	if speaking*5 > len(d.Choices) { // one of many may speak of a false alarm
		return false
	}
	for _, e := range r.Keys.Entries {
		if e.Number != d.Label.Number || !d.Labelled {
			continue
		}
		if _, ok := r.TruthOf(e.Value.Text, true); !ok && flatten.LetterValue.MatchString(e.Value.Text) {
			return false
		}
	}
	return true
}

// shareInOrder gives each part the notes that stand behind its line and before
// the next.
func shareInOrder(out []Draft, choices []Choice, notes []line.Note) {
	for _, n := range notes {
		k := 0
		for k+1 < len(out) && choices[k+1].At < n.After {
			k++
		}
		out[k].Notes = append(out[k].Notes, n)
	}
}

// behindJudged parts the last statement of a table of true and false from what stands
// behind it: parts of another task, or what comes before one.
func (r *Reader) behindJudged(ts []Token, g Grammar) []Draft {
	out := r.segment(ts[:1], g)
	if hasChoice(ts[1:]) {
		return append(out, r.segment(ts[1:], g)...)
	}
	for _, t := range ts[1:] {
		out[0].Trailing = append(out[0].Trailing, t.Line)
	}
	return out
}

// isJudgedRow reports whether lines begin with a statement of such a table and more
// stands behind the table.
func (r *Reader) isJudgedRow(ts []Token) bool {
	if len(ts) < 2 || !ts[0].Cell() || ts[1].Cell() || ts[1].note.Class != lexicon.NoClass || ts[1].Column {
		return false
	}
	return r.EndsInPair(ts[0].Text)
}
