package layout

import "formwright/shared/page"

// maxPairs bounds how many boxes of a page are held against how many letters.
const maxPairs = 200_000

// boxesOfLetters takes the boxes and buttons before lettered choices for what
// they say about the letter: "(•) b) Paris" is a marked choice b. Forms set the
// button in the middle of a choice of several lines, where it would tear them
// apart. Boxes without letters stay what they are.
func (s *sheet) boxesOfLetters() {
	letterOf, boxes := map[int]int{}, 0
	var letters []int
	for i, p := range s.pieces {
		if p.run.Kind == page.CheckRun {
			boxes++
		} else if p.isText() && labelOf(p.run.Text).kind == letterLabel {
			letters = append(letters, i)
		}
	}
	if boxes < 2 || len(letters) < 2 || boxes*len(letters) > maxPairs {
		return
	}
	taken := map[int]bool{}
	for i, box := range s.pieces {
		if box.run.Kind != page.CheckRun {
			continue
		}
		best, nearest := -1, 0.0
		for _, k := range letters {
			p := s.pieces[k]
			gap, away := p.x0-box.x1, abs(p.midY()-box.midY())
			if gap < -1 || gap > 2.5*p.size || away > 1.7*p.size || taken[k] || best >= 0 && away >= nearest {
				continue
			}
			best, nearest = k, away
		}
		if best >= 0 {
			letterOf[i] = best
			taken[best] = true
		}
	}
	if len(letterOf)*10 < boxes*6 || len(letterOf) < 2 {
		return
	}
	for i, k := range letterOf {
		if s.pieces[i].run.Check == page.Checked {
			s.pieces[k].run.Text = "✓ " + s.pieces[k].run.Text
		}
	}
	kept := s.pieces[:0:0]
	for i, p := range s.pieces {
		if _, ok := letterOf[i]; !ok {
			kept = append(kept, p)
		}
	}
	s.pieces = kept
}
