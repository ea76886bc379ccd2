package vote

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// leastEdges is how many questions must have a choice with the same edge.
	leastEdges = 5
	// longestEdge is how many letters a word has at most that marks a choice and is none for
	// what is right: "xx", "ok".
	longestEdge = 3
	// leastSignEdge is how many signs without a space beside them mark a choice: one
	// alone ends many a text.
	leastSignEdge = 2
	// barsOfEdges part a word from the text it judges: "Nile, yes", "Nile - ok".
	barsOfEdges = " \t,;:–—-"
	// ownBullets are signs that begin texts by themselves.
	ownBullets = "-–—•*+−·"
)

// edge is what begins or ends the text of a choice like that of one choice of other questions.
type edge struct {
	said     string // "xx", "--", "ok"
	from, to int    // the text without it
}

// edgeBallot counts an edge in the questions of a document.
type edgeBallot struct {
	ballot
	rests map[string]bool // what it stands beside
}

// edges are the edges of one side.
type edges struct {
	*Reader
	find func(text string) edge
	line func(lines []line.Line) int // the line of a choice that has them
}

// ownEdges reads what a teacher types beside the right choices, whatever it is: "Nile xx",
// "Oslo--", "ok: an owl". It stands beside one choice of nearly every question, not always in
// the same place, beside texts that differ, and nothing else does so. "None of the above" in
// every question differs in nothing, and of "a true copy" and "a false copy" neither is alone.
func (r *Reader) ownEdges(ds []draft.Draft) {
	tails := edges{r, tailOf, func(lines []line.Line) int { return len(lines) - 1 }}
	if !tails.mark(ds) {
		heads := edges{r, r.headOf, func([]line.Line) int { return 0 }}
		heads.mark(ds)
	}
}

// mark gives the right choices their sign. It reports whether the document has one.
func (e edges) mark(ds []draft.Draft) bool {
	offering := 0
	found := make([][]edge, len(ds))
	ballots := map[string]*edgeBallot{}
	for i, d := range ds {
		if len(d.Choices) < 2 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" {
			continue
		}
		offering++
		found[i] = make([]edge, len(d.Choices))
		for k, c := range d.Choices {
			if c.Sign != "" {
				return true
			}
			if len(c.Lines) > 0 {
				found[i][k] = e.find(c.Lines[e.line(c.Lines)].Text)
			}
		}
		e.count(ballots, d, found[i])
	}
	said := e.only(ballots, offering)
	if said == "" {
		return false
	}
	for i := range found {
		for k, t := range found[i] {
			if t.said == said {
				c := &ds[i].Choices[k]
				at := e.line(c.Lines)
				c.Sign, c.Lines = said, draft.ReplaceLine(c.Lines, at, c.Lines[at].Cut(t.from, t.to))
			}
		}
	}
	return true
}

// count counts the edges of the choices of one question.
func (e edges) count(ballots map[string]*edgeBallot, d draft.Draft, found []edge) {
	at := map[string][]int{}
	for k, t := range found {
		if t.said != "" {
			at[t.said] = append(at[t.said], k)
		}
	}
	for said, places := range at {
		b := ballots[said]
		if b == nil {
			b = &edgeBallot{ballot{places: map[int]int{}}, map[string]bool{}}
			ballots[said] = b
		}
		if b.contrast++; len(places) > 1 {
			continue
		}
		b.single++
		b.places[places[0]]++
		t, lines := found[places[0]], d.Choices[places[0]].Lines
		if rest := lines[e.line(lines)].Text[t.from:t.to]; len(said) > 1 || !lexicon.IsNumber(rest) { // "2 x" is an unknown
			b.rests[rest] = true
		}
	}
}

