package flatten

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a table of statements to rate.
const (
	leastRated = 2  // statements
	leastScale = 3  // columns to tick
	mostScale  = 11 // of them
	scaleTitle = 40 // characters of the title of one
)

// scaleWords are in the titles of a scale.
var scaleWords = sync.OnceValue(func() []string {
	out := []string{"agree", "always", "never", "sometimes", "rarely", "excellent", "poor", "satisfied", "likely", "de acuerdo", "siempre", "nunca", "satisfecho", "d’accord", "d'accord", "toujours", "jamais", "satisfait", "trifft", "immer", "stimme", "zufrieden", "sempre", "mai", "concordo", "discordo", "d'accordo", "d’accordo", "selalu", "tidak pernah", "setuju", "her zaman", "hiçbir zaman", "katılıyorum", "всегда", "никогда", "согласен", "отлично", "非常", "满意", "同意", "luôn luôn", "đồng ý", "دائما", "موافق"}
	for i, w := range out {
		out[i] = lexicon.Fold(w)
	}
	return out
})

// scaleRows reads a table of statements with a column for each value of a scale, to
// tick one in each row: every statement asks, and the titles are its choices. A table
// without titles goes on with those of the last.
func (f *Flattener) scaleRows(t page.Table) bool {
	if len(t.Rows) <= leastRated {
		return false
	}
	t = withoutNumbers(t)
	head, rows := f.scaleHead(t)
	if len(head) <= leastScale || len(head) > mostScale+1 || !isScale(head[1:]) {
		return false
	}
	boxes, long := 0, true
	stated := make([]line.Line, 0, len(rows))
	for _, row := range rows {
		cells := CellLines(row)
		if len(cells) != len(head) || cells[0].Kind != line.TextLine || CountWords(cells[0].Text, 2) < 2 {
			return false
		}
		for i, c := range cells[1:] {
			text := strings.TrimSpace(c.Text)
			switch {
			case IsTick(text), text != "" && strings.Trim(text, "[]()☐□○◯▢⬜ ") == "", c.Label != nil && text == "", text != "" && text == lexicon.DecimalText(i+1):
				boxes++
			case text != "":
				return false
			}
		}
		stated = append(stated, cells[0])
		long = long && CountWords(cells[0].Text, LeastStated) >= LeastStated
	}
	if boxes < len(stated)*(len(head)-1) && !namesScale(head[1:], long) {
		return false
	}
	f.scale = head
	under := f.underQuestion()
	for n, l := range stated {
		f.gap = true
		f.push(RowLabelled(l, n+1, under))
		for i, title := range head[1:] {
			check := page.Unchecked
			if cell := strings.TrimSpace(CellText(rows[n].Cells[i+1])); IsTick(cell) {
				check = page.Checked
			}
			choice := line.NewLine(title, title.Runs)
			choice.Soft = true
			choice.Label = &page.Label{Text: "☐", Format: page.Bullet, Check: check, List: "scale"}
			f.push(choice)
		}
	}
	return true
}

// scaleHead is the row of titles over a table and the rows below it; where it has none
// but as many columns as the last scale, the titles of that.
func (f *Flattener) scaleHead(t page.Table) (head []line.Line, rows []page.Row) {
	head, rows = CellLines(t.Rows[0]), t.Rows[1:]
	if len(head) != len(f.scale) || slices.ContainsFunc(head[1:], func(l line.Line) bool { return !l.Empty() }) {
		return head, rows
	}
	if !head[0].Empty() {
		rows = t.Rows
	}
	return f.scale, rows
}

// withoutNumbers is a table without a first column that only counts its rows.
func withoutNumbers(t page.Table) page.Table {
	out := page.Table{Position: t.Position}
	for i, row := range t.Rows {
		if len(row.Cells) < 2 || i > 0 && strings.Trim(CellText(row.Cells[0]), ".) ") != lexicon.DecimalText(i) {
			return t
		}
		row.Cells = row.Cells[1:]
		out.Rows = append(out.Rows, row)
	}
	return out
}

// isScale reports whether titles are those of a scale: short, different and none
// empty.
func isScale(titles []line.Line) bool {
	seen := map[string]bool{}
	for _, l := range titles {
		if l.Kind != line.TextLine || l.Text == "" || utf8.RuneCountInString(l.Text) > scaleTitle || seen[l.Text] || line.IsRoom(l.Text) || lexicon.HasQuestionMark(l.Text) {
			return false
		}
		seen[l.Text] = true
	}
	return true
}

// namesScale reports whether one of the titles has a word of a scale, or they count
// from 1 or down to it beside whole statements, "SA (4)", "A (3)".
func namesScale(titles []line.Line, stated bool) bool {
	return stated && countsScale(titles) || slices.ContainsFunc(titles, func(l line.Line) bool {
		f := " " + strings.Join(strings.Fields(lexicon.Fold(l.Text)), " ") + " "
		return slices.ContainsFunc(scaleWords(), func(w string) bool {
			if c, _ := utf8.DecodeRuneInString(w); !lexicon.Unspaced(c) {
				w = " " + w + " " // "mai" is never, "main" is not
			}
			return strings.Contains(f, w)
		})
	})
}

// scaleFigure is the one figure of a title, alone or in brackets behind a short sign.
var scaleFigure = pattern.New(`^\s*(?:\pL{1,3}\s*)?[(\[]?\s*(\d{1,2})\s*[)\]]?\s*$`)

// countsScale reports whether titles count on from 1 or down to it.
func countsScale(titles []line.Line) bool {
	up, down := true, true
	for i, l := range titles {
		m := scaleFigure.FindStringSubmatch(l.Text)
		if m == nil {
			return false
		}
		up = up && m[1] == lexicon.DecimalText(i+1)
		down = down && m[1] == lexicon.DecimalText(len(titles)-i)
	}
	return up || down
}
