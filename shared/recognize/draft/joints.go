package draft

import "formwright/shared/recognize/rewrite"

// DropJoints takes the word between two questions of which one is to be worked on, "OR",
// off the end of the first.
func DropJoints(ds []Draft) {
	for i := 0; i+1 < len(ds); i++ {
		d := &ds[i]
		if n := len(d.Choices); n > 0 {
			lines := d.Choices[n-1].Lines
			if k := len(lines) - 1; k > 0 && rewrite.JoinsTasks(lines[k]) {
				d.Choices[n-1].Lines = lines[:k:k]
			}
			continue
		}
		if k := len(d.Stem) - 1; k > 0 && rewrite.JoinsTasks(d.Stem[k]) {
			d.Stem = d.Stem[:k:k]
		}
	}
}
