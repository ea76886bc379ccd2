package transcript

import (
	"maps"
	"slices"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

// Arrange gives the transcript with a quiz in which questions were added,
// removed or moved: what was said of a question goes where it went, or goes with
// it. renamed has the new id of every question that stayed.
func (t Transcript) Arrange(q quiz.Quiz, renamed map[string]string) Transcript {
	t.Quiz, t.Arranged = q, t.Version+1
	t.Corrected, t.Added = follow(t.Corrected, renamed), follow(t.Added, renamed)
	var findings []finding.Finding
	for _, f := range t.Findings {
		if id, stays := renamed[f.Item]; stays {
			f.Item = id
		} else if isItem(f.Item) {
			continue
		}
		findings = append(findings, f)
	}
	t.Findings = findings
	stayed := slices.Sorted(maps.Values(renamed))
	for _, item := range q.Items {
		if _, found := slices.BinarySearch(stayed, item.ID); !found {
			t.Added = append(t.Added, item.ID)
		}
	}
	return t
}

func follow(ids []string, renamed map[string]string) (out []string) {
	for _, id := range ids {
		if to, stays := renamed[id]; stays {
			out = append(out, to)
		}
	}
	return out
}

// isItem tells the id of a question from none and from other ids.
func isItem(id string) bool { return len(id) > 1 && id[0] == 'q' }
