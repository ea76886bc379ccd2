package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// builder makes paragraphs of lines and puts tables and pictures between them.
type builder struct {
	layout *layout
	blocks []page.Block
	gaps   []float64 // before each block the distance to the text above, in sizes; 0 for unknown

	area *region
	edge float64
	open []*line  // the paragraph being read
	from *region  // the region it began in
	held []object // what stands beside the open paragraph
	last *line    // the last line of the region before the open paragraph
	seen sequence

	grid     *grid // of the last table, where it stands in blocks and on which page it ended
	gridAt   int
	gridPage int
}

// region adds the lines and objects of a region in their order.
func (b *builder) region(r *region) {
	if len(r.lines) == 0 && len(r.objects) == 0 {
		return
	}
	edge := b.layout.style.margins.edge(r)
	carried := len(b.open) > 0 && len(r.lines) > 0 && !r.apart && b.area.aside == r.aside && b.carries(r)
	if !carried {
		b.flush()
	}
	b.area, b.edge, b.last = r, edge, nil
	objects := inReadingOrder(r.objects, r.sheet.rtl)
	r.limit(edge)
	r.indentCode()
	for i, l := range r.lines {
		for len(objects) > 0 && objects[0].y0 < l.base-0.5*l.size {
			b.object(objects[0])
			objects = objects[1:]
		}
		if i == 0 && carried {
			b.push(l)
			continue
		}
		b.line(l)
	}
	for _, o := range objects {
		b.object(o)
	}
}

func (b *builder) line(l *line) {
	if isRule(l.text) {
		b.flush()
		b.add(page.Rule{Position: finding.Position{Page: l.page, Box: l.box()}}, 0)
		return
	}
	if len(b.open) > 0 && !b.continues(l) {
		b.flush()
	}
	b.push(l)
}

func (b *builder) push(l *line) {
	if len(b.open) == 0 {
		b.from = b.area
	}
	b.open = append(b.open, l)
	b.seen.note(l)
}

// object adds a picture, table or rule. What stands beside the paragraph being
// read waits for its end.
func (b *builder) object(o object) {
	if n := len(b.open); n > 0 {
		last := b.open[n-1]
		if o.picture != nil && o.sharedX(last.rect) <= 0 && o.y1 > last.base {
			b.held = append(b.held, o)
			return
		}
		b.flush()
	}
	b.put(o)
}

func (b *builder) put(o object) {
	l := b.layout
	pos := finding.Position{Page: b.area.sheet.number, Box: o.box()}
	switch {
	case o.grid != nil:
		b.table(o.grid)
	case o.picture != nil:
		b.add(page.ImageBlock{Position: pos, Image: l.image(o)}, 0)
	case o.rule:
		b.add(page.Rule{Position: pos}, 0)
	}
}

func (b *builder) add(block page.Block, gap float64) {
	b.blocks = append(b.blocks, block)
	b.gaps = append(b.gaps, gap)
}

// finish ends the last paragraph.
func (b *builder) finish() { b.flush() }

// flush makes a block of the paragraph being read.
func (b *builder) flush() {
	if len(b.open) > 0 {
		first, last := b.open[0], b.open[len(b.open)-1]
		gap := 0.0
		if b.last != nil {
			gap = (first.base - b.last.base) / max(first.size, 1)
		}
		b.add(b.layout.paragraph(b.open, b.from), gap)
		b.last = last
		if b.from != b.area {
			b.last = nil
		}
		b.open = nil
	}
	for _, o := range b.held {
		b.put(o)
	}
	b.held = nil
}

// paragraph joins lines.
func (l *layout) paragraph(lines []*line, r *region) page.Paragraph {
	first := lines[0]
	box := rect{}
	for _, n := range lines {
		if n.page == first.page {
			box = box.union(n.rect)
		}
	}
	p := page.Paragraph{Position: finding.Position{Page: first.page, Box: box.box()}, Indent: round(max(first.start, 0) + r.aside)}
	p.Runs = l.join(lines)
	if first.rtl {
		mendBrackets(p.Runs, first.label.end)
	}
	if !l.style.code {
		plainFont(p.Runs)
	}
	text := page.Paragraph{Runs: p.Runs}.Text()
	p.Align = alignOf(lines, first.edge, r.sheet.bounds)
	switch n := l.style.heading(first, text); {
	case n > 0:
		p.Style = page.Style{Name: "heading", Heading: n}
	case l.isCode(first) && len(lines) == 1:
		p.Style = page.Style{Name: "code", Code: true}
		p.Runs = indented(p.Runs, first)
	case len(lines) == 1:
		p.Runs = setIn(p.Runs, first.spaces, page.Marks{})
	}
	return p
}

