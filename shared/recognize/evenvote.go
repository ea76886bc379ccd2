package recognize

import "sync"

import "strings"

// Bounds of questions whose choices carry no labels and whose stems seldom ask.
const (
	leastEven   = 6 // questions
	fewestEven  = 3 // lines under each
	mostEven    = 6
	evenAsking  = 4 // one in so many asks
	evenPercent = 80
)

// evenVote makes the lines under numbered stems choices where nearly every
// question has the same number of short ones and some of them ask: "12. Electron
// volt is a unit of" and four lines. A list of people with as many lines each
// asks nothing.
func evenVote(ds []draft) {
	counts := map[int]int{}
	open, asking := 0, 0
	words := unfinishedWords()
	for _, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		open++
		if n := evenLines(d); n > 0 {
			counts[n]++
			if closesStem(d.stem[0].text) || hasBlank(d.stem[0]) || isUnfinished(d.stem[0].text, words) {
				asking++
			}
		}
	}
	usual := 0
	for n, c := range counts {
		if c > counts[usual] || c == counts[usual] && n < usual {
			usual = n
		}
	}
	if counts[usual] < leastEven || counts[usual]*100 < open*evenPercent || asking*evenAsking < counts[usual] {
		return
	}
	for i := range ds {
		if d := &ds[i]; len(d.choices) == 0 && !d.hasAnswer() && evenLines(*d) == usual {
			d.offer(1)
			d.even = true
		}
	}
}

// evenLines is how many short lines stand under the first line of a labelled
// question, 0 where they cannot be choices.
func evenLines(d draft) int {
	n := len(d.stem) - 1
	if !d.labelled || d.part || d.room > 0 || d.stemKey != "" || d.truth || n < fewestEven || n > mostEven || endsSentence(d.stem[0].text) && !closesStem(d.stem[0].text) {
		return 0
	}
	for _, l := range d.stem[1:] {
		if l.kind == tableLine || l.kind == textLine && (len(l.text) > plainLimit || l.label != nil || closesStem(l.text) || hasBlank(l)) {
			return 0
		}
	}
	return n
}

// unfinishedWords are words that no sentence ends with, folded.
var unfinishedWords = sync.OnceValue(func() map[string]bool {
	return foldedSet([]string{"is", "are", "was", "were", "of", "the", "a", "an", "to", "by", "in", "from", "as", "called", "ist", "sind", "war", "von", "heißt", "est", "sont", "de", "par", "es", "son", "é", "são", "è", "sono", "di", "het", "een", "van", "jest", "są", "это", "является", "равен", "равна", "равно", "из", "є", "це", "adalah", "ialah", "là", "bằng", "esa", "bu"})
})

// isUnfinished reports whether a line breaks off, for a choice to go on with.
func isUnfinished(s string, words map[string]bool) bool {
	return words[fold(s[strings.LastIndexByte(s, ' ')+1:])]
}
