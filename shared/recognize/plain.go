package recognize

// cueAt is the place of the line that says how to choose, -1 for none.
func cueAt(ts []token) int {
	for i, t := range ts {
		if i > 0 && t.cue != noClass {
			return i
		}
	}
	return -1
}

// open fills a draft without labelled choices. After a cue every line, or every
// group of lines, is a choice.
func (r *recognizer) open(d *draft, ts []token) {
	at := cueAt(ts)
	if n := len(ts); at < 0 && n >= 3 && areTruthWords(ts[n-2].text, ts[n-1].text) {
		r.stem(d, ts[:n-2])
		r.plainChoices(d, ts[n-2:])
		return
	}
	if at < 0 || len(ts)-at-1 < 2 {
		r.stem(d, ts)
		return
	}
	r.stem(d, ts[:at+1])
	r.plainChoices(d, ts[at+1:])
}

// plainChoices makes choices of lines without labels. Groups of the same number
// of lines between gaps are choices of several lines each.
func (r *recognizer) plainChoices(d *draft, ts []token) {
	for i, t := range ts {
		if i > 1 && (t.heading && t.style().Heading > 0 || t.stimulus || t.kind == tableLine) {
			d.trail(ts[i:])
			ts = ts[:i]
			break
		}
	}
	groups := groupLines(ts)
	if len(groups) < 2 || !evenGroups(groups) {
		groups = nil
		for _, t := range ts {
			groups = append(groups, []line{t.line})
		}
	}
	if len(groups) > maxChoices {
		for _, t := range ts {
			d.stem = append(d.stem, t.line)
		}
		return
	}
	d.plain = true
	for _, g := range groups {
		d.choices = append(d.choices, draftChoice{lines: g})
	}
	dropDashes(d.choices)
}

func groupLines(ts []token) [][]line {
	var groups [][]line
	for i, t := range ts {
		if i == 0 || t.gap {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], t.line)
	}
	return groups
}

func evenGroups(groups [][]line) bool {
	n := len(groups[0])
	for _, g := range groups {
		if len(g) != n {
			return false
		}
	}
	return n > 1
}

// dropDashes cuts the bullets of choices that all begin with one.
func dropDashes(choices []draftChoice) {
	for _, c := range choices {
		if b, ok := bulletOf(c.lines[0].text); !ok || b.end == 0 {
			return
		}
	}
	for i, c := range choices {
		b, _ := bulletOf(c.lines[0].text)
		choices[i].lines[0] = c.lines[0].from(b.end)
	}
}
