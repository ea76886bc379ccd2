package quiz

// Opening is what stands before an item because it begins with it.
type Opening struct {
	Section *Section // nil for none
	Stimuli []Stimulus
}

// Openings are what stands before items, by the item. Sections and stimuli
// without items open nothing.
func (q Quiz) Openings() map[string]Opening {
	out := map[string]Opening{}
	for i, s := range q.Sections {
		if len(s.Items) > 0 {
			out[s.Items[0]] = Opening{Section: &q.Sections[i]}
		}
	}
	for _, s := range q.Stimuli {
		if len(s.Items) > 0 {
			o := out[s.Items[0]]
			o.Stimuli = append(o.Stimuli, s)
			out[s.Items[0]] = o
		}
	}
	return out
}
