package item

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
	"formwright/shared/richtext"
)

// takeDropdowns takes the lists of gaps such as "____ (ice / steam)" and
// "{ice/steam}" out of the stem. The result has one entry for each gap of the
// stem, nil for a gap without a list; it is nil when no gap has one.
func (b *Builder) takeDropdowns() [][]string {
	var lists [][]string
	found := false
	for i, l := range b.D.Stem {
		if l.Kind != line.TextLine {
			continue
		}
		for {
			m := asks.BlankWithList.FindStringSubmatchIndex(l.Text)
			if m == nil {
				m = asks.BracedList.FindStringSubmatchIndex(l.Text)
			}
			if m == nil || m[2] == m[3] && !lexicon.CountsLetters(l.Text[m[4]:m[5]], 1) { // "{1/2, 2/3}" is a set
				break
			}
			options := asks.ListCut.Split(l.Text[m[4]:m[5]], -1)
			if len(options) < 2 || printed.TrimAll(options) == nil || isVerbCue(options) || m[2] == m[3] && isSet(l.Text[:m[0]], options) {
				break
			}
			before := flatten.CountBlanks(l.Cut(0, m[2]))
			for len(lists) < before+b.BlanksBefore(i) {
				lists = append(lists, nil)
			}
			lists = append(lists, printed.TrimAll(options))
			found = true
			runs := line.SliceRuns(l.Runs, 0, m[3])
			if m[2] == m[3] {
				runs = append(line.SliceRuns(l.Runs, 0, m[0]), page.Run{Kind: page.BlankRun})
			}
			l = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, m[1], len(l.Text))...))
			b.D.Stem[i] = l
		}
	}
	if !found {
		return nil
	}
	for len(lists) < b.BlanksBefore(len(b.D.Stem)) {
		lists = append(lists, nil)
	}
	return lists
}

// isSet reports whether what stands in braces is a set and what its members are like,
// "L = {xy | x > y}", and no list to choose from.
func isSet(before string, options []string) bool {
	sign, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, " "))
	return strings.ContainsRune("=∈⊂⊆∪∩≡", sign) && sign != 0 || strings.ContainsAny(options[len(options)-1], "<>≤≥∈∉≠=")
}

// isVerbCue reports whether the words behind a gap are what to fill it with, in
// another form, and nothing to choose from: "(not / like)", "(you / see)". A
// pronoun or an adverb stands beside a verb; pronouns alone are to choose from.
func isVerbCue(options []string) bool {
	small := 0
	for _, o := range options {
		switch lexicon.Fold(strings.TrimSpace(o)) {
		case "not", "never", "always", "ever", "just", "already", "often", "usually", "i", "you", "he", "she", "it", "we", "they", "me", "him", "her", "us", "them":
			small++
		}
	}
	return small > 0 && small < len(options)
}

func (b *Builder) BlanksBefore(n int) int {
	count := 0
	for _, l := range b.D.Stem[:n] {
		count += flatten.CountBlanks(l)
	}
	return count
}

// Dropdown is the choice of one gap, with its key where value names an option.
func Dropdown(options []string, value string) quiz.Choice {
	out := quiz.Choice{}
	for i, o := range options {
		out.Choices = append(out.Choices, quiz.Entry{Content: richtext.Plain(o)})
		if value != "" && lexicon.Same(o) == lexicon.Same(strings.TrimSpace(value)) && out.Key == nil {
			out.Key = []int{i}
		}
	}
	return out
}