// plainFont takes back that text is set in a monospaced font, where most text is.
func plainFont(runs []page.Run) {
	for i := range runs {
		runs[i].Marks.Code = false
	}
}

// minDashes is how many signs make a rule.
const minDashes = 5

// isRule tells lines such as ----- and ======. Underscores are not one: they
// are a place to write an answer.
func isRule(s string) bool {
	s = strings.ReplaceAll(s, " ", "")
	first := firstRune(s)
	return utf8.RuneCountInString(s) >= minDashes && strings.ContainsRune("-=~*—–─━#", first) && strings.Trim(s, string(first)) == ""
}

// alignOf reports centred lines: as far from either side of the column or the
// page, and far from both.
func alignOf(lines []*line, edge float64, bounds rect) page.Align {
	for _, l := range lines {
		inColumn := abs(l.start-(edge-l.end)) <= max(4, 0.02*edge)
		if l.label.kind != noLabel || l.start < 2.5*l.size || !inColumn && abs(l.midX()-bounds.midX()) > 3 {
			return page.Start
		}
	}
	return page.Center
}

// isCode reports whether a line is program code by its font.
func (l *layout) isCode(n *line) bool {
	return l.style.code && n.mono && (n.label.kind == noLabel || n.label.kind == wordLabel)
}

// indented puts the indent of a line of code before it as spaces.
func indented(runs []page.Run, l *line) []page.Run {
	return setIn(runs, min(int(l.start/(0.6*l.size)+0.5), maxSpaces), page.Marks{Code: true})
}

// opens reports whether a line begins something new by what it begins with.
func (b *builder) opens(l *line) bool {
	if isRoom(l.text) && !b.endsInGap(l) || isRoom(b.open[len(b.open)-1].text) || l.pictured() && b.open[0].pictured() {
		return true
	}
	if l.label.kind == noLabel {
		return dashedHeadRE.MatchString(l.text)
	}
	if l.label.kind == wordLabel {
		return true
	}
	return b.seen.expects(l) || !b.full(l)
}

// full reports whether the open paragraph's last line had no room for the
// first word of another.
func (b *builder) full(next *line) bool {
	last := b.open[len(b.open)-1]
	return last.end+0.2*last.size+next.firstWord > last.edge-0.35*last.size
}

// continues reports whether a line goes on with the open paragraph.
func (b *builder) continues(l *line) bool {
	last := b.open[len(b.open)-1]
	if l.worth != nil && slices.ContainsFunc(b.open, func(o *line) bool { return o.worth != nil }) {
		return false
	}
	if b.opens(l) || endsTitle(last, l) || !sameSize(last, l) || last.rtl != l.rtl && len(l.text) > 12 || b.layout.isCode(last) || b.layout.isCode(l) {
		return false
	}
	if !b.near(l) || !b.aligned(l) || last.endsInBoxes() || sharesStop(last, l) || b.beginsBox(l) || last.endsInPage() && l.endsInPage() {
		return false
	}
	full := b.full(l)
	if isFinal(last.text) && startsUpper(l.text) && (last.end+0.2*last.size+l.firstWord <= last.edge || b.setAnew(last, l)) {
		full = false
	}
	if last.bold != l.bold && !startsLower(l.text) && last.label.kind == noLabel && !endsInLabel.MatchString(last.text) {
		return false
	}
	return full || startsLower(l.text) && !isFinal(last.text) && last.end-last.start >= 0.6*(last.edge-last.start)
}

// setAnew reports whether a line of a text layer has another size than the one before:
// behind the end of a sentence something else begins, though its line is full. What
// OCR reads has sizes by its letters.
func (b *builder) setAnew(last, l *line) bool {
	return !b.area.sheet.scanned && abs(last.size-l.size) >= leastAnew
}

// leastAnew is by how many points sizes differ that a writer chose.
const leastAnew = 0.8

// endsInLabel is a question with the label of its first choice behind it, which stands
// on the next line.
var endsInLabel = regexp.MustCompile(`[?:.!…]["”]?\s+\(?[Aa][.)]$`)

