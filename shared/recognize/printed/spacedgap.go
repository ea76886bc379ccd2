package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// spacedGap is room for a word that is typed with spaces, in Chinese behind a
// word such as "is", or beside a comma, a stop or a quotation mark: "其时间复杂度是        。",
// "红、      、蓝". Columns are not parted behind one.
var spacedGap = pattern.New(`([是为有了叫称即在于需得共由、，“（]) {6,}([\p{Han}。，；、）”])|(\p{Han}) {6,}([和与及或。，；、）”])`)

// anyRoom is such room between any words of a sentence that has one already.
var anyRoom = pattern.New(`([\p{Han}。，；、：“”（）]) {6,}([\p{Han}。，；、“”（）])`)

// dottedBrackets are brackets to write a sign in, in front of a line, with dots or a
// stroke in them: "(……) Ice is warm."
var dottedBrackets = pattern.New(`^[(（\[]\s*(?:[.…_]{2,}|…)\s*[)）\]]\s*[^\s.,;:!?]`)

// bracketGap is brackets to write a word into within a sentence: "Ice is (        )." and
// "The (        ) is hot." Behind a sentence they are for a
// sign, as they are in Chinese.
var bracketGap = pattern.Guarded(pattern.Holds("(["), `([\p{Latin}\p{Cyrillic}\p{Greek}\p{Arabic}\d] ?)[(\[][ \t]{4,}[)\]]([.,;:!?]| ?[\p{Latin}\p{Cyrillic}\p{Greek}\p{Arabic}])`)

// leadGap is such brackets where a sentence begins with the word: "3. (      ) is hot." They
// may be for a sign.
var leadGap = pattern.Guarded(pattern.Holds("(["), `^(\(?\d{1,3}[.)]\)?\s*|[Qq]\.?\s?\d{1,3}[.):]\s*|\(?[a-z]\)\s*)?[(\[][ \t]{4,}[)\]]( ?\p{Ll}{2})`)

// SpacedGaps writes such room as underscores, and as bare brackets.
func SpacedGaps(lines []line.Line) []line.Line {
	var gapped []int // lines with brackets for a word within their sentences
	has := func(r page.Run) bool {
		return r.Kind == page.TextRun && strings.Contains(r.Text, "      ") && spacedGap.MatchString(r.Text)
	}
	for i, l := range lines {
		if dottedBrackets.MatchString(l.Text) && l.Kind == line.TextLine {
			rest := line.SliceRuns(l.Runs, strings.IndexAny(l.Text, ")）]"), len(l.Text))
			lines[i] = line.NewLine(l, append([]page.Run{{Text: "( "}}, rest...))
			continue
		}
		if l.Kind == line.TextLine && bracketGap.MatchString(l.Text) {
			l = bracketsAsGaps(l, bracketGap)
			lines[i] = l
			gapped = append(gapped, i)
		}
		if l.Kind != line.TextLine || !strings.Contains(l.Text, "      ") || !slices.ContainsFunc(l.Runs, has) {
			continue
		}
		runs := slices.Clone(l.Runs)
		for k, r := range runs {
			if has(r) {
				for range 2 { // what parts two gaps stands beside both
					runs[k].Text = spacedGap.ReplaceAllString(runs[k].Text, "${1}${3}______${2}${4}")
				}
			}
			for range 2 {
				runs[k].Text = anyRoom.ReplaceAllString(runs[k].Text, "${1}______${2}")
			}
		}
		lead := l.Lead
		lines[i] = line.NewLine(l, runs)
		lines[i].Lead = lead
	}
	leadingGaps(lines, gapped)
	return lines
}

// leadingGaps writes brackets that sentences begin with as underscores, in and beside lines
// in which brackets are for a word.
func leadingGaps(lines []line.Line, gapped []int) {
	for _, i := range gapped {
		for k := max(i-2, 0); k <= min(i+2, len(lines)-1); k++ { // an answer may stand between
			if lines[k].Kind == line.TextLine && leadGap.MatchString(lines[k].Text) {
				lines[k] = bracketsAsGaps(lines[k], leadGap)
			}
		}
	}
}

// bracketsAsGaps writes brackets within the sentence of a line as underscores.
func bracketsAsGaps(l line.Line, gap pattern.Pattern) line.Line {
	runs := slices.Clone(l.Runs)
	for k, r := range runs {
		if r.Kind == page.TextRun {
			runs[k].Text = gap.ReplaceAllString(r.Text, "${1}______${2}")
		}
	}
	out := line.NewLine(l, runs)
	out.Lead = l.Lead
	return out
}
