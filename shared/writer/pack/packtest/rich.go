package packtest

import (
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// Rich has what documents hold beside plain questions: marks, code, lists and
// spans, a passage for two questions, a range, several blanks of one kind, and a
// formula that nobody can read.
func Rich() quiz.Quiz {
	half := quiz.MustDecimal("0.5")
	pic := richtext.Image{Hash: quiztest.PictureHashes()[0], Alt: `A "blue" sea & sky`, Width: 160, Height: 120}
	q := quiztest.Of("Rich content",
		quiz.Item{Stem: everyBlock(pic), Response: quiz.Choice{Shuffle: true, Key: []int{0}, Choices: []quiz.Entry{
			{Content: line(pic, plain(" the sea")), Feedback: richtext.Plain("Yes, it is blue.")},
			{Content: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{plain("two")}}, richtext.Code{Text: "paragraphs"}}},
			{Content: richtext.Plain("None of the above"), Pinned: true},
		}}},
		quiztest.Ask("According to the text, who arrived?", quiz.Text{Accepted: []quiz.Accepted{
			{Text: "the captain", Feedback: richtext.Plain("Well read.")}, {Text: "The Captain"}, {Text: "a sailor", Credit: &half}}}),
		quiztest.Ask("According to the text, when?", quiz.Number{Unit: "o'clock", Key: quiz.Between(quiz.Int(7), quiz.Int(8))}),
		quiz.Item{Stem: line(richtext.Math{LaTeX: `\frac{a+b}{2}`}, plain(" is a mean.")), Response: quiz.TrueFalse{True: "Yes", False: "No"},
			Feedback: quiz.Feedback{General: richtext.Plain("It is the arithmetic mean.")}},
		quiz.Item{Stem: line(plain("Salt and "), richtext.Blank{ID: "b1"}, plain(", bread and "), richtext.Blank{ID: "b2"}, plain(", "),
			richtext.Math{LaTeX: `\bad{`, Text: "bad", MathML: `<math><script>alert(1)</script></math>`}),
			Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("pepper")}, {ID: "b2", Response: quiztest.Accept("butter", "margarine")}}}},
		quiztest.Ask("Match each animal with its class.", quiz.Match{Left: quiztest.Contents("cat", "dog", "eagle"),
			Right: quiztest.Contents("bird", "mammal"), Key: []int{1, 1, 0}}),
	)
	q.Media = quiztest.Pictures()
	q.Items[0].Feedback = quiz.Feedback{General: richtext.Plain("Read it again."), Correct: richtext.Plain("Good."), Incorrect: richtext.Plain("No.")}
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: "The harbour", Content: append(richtext.Plain("At seven the captain arrived."),
		richtext.Plain("Nobody else did.")...), Items: []string{"q2", "q3"}}}
	return q
}

func everyBlock(pic richtext.Image) richtext.Content {
	marked := func(s string, m richtext.Marks) richtext.Text { return richtext.Text{Text: s, Marks: m} }
	cell := func(s string, columns, rows int) richtext.Cell {
		return richtext.Cell{Content: richtext.Plain(s), ColSpan: columns, RowSpan: rows}
	}
	return richtext.Content{
		richtext.Paragraph{Inlines: []richtext.Inline{
			marked("Bold", richtext.Marks{Bold: true}), plain(" "), marked("italic", richtext.Marks{Italic: true}), plain(" "),
			marked("under", richtext.Marks{Underline: true}), plain(" "), marked("struck", richtext.Marks{Strike: true}), plain(" H"),
			marked("2", richtext.Marks{Sub: true}), plain("O, 10"), marked("3", richtext.Marks{Super: true}), richtext.Break{},
			marked("x := 1", richtext.Marks{Code: true}), plain(" "), marked("a link", richtext.Marks{Link: "https://example.org/?a=1&b=2"}),
		}},
		richtext.Paragraph{Inlines: []richtext.Inline{pic}},
		richtext.Code{Text: "for i := range 3 {\n\tprint(i < 2 && true)\n}", Language: "go"},
		richtext.List{Style: richtext.UpperRoman, Items: quiztest.Contents("first statement", "second statement")},
		richtext.List{Style: richtext.Bullet, Items: []richtext.Content{richtext.Plain("one"),
			{richtext.Paragraph{Inlines: []richtext.Inline{plain("two")}}, richtext.List{Style: richtext.Decimal, Start: 4, Items: quiztest.Contents("four", "five")}}}},
		richtext.Table{Rows: []richtext.Row{
			{Cells: []richtext.Cell{{Content: richtext.Plain("Year"), Header: true}, {Content: richtext.Plain("Rain"), Header: true}}},
			{Cells: []richtext.Cell{cell("2023", 1, 2), cell("12 mm", 1, 1)}},
			{Cells: []richtext.Cell{cell("14 mm", 1, 1)}},
			{Cells: []richtext.Cell{cell("all", 2, 1)}},
		}},
	}
}
