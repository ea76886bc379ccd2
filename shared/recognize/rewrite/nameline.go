package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// headLines is how many lines of a paper may stand above its first question.
const headLines = 12

// roomToWrite is room for a word, behind the name of what is to be written there.
var roomToWrite = pattern.New(`[_.…]{4,}`)

// WithoutNameLines drops the lines with room for the name of who takes a test and for
// its date, above the first question: "Name: ________  Class: ____", or one field to a
// line where several follow. What stands over them is the head of the paper and belongs
// to no question.
func (r *Reader) WithoutNameLines(lines []line.Line) []line.Line {
	lines = r.withoutFieldBullets(lines)
	last := -1
	fields := r.fieldLines(lines[:min(headLines, len(lines))]) >= leastFieldLines
	for i, l := range lines[:min(headLines, len(lines))] {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.HasQuestionMark(l.Text) {
			break
		}
		if _, ok := l.QuestionLabel(r.Vocabulary); ok && !l.Inside {
			break
		}
		if r.isNameRoom(lines, i) || fields && r.isFieldLine(l) {
			last = i
		}
	}
	if last < 0 || last+1 == len(lines) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if i <= last && (r.isNameRoom(lines, i) || fields && r.isFieldLine(l)) {
			continue
		}
		l.Gap = l.Gap || i == last+1
		out = append(out, l)
	}
	return out
}

// isNameRoom reports whether line i is room for a name, or the end of the room of the last
// field above, which went over its line.
func (r *Reader) isNameRoom(lines []line.Line, i int) bool {
	return r.isNameLine(lines[i]) || i > 0 && !lines[i].Gap && line.IsRoom(lines[i].Text) && r.isNameLine(lines[i-1])
}

// nameBeside is room for a name or a class beside a title.
var nameBeside = pattern.New(`(?:\s{2,}|\t)\s*\p{L}[\p{L}\p{M}.'’ ]{0,24}[:：]?\s*[_.…]{3,}.*$`)

// TitleLine takes room for a name off the first line of a paper, where it stands beside
// the title: "Unit 5 test     Name: ________".
func (r *Reader) TitleLine(lines []line.Line) []line.Line {
	if len(lines) < 2 || lines[0].Kind != line.TextLine || lines[0].Label != nil {
		return lines
	}
	at := nameBeside.FindStringIndex(lines[0].Text)
	if at == nil || at[0] == 0 || strings.ContainsAny(lines[0].Text[:at[0]], "_…?") {
		return lines
	}
	title := lines[0].Cut(0, at[0])
	if _, numbered := title.QuestionLabel(r.Vocabulary); numbered || r.IsNoise(title) || strings.HasSuffix(title.Text, ":") {
		return lines
	}
	return append([]line.Line{title}, lines[1:]...)
}

// tabbedFields are the names of two things to write behind each, with tabs for the room.
var tabbedFields = pattern.New(`^\pL[\pL ]{0,20}[:：] *\t\s*\pL[\pL ]{0,20}[:：]\s*$`)

// isNameLine reports whether a line has room for at least two things that a person
// writes on a test, the first of which is named by a known word.
func (r *Reader) isNameLine(l line.Line) bool {
	if tabbedFields.MatchString(l.Text) && r.IsNoise(l) {
		return true
	}
	rooms := roomToWrite.FindAllStringIndex(l.Text, -1)
	if len(rooms) < 2 || !r.IsNoise(l) {
		return false
	}
	for _, field := range roomToWrite.Split(l.Text, -1) {
		if len(strings.Fields(field)) > longestField {
			return false
		}
	}
	return true
}

// longestField is how many words name what is to be written: "Teacher's signature:".
const longestField = 4
