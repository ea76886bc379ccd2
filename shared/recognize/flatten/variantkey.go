package flatten

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastVariantRows is how many answers each variant of a test has at least.
const leastVariantRows = 4

// variantKey reads the key of several variants of a test: a column of numbers
// and a column of letters for each variant, or the same in rows.
func (f *Flattener) variantKey(t page.Table) bool {
	cells, even := cellGrid(t)
	if !even {
		return false
	}
	if !isVariantKey(cells) {
		if cells = transposed(cells); !isVariantKey(cells) {
			return false
		}
	}
	f.gap = true
	f.push(line.NewLine(line.LineAt(t.Position), []page.Run{{Text: "Answer key"}}))
	for v := 1; v < len(cells[0]); v++ {
		for n, row := range cells[1:] {
			if row[v].Text == "" {
				continue
			}
			runs := append([]page.Run{{Text: lexicon.DecimalText(n+1) + ". "}}, row[v].Runs...)
			f.push(line.NewLine(line.LineAt(row[v].Pos()), runs))
		}
	}
	return true
}

// isVariantKey reports whether the first column of a table counts from 1, its
// first row names two variants or more, each by a number or letter of its own,
// and the rest are letters.
func isVariantKey(cells [][]line.Line) bool {
	if len(cells) <= leastVariantRows || len(cells[0]) < 3 {
		return false
	}
	names := map[string]bool{}
	for _, c := range cells[0][1:] {
		name := lexicon.Fold(strings.Join(strings.Fields(c.Text), " "))
		if names[name] || !namesVariant(name) {
			return false
		}
		names[name] = true
	}
	letters, rooms := 0, 0
	for n, row := range cells[1:] {
		if strings.Trim(row[0].Text, ".) ") != lexicon.DecimalText(n+1) && (row[0].Label == nil || row[0].Label.Number != n+1) {
			return false
		}
		for _, c := range row[1:] {
			switch {
			case c.Text == "":
				rooms++
			case utf8.RuneCountInString(c.Text) > 5 || lexicon.IsNumber(c.Text) || !LetterValue.MatchString(c.Text):
				return false
			default:
				letters++
			}
		}
	}
	return letters > 9*rooms
}

// variantName is a number or a letter, alone or beside one word: "Вариант 2",
// "II нұсқа", "Mã đề 101", "B".
var variantName = pattern.New(`^(?:\p{L}+\.?\s+(?:\p{L}+\s+)?)?[-№#]?\s?(?:\d{1,4}|[ivx]{1,4}|\p{L})(?:\s?[-.]?\s?\p{L}+)?$`)

func namesVariant(name string) bool {
	_, err := strconv.Atoi(name)
	return err != nil && variantName.MatchString(name) || err == nil && utf8.RuneCountInString(name) >= 3
}

// variantWord is a word for one of several papers of a test: what stands behind it is
// no part of a question.
var variantWord = pattern.New(`(?i)^(?:version|form|variant|variante|versión|versão|versione|versie|wersja|group|gruppe|groupe|grupo|gruppo|grupa|grup|groep|fila|set|paper|test|exam|вариант|варіант|группа|група|нұсқа|mã đề|đề|paket|tipe|kitapçık|variante|variantas|verzia|verze|변형|نسخه|نموذج)\s`)

// sayVariants reports whether titles name the papers of a test.
func sayVariants(titles []line.Line) bool {
	for _, l := range titles {
		if !variantWord.MatchString(l.Text) {
			return false
		}
	}
	return true
}

func transposed(cells [][]line.Line) [][]line.Line {
	out := make([][]line.Line, len(cells[0]))
	for i := range out {
		for _, row := range cells {
			out[i] = append(out[i], row[i])
		}
	}
	return out
}
