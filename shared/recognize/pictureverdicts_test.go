package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// verdictPicture is the picture by which a platform judges, told by its words.
func verdictPicture(words string) page.Run {
	return page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: "b0", Alt: words, Width: 16, Height: 16}}
}

func runsCell(runs ...page.Run) page.Cell {
	return page.Cell{Blocks: []page.Block{page.Paragraph{Runs: runs}}}
}

// judgedTable is a table of choices, the picture in front of the right and the
// chosen one, and feedback below.
func judgedTable(right, chosen int, texts ...string) page.Table {
	var t page.Table
	for i, text := range texts {
		verdict := runsCell()
		if i == right {
			verdict = runsCell(verdictPicture("Correct Answer"))
		} else if i == chosen {
			verdict = runsCell(verdictPicture("Incorrect Response"))
		}
		t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{verdict, runsCell(verdictPicture("")), runsCell(page.Run{Text: text})}})
	}
	button := runsCell(verdictPicture("https://example.org/hide.png"), page.Run{Text: "Hide Feedback"})
	why := runsCell(page.Run{Text: "As the chart shows."})
	t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{button}}, page.Row{Cells: []page.Cell{why}})
	return t
}

// feedbackTable is feedback in a table of its own, below its button.
func feedbackTable(why string) page.Table {
	var t page.Table
	for _, c := range []page.Cell{runsCell(verdictPicture("https://example.org/hide.png"), page.Run{Text: "Hide Feedback"}), runsCell(), runsCell(page.Run{Text: why})} {
		t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{c}})
	}
	return t
}

// TestPictureVerdicts: a review of a test says by pictures what was right; nothing
// numbers its questions, and feedback stands below a button.
func TestPictureVerdicts(t *testing.T) {
	says := func(runs ...page.Run) page.Paragraph { return page.Paragraph{Runs: runs} }
	doc := page.Document{Media: richtext.Library{"b0": {Type: "image/png"}}, Blocks: []page.Block{
		says(page.Run{Text: "Harbour course"}),
		says(page.Run{Text: "Which buoy marks the channel to starboard?"}),
		judgedTable(2, 0, "the red one", "the yellow one", "the green one"),
		says(page.Run{Text: "The rope that holds a ship to the quay is a _____."}),
		says(page.Run{Text: "___anchor___"}, verdictPicture("Incorrect Response"), page.Run{Text: "(mooring line, hawser)"}),
		says(page.Run{Text: "Hide Feedback"}),
		says(page.Run{Text: "An anchor lies on the ground."}),
		says(page.Run{Text: "A fender guards the hull."}),
		judgedTable(0, 1, "True", "False"),
		says(page.Run{Text: "Depth is measured with a _____."}),
		says(page.Run{Text: "___lead___"}, verdictPicture("Correct Response")),
		says(page.Run{Text: "A knot that makes a loop is a _____."}),
		says(page.Run{Text: "___bowline___"}, verdictPicture("Correct Response")),
		feedbackTable("It does not slip."),
	}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the green one", "mooring line | hawser", "true", "lead", "bowline"}, keys(q)); diff != "" {
		t.Errorf("keys: (-want +got):\n%s", diff)
	}
	var why []string
	for _, item := range q.Items {
		why = append(why, item.Feedback.General.Text())
	}
	if diff := cmp.Diff([]string{"As the chart shows.", "An anchor lies on the ground.", "As the chart shows.", "", "It does not slip."}, why); diff != "" {
		t.Errorf("explanations: (-want +got):\n%s", diff)
	}
}
