package pdf

// A tick in a disc is a button that is picked, as web pages draw them before choices
// beside empty discs; behind words it judges what was picked, as a plain tick does.

// lineStep is the height in points within which characters count as of one line.
const lineStep = 4

// iconVerdicts writes a plain tick for the ticks in discs that stand behind words, on
// a page where no disc is an empty button.
func iconVerdicts(all []character) {
	discs := 0
	for i := range all {
		c := &all[i]
		switch {
		case c.style == nil || !c.style.font.icons:
		case c.code == 0xF10C || c.code == 0xF111:
			return
		case c.code == 0xF05D || c.code == 0xF058:
			discs++
		}
	}
	if discs == 0 {
		return
	}
	begins := map[int]float64{} // of lines, by their heights
	for i := range all {
		c := &all[i]
		if c.style == nil || c.style.font.icons || c.code <= ' ' || c.code == 0xA0 {
			continue
		}
		at := lineOf(c)
		if x, ok := begins[at]; !ok || c.box.left < x {
			begins[at] = c.box.left
		}
	}
	for i := range all {
		c := &all[i]
		if c.style == nil || !c.style.font.icons || c.code != 0xF05D && c.code != 0xF058 {
			continue
		}
		for at := lineOf(c) - 1; at <= lineOf(c)+1; at++ {
			if x, ok := begins[at]; ok && x < c.box.left {
				c.code = 0xF00C
				break
			}
		}
	}
}

// lineOf is the height of a character's middle, in steps.
func lineOf(c *character) int { return int((c.box.top + c.box.bottom) / 2 / lineStep) }