// near reports whether a line is as far below the last as lines of a paragraph
// are.
func (b *builder) near(l *line) bool {
	n := len(b.open)
	last := b.open[n-1]
	d := l.base - last.base
	if n > 1 && b.open[n-2].page == last.page && b.open[n-2].base < last.base {
		return d <= 1.2*(last.base-b.open[n-2].base)+1.5
	}
	if first := b.open[0]; first.label.kind != noLabel && first.body > first.start+hangs*first.size && abs(l.start-first.body) <= hangs*first.size && b.full(l) {
		return d <= looseLeading*max(last.size, 1) // of slides, whose lines stand far apart
	}
	return d <= 1.25*b.layout.style.leading*max(last.size, 1)+1.5
}

// A line that hangs below the text behind a label, by at least hangs sizes and no farther
// than that from where the text begins, goes on with it up to looseLeading sizes below.
const (
	hangs        = 0.5
	looseLeading = 2
)

// aligned reports whether a line starts where the next line of the open
// paragraph would.
func (b *builder) aligned(l *line) bool {
	n := len(b.open)
	first, last := b.open[0], b.open[n-1]
	em := max(l.size, 1)
	if n > 1 && b.from == b.area && b.open[1].page == last.page {
		return abs(l.start-last.start) <= 0.7*em || l.start >= last.start-0.7*em && n == 2 && first.start > last.start || centred(last, l, b.edge)
	}
	if first.label.kind != noLabel {
		return l.start >= first.start-6*em && l.start <= first.body+1.2*em
	}
	d := l.start - first.start
	return d >= -4*em && d <= 0.7*em || d > 0 && d <= 4*em && !isFinal(last.text) && startsLower(l.text) || centred(last, l, b.edge)
}

func centred(a, b *line, edge float64) bool {
	return abs((a.start+a.end)-(b.start+b.end)) <= 6 && abs(b.start-(edge-b.end)) <= max(6, 0.03*edge)
}

// carries reports whether the open paragraph goes on at the top of a region.
func (b *builder) carries(r *region) bool {
	last, next := b.open[len(b.open)-1], r.lines[0]
	if len(b.held) > 0 || b.layout.isCode(next) || b.layout.isCode(last) || !sameSize(last, next) || b.opens(next) || next.label.kind != noLabel {
		return false
	}
	if r.sheet.bounds.height() > 0 && len(r.objects) > 0 && r.objects[0].y0 < next.base-next.size {
		return false
	}
	if last.bold != next.bold && last.label.kind == noLabel || len(b.layout.style.headings) > 0 && b.layout.style.heading(last, last.text) > 0 {
		return false
	}
	if strings.HasSuffix(b.area.key, "right") && r.sheet == b.area.sheet && strings.HasSuffix(r.key, "full") {
		return false // what stands under two columns goes on with neither
	}
	if startsUpper(next.text) && utf8.RuneCountInString(last.text) < leastCarried {
		return false // a column of short entries is full with each of them
	}
	if len(b.open) == 1 && isSetIn(last) && !isSetIn(next) {
		return false // a line at the right or in the middle goes on in its place
	}
	return b.full(next) && (startsLower(next.text) || !isFinal(last.text)) && !isSetIn(next)
}

// leastCarried is how many characters a line has at least that goes on with a capital
// in another column.
const leastCarried = 20

// isSetIn reports whether a line begins far from the side of its region, as a
// title does.
func isSetIn(l *line) bool { return l.start > 6*l.size }

// roomRE is dots or underscores, and what the answer is worth behind them.
var roomRE = regexp.MustCompile(`^[_.…\s]*(?:\[\s*\d{1,2}\s*\])?$`)

// isRoom reports whether a line is room for an answer or ends it.
func isRoom(s string) bool { return len(s) > 2 && roomRE.MatchString(s) }

func isFinal(s string) bool {
	return strings.ContainsRune(".!?:;。？！：；؟…", lastRune(strings.TrimRight(s, "\"'”’)]» ")))
}

func startsLower(s string) bool {
	r := firstRune(strings.TrimLeft(s, "\"'“‘«( "))
	return unicode.IsLower(r) || strings.ContainsRune(",.;)", r)
}

func startsUpper(s string) bool {
	return unicode.IsUpper(firstRune(strings.TrimLeft(s, "\"'“‘«( ")))
}
