package vote

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

const (
	// leastTails is how many questions must have a choice with the same tail.
	leastTails = 5
	// longestTail is how many letters a word has at most that marks a choice and is none for
	// what is right: "xx", "ok".
	longestTail = 3
	// leastSignTail is how many signs without a space before them mark a choice: one
	// alone ends many a text.
	leastSignTail = 2
	// barsOfTails part a word from the text it judges: "Nile, yes", "Nile - ok".
	barsOfTails = " \t,;:–—-"
)

// tail is what ends the text of a choice like that of one choice of other questions.
type tail struct {
	said string // "xx", "--", "ok"
	rest int    // the length of the text before it
}

// tailBallot counts a tail in the questions of a document.
type tailBallot struct {
	ballot
	rests map[string]bool // what it stands behind
}

// ownTails reads what a teacher types behind the right choices, whatever it is: "Nile xx",
// "Oslo--", "an owl ok". It stands behind one choice of nearly every question, not always in
// the same place, behind texts that differ, and nothing else does so. "None of the above" in
// every question differs in nothing, and of "a true copy" and "a false copy" neither is alone.
func (r *Reader) ownTails(ds []draft.Draft) {
	offering := 0
	found := make([][]tail, len(ds))
	ballots := map[string]*tailBallot{}
	for i, d := range ds {
		if len(d.Choices) < 2 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" {
			continue
		}
		offering++
		found[i] = make([]tail, len(d.Choices))
		for k, c := range d.Choices {
			if c.Sign != "" {
				return // the document has its signs
			}
			if len(c.Lines) > 0 {
				found[i][k] = tailOf(c.Lines[len(c.Lines)-1].Text)
			}
		}
		countTails(ballots, d, found[i])
	}
	said := r.onlyTail(ballots, offering)
	if said == "" {
		return
	}
	for i := range found {
		for k, t := range found[i] {
			if t.said == said {
				c := &ds[i].Choices[k]
				last := len(c.Lines) - 1
				c.Sign, c.Lines = said, draft.ReplaceLine(c.Lines, last, c.Lines[last].Cut(0, t.rest))
			}
		}
	}
}

// countTails counts the tails of the choices of one question.
func countTails(ballots map[string]*tailBallot, d draft.Draft, found []tail) {
	at := map[string][]int{}
	for k, t := range found {
		if t.said != "" {
			at[t.said] = append(at[t.said], k)
		}
	}
	for said, places := range at {
		b := ballots[said]
		if b == nil {
			b = &tailBallot{ballot{places: map[int]int{}}, map[string]bool{}}
			ballots[said] = b
		}
		if b.contrast++; len(places) > 1 {
			continue
		}
		b.single++
		b.places[places[0]]++
		lines := d.Choices[places[0]].Lines
		if rest := lines[len(lines)-1].Text[:found[places[0]].rest]; len(said) > 1 || !lexicon.IsNumber(rest) { // "2 x" is an unknown
			b.rests[rest] = true
		}
	}
}

// onlyTail is the tail that tells right choices from wrong ones, "" where none does or another
// stands behind one choice of many questions too.
func (r *Reader) onlyTail(ballots map[string]*tailBallot, offering int) string {
	out, rivals := "", 0
	for said, b := range ballots {
		if b.single*3 >= offering {
			rivals++
		}
		if b.tells(said, offering) && r.mayMark(said) {
			out = said
		}
	}
	if rivals > 1 {
		return ""
	}
	return out
}

// mayMark reports whether a tail may be a mark of the right choice: a sign, a word for what is
// right, or a short one that calls nothing wrong.
func (r *Reader) mayMark(said string) bool {
	if first, _ := utf8.DecodeRuneInString(said); !unicode.IsLetter(first) {
		return !strings.ContainsAny(said, "✗✘❌✖✕×")
	}
	if r.Right[said] || said == "x" || said == "х" { // a cross made with the letter
		return true
	}
	yes, known := r.SaysYes(said)
	return yes || !known && utf8.RuneCountInString(said) <= longestTail && !crossBehind.MatchString("- ("+said+")")
}

// tells reports whether a tail tells right choices from wrong ones.
func (b *tailBallot) tells(said string, offering int) bool {
	if b.single < leastTails || b.single*5 < offering*4 || b.single*10 < b.contrast*9 {
		return false
	}
	most := 0
	for _, n := range b.places {
		most = max(most, n)
	}
	if most*5 >= b.single*4 {
		return false
	}
	if first, size := utf8.DecodeRuneInString(said); size == len(said) && unicode.IsLetter(first) {
		return b.single == b.contrast && b.single*10 >= offering*9 && len(b.rests)*5 >= b.single*3
	} else if unicode.IsLetter(first) {
		return len(b.rests)*2 >= b.single
	}
	return len(b.rests) > 1
}

// tailOf is what ends a text: signs, or a last word. A number or a bracket that closes is none.
func tailOf(text string) tail {
	text = strings.TrimRight(text, lexicon.Whitespace)
	rest := strings.TrimRightFunc(text, isTailSign)
	bare := strings.TrimRight(rest, lexicon.Whitespace)
	if signs := text[len(rest):]; signs != "" {
		if bare == "" || len(bare) == len(rest) && utf8.RuneCountInString(signs) < leastSignTail {
			return tail{}
		}
		return tail{signs, len(bare)}
	}
	at := strings.LastIndexAny(text, " \t")
	if at < 0 {
		return tail{}
	}
	word := strings.Trim(text[at+1:], "()[]{}")
	if bare = strings.TrimRight(text[:at], barsOfTails); bare == "" || !isOneWord(word) {
		return tail{}
	}
	return tail{lexicon.Fold(word), len(bare)}
}

// isTailSign reports whether a sign may end a text without being of it.
func isTailSign(c rune) bool {
	return (unicode.IsPunct(c) || unicode.IsSymbol(c)) && !strings.ContainsRune(`()[]{}"'”’»«.…_%°`, c)
}
