package recognize

import "strings"

// numberedParts finds the questions with choices that one label leads to and
// that have numbers of their own, once it is known which labels ask.
func numberedParts(ds []draft) {
	for i := 0; i < len(ds); {
		end := i + 1
		for end < len(ds) && ds[end].extra {
			end++
		}
		group := ds[i:end]
		if label, head := ds[i].label, ds[i].head; len(group) > 1 && ds[i].labelled && head != nil && numberParts(group) {
			if label.kind != romanNumber || !sectionParts(group, head) {
				labelParts(group, label)
			}
		}
		i = end
	}
}

// numberParts reads several questions with choices between two labels, numbered
// from 1 under what stands behind the first label, "Exercise 2: Tick. 1. ... 2.
// ...", as parts of one. It reports whether they are.
func numberParts(ds []draft) bool {
	at, first := 0, questionLabel{}
	for i, l := range ds[0].stem {
		if q, ok := innerNumber(l); ok && q.number == 1 {
			at, first = i, q
		}
	}
	if first.number != 1 {
		return false
	}
	labels := []questionLabel{first}
	for i, d := range ds[1:] {
		if len(d.stem) == 0 {
			return false
		}
		q, ok := innerNumber(d.stem[0])
		if !ok || q.number != i+2 {
			return false
		}
		labels = append(labels, q)
	}
	ds[0].shared, ds[0].stem = ds[0].stem[:at], ds[0].stem[at:]
	for i := range ds {
		q := labels[i]
		ds[i].part, ds[i].labelled, ds[i].extra, ds[i].label = true, true, false, questionLabel{kind: plainNumber, text: q.text}
		ds[i].stem = append([]line{ds[i].stem[0].from(q.end)}, ds[i].stem[1:]...)
		ds[i].stem[0].label = nil
	}
	return true
}

// innerNumber is the plain number with a sign behind it that a line begins with.
func innerNumber(l line) (questionLabel, bool) {
	if l.label != nil && l.label.List == partsList {
		return questionLabel{kind: plainNumber, number: l.label.Number, text: l.label.Text}, true
	}
	if l.label != nil {
		q, ok := autoNumber(*l.label, vocabulary{})
		return q, ok && q.kind == plainNumber
	}
	q, ok := l.questionLabelTyped()
	return q, ok && q.kind == plainNumber
}

// sectionParts makes the questions numbered from 1 under a Roman number the
// questions of a section, "II. True or false: 1. ... 2. ...": the number and what
// stands behind it are the section's title.
func sectionParts(ds []draft, head token) bool {
	labels := make([]questionLabel, len(ds))
	for i, d := range ds {
		q, ok := numberLabel(d.label.text + ". x")
		if !d.part || !ok || q.kind != plainNumber || q.number != i+1 {
			return false
		}
		q.text = d.label.text
		labels[i] = q
	}
	ds[0].prelude = append(append(ds[0].prelude, head.line), ds[0].shared[min(1, len(ds[0].shared)):]...)
	ds[0].shared = nil
	for i := range ds {
		ds[i].part, ds[i].label = false, labels[i]
	}
	return true
}

// tasksInSection reports whether every number under a Roman one asks or orders
// something: they are the questions of a section.
func (r *recognizer) tasksInSection(d draft) bool {
	for _, c := range d.choices {
		if text := strings.TrimSpace(c.text()); c.label.kind != digitLabel || !r.asksWhole(text) && !r.ordersWhole(text) {
			return false
		}
	}
	return true
}

// loneInSection reads a section with a single question, "V. Essay: 1. ...".
func loneInSection(ds []draft, head token) bool {
	d := &ds[0]
	if len(ds) > 1 || d.part {
		return false
	}
	for k := 1; k < len(d.stem); k++ {
		q, ok := innerNumber(d.stem[k])
		if !ok || q.number != 1 {
			continue
		}
		d.prelude = append(append(d.prelude, head.line), d.stem[1:k]...)
		d.stem = append([]line{d.stem[k].from(q.end)}, d.stem[k+1:]...)
		d.label, d.labelled = q, true
		return true
	}
	return false
}
