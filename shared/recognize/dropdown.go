package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

var (
	blankWithList = pattern.New(`(_{2,}|…{2,}|\.{4,})\s*[(\[{（]\s*([^()\[\]{}（）]{1,160}?[/|][^()\[\]{}（）]{0,160}?)\s*[)\]}）]`)
	bracedList    = pattern.New(`()\{\s*([^{}]{1,160}?[/|][^{}]{0,160}?)\s*\}`)
	listCut       = pattern.New(`\s*[/|]\s*`)
)

// takeDropdowns takes the lists of gaps such as "____ (ice / steam)" and
// "{ice/steam}" out of the stem. The result has one entry for each gap of the
// stem, nil for a gap without a list; it is nil when no gap has one.
func (b *builder) takeDropdowns() [][]string {
	var lists [][]string
	found := false
	for i, l := range b.d.stem {
		if l.kind != textLine {
			continue
		}
		for {
			m := blankWithList.FindStringSubmatchIndex(l.text)
			if m == nil {
				m = bracedList.FindStringSubmatchIndex(l.text)
			}
			if m == nil {
				break
			}
			options := listCut.Split(l.text[m[4]:m[5]], -1)
			if len(options) < 2 || trimAll(options) == nil || isVerbCue(options) {
				break
			}
			before := countBlanks(l.cut(0, m[2]))
			for len(lists) < before+b.blanksBefore(i) {
				lists = append(lists, nil)
			}
			lists = append(lists, trimAll(options))
			found = true
			runs := sliceRuns(l.runs, 0, m[3])
			if m[2] == m[3] {
				runs = append(sliceRuns(l.runs, 0, m[0]), page.Run{Kind: page.BlankRun})
			}
			l = newLine(l, append(runs, sliceRuns(l.runs, m[1], len(l.text))...))
			b.d.stem[i] = l
		}
	}
	if !found {
		return nil
	}
	for len(lists) < b.blanksBefore(len(b.d.stem)) {
		lists = append(lists, nil)
	}
	return lists
}

// isVerbCue reports whether the words behind a gap are what to fill it with, in
// another form, and nothing to choose from: "(not / like)", "(you / see)". A
// pronoun or an adverb stands beside a verb; pronouns alone are to choose from.
func isVerbCue(options []string) bool {
	small := 0
	for _, o := range options {
		switch fold(strings.TrimSpace(o)) {
		case "not", "never", "always", "ever", "just", "already", "often", "usually", "i", "you", "he", "she", "it", "we", "they", "me", "him", "her", "us", "them":
			small++
		}
	}
	return small > 0 && small < len(options)
}

func (b *builder) blanksBefore(n int) int {
	count := 0
	for _, l := range b.d.stem[:n] {
		count += countBlanks(l)
	}
	return count
}

// dropdown is the choice of one gap, with its key where value names an option.
func dropdown(options []string, value string) quiz.Choice {
	out := quiz.Choice{}
	for i, o := range options {
		out.Choices = append(out.Choices, quiz.Entry{Content: richtext.Plain(o)})
		if value != "" && same(o) == same(strings.TrimSpace(value)) && out.Key == nil {
			out.Key = []int{i}
		}
	}
	return out
}
