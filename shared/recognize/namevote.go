package recognize

// nameVote takes the word off stems that all begin with the same one, "Q: Why
// ...", where the questions were found by something else than that word.
func (r *recognizer) nameVote(ds []draft) {
	ends := map[int]int{}
	for i, d := range ds {
		if d.labelled || len(d.stem) == 0 || d.stem[0].kind != textLine || d.stem[0].label != nil {
			continue
		}
		if q, ok := d.stem[0].questionLabel(r.vocabulary); ok && q.kind == nameNumber && q.end < len(d.stem[0].text) {
			ends[i] = q.end
		}
	}
	if len(ends) < 2 || len(ends)*2 < len(ds) {
		return
	}
	for i, end := range ends {
		ds[i].stem[0] = ds[i].stem[0].from(end)
	}
}