// only is the edge that tells right choices from wrong ones, "" where none does or another
// stands beside one choice of many questions too; "yes" tells nothing where others say "no".
func (e edges) only(ballots map[string]*edgeBallot, offering int) string {
	out, rivals := "", 0
	wrong := slices.ContainsFunc(slices.Collect(maps.Keys(ballots)), func(said string) bool {
		yes, known := e.SaysYes(said)
		return known && !yes && isOneWord(said) && said != "x"
	})
	for said, b := range ballots {
		if b.single*3 >= offering {
			rivals++
		}
		if _, judges := e.SaysYes(said); b.tells(said, offering) && e.mayMark(said) && !(wrong && judges && isOneWord(said) && said != "x") {
			out = said
		}
	}
	if rivals > 1 {
		return ""
	}
	return out
}

// mayMark reports whether an edge may be a mark of the right choice: a sign, a word for what is
// right, or a short one that calls nothing wrong.
func (r *Reader) mayMark(said string) bool {
	if first, _ := utf8.DecodeRuneInString(said); !unicode.IsLetter(first) {
		return !strings.ContainsAny(said, "✗✘❌✖✕×")
	}
	if r.Right[said] || said == "x" || said == "х" { // a cross made with the letter
		return true
	}
	yes, known := r.SaysYes(said)
	return yes || !known && utf8.RuneCountInString(said) <= longestEdge && !crossBehind.MatchString("- ("+said+")")
}

// tells reports whether an edge tells right choices from wrong ones.
func (b *edgeBallot) tells(said string, offering int) bool {
	if b.single < leastEdges || b.single*5 < offering*4 || b.single*10 < b.contrast*9 {
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
func tailOf(text string) edge {
	text = strings.TrimRight(text, lexicon.Whitespace)
	rest := strings.TrimRightFunc(text, isEdgeSign)
	bare := strings.TrimRight(rest, lexicon.Whitespace)
	if signs := text[len(rest):]; signs != "" {
		if bare == "" || len(bare) == len(rest) && utf8.RuneCountInString(signs) < leastSignEdge {
			return edge{}
		}
		return edge{signs, 0, len(bare)}
	}
	at := strings.LastIndexAny(text, " \t")
	if at < 0 {
		return edge{}
	}
	word := strings.Trim(text[at+1:], "()[]{}")
	if bare = strings.TrimRight(text[:at], barsOfEdges); bare == "" || !isOneWord(word) {
		return edge{}
	}
	return edge{lexicon.Fold(word), 0, len(bare)}
}

// headOf is what begins a text: signs, or a word for what is right with a bar or a room behind
// it. A lone dash, plus or star is a sign of its own.
func (r *Reader) headOf(text string) edge {
	rest := strings.TrimLeftFunc(text, isEdgeSign)
	bare := strings.TrimLeft(rest, lexicon.Whitespace)
	if signs := text[:len(text)-len(rest)]; signs != "" {
		if bare == "" || utf8.RuneCountInString(signs) < leastSignEdge && (len(bare) == len(rest) || strings.Contains(ownBullets, signs)) {
			return edge{}
		}
		return edge{signs, len(text) - len(bare), len(text)}
	}
	at := strings.IndexAny(text, barsOfEdges)
	if at <= 0 {
		return edge{}
	}
	word := lexicon.Fold(strings.Trim(text[:at], "()[]{}"))
	bare = strings.TrimLeft(text[at:], barsOfEdges)
	if _, judges := r.SaysYes(word); bare == "" || !isLetterOrDigit(bare) || !judges && !r.Right[word] && word != "x" && word != "xx" && word != "ok" {
		return edge{}
	}
	return edge{word, len(text) - len(bare), len(text)}
}

// isLetterOrDigit reports whether a text begins with either: "x = 2" is an equation.
func isLetterOrDigit(text string) bool {
	c, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(c) || unicode.IsDigit(c)
}

// isEdgeSign reports whether a sign may stand beside a text without being of it.
func isEdgeSign(c rune) bool {
	return (unicode.IsPunct(c) || unicode.IsSymbol(c)) && !strings.ContainsRune(`()[]{}"'”’»«.…_%°`, c)
}
