package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// LetteredBullets makes boxes of the bullets under an order to choose that stand under
// each of several lines with letters, "a) The king was: • Louis • Charles b) ...": they
// are what to choose from, and the letters ask.
func (r *Reader) LetteredBullets(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		if i == 0 || !r.ordersPick(lines[i-1]) {
			continue
		}
		end, asked := r.letteredBullets(lines, i)
		if asked < leastNested {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k := i; k < end; k++ {
			if c, ok := lines[k].ChoiceLabel(); ok && c.Kind == lexicon.BulletLabel {
				out[k] = Bulleted(out[k])
				out[k].Label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: "circled"}
			}
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// ordersPick reports whether a line orders to choose among answers.
func (r *Reader) ordersPick(l line.Line) bool {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) {
		return false
	}
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.SingleCue, lexicon.MultipleCue)
	return c != lexicon.NoClass || l.Says(r.Circles) || l.Says(r.Multiple)
}

// letteredBullets is where lines with letters from the first on end that begin at line
// i, each over two bullets at least, and how many they are.
func (r *Reader) letteredBullets(lines []line.Line, i int) (end, asked int) {
	before := ""
	for end = i; end < len(lines); {
		c, ok := lines[end].ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || before == "" && !lexicon.IsFirst(c.Sign, r.Letters) || before != "" && !flatten.Follows(before, c.Sign, r.Letters, false) {
			break
		}
		at := end + 1
		for at < len(lines) && lines[at].Text != "" && (rewrite.IsBulleted(lines[at]) || isTypedBullet(lines[at])) {
			at++
		}
		if at-end-1 < leastNested {
			break
		}
		before, end, asked = c.Sign, at, asked+1
	}
	return end, asked
}
