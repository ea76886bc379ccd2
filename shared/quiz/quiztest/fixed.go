package quiztest

import (
	"fmt"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Of makes a quiz of items, giving them their ids.
func Of(title string, items ...quiz.Item) quiz.Quiz {
	for i := range items {
		items[i].ID = fmt.Sprintf("q%d", i+1)
	}
	return quiz.Quiz{Title: title, Language: "en", Items: items}
}

// Ask makes an item of a plain stem.
func Ask(stem string, r quiz.Response) quiz.Item {
	return quiz.Item{Stem: richtext.Plain(stem), Response: r}
}

// Choices makes a single choice, or a multiple one when more than one is right.
func Choices(right []int, texts ...string) quiz.Choice {
	c := quiz.Choice{Multiple: len(right) > 1, Key: right}
	for _, t := range texts {
		c.Choices = append(c.Choices, quiz.Entry{Content: richtext.Plain(t)})
	}
	return c
}

// Contents makes plain entries.
func Contents(texts ...string) []richtext.Content {
	var out []richtext.Content
	for _, t := range texts {
		out = append(out, richtext.Plain(t))
	}
	return out
}

// Accept makes a short answer of accepted texts.
func Accept(texts ...string) quiz.Text {
	var r quiz.Text
	for _, t := range texts {
		r.Accepted = append(r.Accepted, quiz.Accepted{Text: t})
	}
	return r
}

// OneOfEach is a keyed quiz with an item of every kind.
func OneOfEach() quiz.Quiz {
	yes := true
	capital := quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "The capital of France is "}, richtext.Blank{}, richtext.Text{Text: ", on the Seine."}}}},
		Response: Accept("Paris", "City of Paris")}
	gaps := quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "Water boils at "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: " degrees and turns into "}, richtext.Blank{ID: "b2"}, richtext.Text{Text: "."}}}},
		Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Number{Key: quiz.Near(quiz.Int(100), quiz.Int(0))}}, {ID: "b2", Response: Accept("steam", "vapour")}}}}
	menus := quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "A whale is a "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: ", a shark is a "}, richtext.Blank{ID: "b2"}, richtext.Text{Text: "."}}}},
		Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: Choices([]int{1}, "fish", "mammal")}, {ID: "b2", Response: Choices([]int{0}, "fish", "mammal")}}}}
	return Of("One of each",
		Ask("Which planet is nearest to the sun?", Choices([]int{1}, "Venus", "Mercury", "Mars")),
		Ask("Which of these are prime?", Choices([]int{0, 2}, "2", "4", "5", "9")),
		Ask("The moon is a satellite of the earth.", quiz.TrueFalse{Key: &yes}),
		capital,
		Ask("What is pi, to two places?", quiz.Number{Key: quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.005"))}),
		Ask("Match each country with its capital.", quiz.Match{Left: Contents("Italy", "Spain"), Right: Contents("Madrid", "Rome", "Oslo"), Key: []int{1, 0}, Shuffle: true}),
		Ask("Put the events in order, the earliest first.", quiz.Order{Entries: Contents("Moon landing", "Printing press", "Steam engine"), Key: []int{1, 2, 0}}),
		Ask("Why does ice float?", quiz.Essay{Lines: 8, MinWords: 20, MaxWords: 200, Model: richtext.Plain("It is less dense than water."), Rubric: richtext.Plain("2 points for density.")}),
		gaps, menus)
}

// Everything is a quiz in which every field of the model is used.
func Everything() quiz.Quiz {
	q := OneOfEach()
	q.Title = "Everything: a quiz / with \"all\" fields"
	q.Media = Pictures()
	red := richtext.Image{Hash: PictureHashes()[0], Alt: "a red dot", Width: 16, Height: 16}
	q.Introduction = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "Read with "}, richtext.Text{Text: "care", Marks: richtext.Marks{Bold: true}}, richtext.Text{Text: "."}}}}
	half := quiz.MustDecimal("2.5")
	q.Sections = []quiz.Section{
		{ID: "s1", Title: "Part A / choices", Instructions: richtext.Plain("Choose."), Points: &half, Items: []string{"q1", "q2", "q3"}},
		{ID: "s2", Title: "Part B", Items: []string{"q4", "q5", "q6", "q7"}},
	}
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: "The table", Content: table(), Items: []string{"q4", "q5"}}}
	formula := richtext.Math{LaTeX: `\frac{a+b}{2}`, MathML: "<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>", Text: "(a+b)/2"}
	for i := range q.Items {
		dress(&q.Items[i], i, red, formula)
	}
	return q
}

func dress(item *quiz.Item, i int, red richtext.Image, formula richtext.Math) {
	points := quiz.MustDecimal([]string{"1", "0.5", "2", "3"}[i%4])
	item.Label = fmt.Sprintf("%d.", i+1)
	item.Points = &points
	item.Hint = richtext.Plain("Think again.")
	item.Tags = []string{"science", "unit [1]"}
	item.Feedback = quiz.Feedback{General: richtext.Plain("Because it is so."), Correct: richtext.Plain("Well done!"), Incorrect: richtext.Plain("Not quite: see page 5.")}
	if i%2 == 0 {
		item.Stem = append(item.Stem, richtext.Paragraph{Inlines: []richtext.Inline{red, richtext.Text{Text: " and "}, formula}})
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		r.Shuffle = true
		r.Choices[0].Feedback = richtext.Plain("No: too hot.")
		r.Choices[len(r.Choices)-1].Pinned = true
		r.Choices[1].Content = append(richtext.Content{}, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "x", Marks: richtext.Marks{Italic: true}}, richtext.Text{Text: "2", Marks: richtext.Marks{Super: true}}, red}})
		item.Response = r
	case quiz.Text:
		third := quiz.MustDecimal("0.5")
		r.CaseSensitive = true
		r.Accepted[1].Credit, r.Accepted[1].Feedback = &third, richtext.Plain("Shorter, please.")
		item.Response = r
	case quiz.Number:
		r.Unit = "cm"
		item.Response = r
	}
}

func table() richtext.Content {
	cell := func(s string) richtext.Cell { return richtext.Cell{Content: richtext.Plain(s)} }
	return richtext.Content{
		richtext.Table{Rows: []richtext.Row{
			{Cells: []richtext.Cell{{Content: richtext.Plain("City"), Header: true}, {Content: richtext.Plain("People"), Header: true}}},
			{Cells: []richtext.Cell{cell("Paris"), cell("2 million")}},
		}},
		richtext.Code{Text: "if a < b {\n\treturn a\n}", Language: "go"},
		richtext.List{Style: richtext.LowerAlpha, Items: Contents("first", "second")},
	}
}

// HostileQuiz asks a single choice, a short answer and a match about every text
// of HostileTexts.
func HostileQuiz() quiz.Quiz {
	var items []quiz.Item
	texts := HostileTexts()
	for i, t := range texts {
		other := texts[(i+1)%len(texts)]
		items = append(items,
			Ask(t, Choices([]int{0}, t, other, "plain")),
			Ask("x "+t, Choices([]int{1}, "plain", t, other)),
			Ask(t+" x", Accept(t, other)),
			Ask("y", quiz.Match{Left: Contents(t, other), Right: Contents(other, t, "z"), Key: []int{1, 0}}))
	}
	return Of("Hostile ~=#{}:\\ <title> & \"more\"", items...)
}

// Languages asks one question in each of 17 languages, in their scripts.
func Languages() quiz.Quiz {
	var items []quiz.Item
	for _, l := range [][3]string{
		{"What colour is snow?", "white", "black"}, {"De quelle couleur est la neige ? « Noël »", "blanche", "noire"},
		{"Welche Farbe hat Schnee? Größe, Straße", "weiß", "schwarz"}, {"¿De qué color es la nieve?", "blanca", "negra"},
		{"Tuyết có màu gì?", "trắng", "đen"}, {"Какого цвета снег?", "белый", "чёрный"}, {"Τι χρώμα έχει το χιόνι;", "λευκό", "μαύρο"},
		{"ما لون الثلج؟", "أبيض", "أسود"}, {"מה צבע השלג?", "לבן", "שחור"}, {"برف چه رنگی است؟", "سفید", "سیاه"},
		{"हिम का रंग क्या है?", "सफ़ेद", "काला"}, {"তুষারের রঙ কী?", "সাদা", "কালো"}, {"หิมะสีอะไร", "ขาว", "ดำ"},
		{"雪是什么颜色？", "白色", "黑色"}, {"雪は何色ですか。", "白", "黒"}, {"눈은 무슨 색입니까?", "흰색", "검은색"}, {"ძაან თოვლი რა ფერისაა?", "თეთრი", "შავი"},
	} {
		items = append(items, Ask(l[0], Choices([]int{0}, l[1], l[2])))
	}
	return Of("Languages — 语言 — لغات", items...)
}

// Unkeyed is OneOfEach with every key taken away but that of the first item.
func Unkeyed() quiz.Quiz {
	q := OneOfEach()
	for i := range q.Items[1:] {
		q.Items[i+1].Response = withoutKey(q.Items[i+1].Response)
	}
	return q
}

func withoutKey(r quiz.Response) quiz.Response {
	switch r := r.(type) {
	case quiz.Choice:
		r.Key = nil
		return r
	case quiz.TrueFalse:
		r.Key = nil
		return r
	case quiz.Text:
		r.Accepted = nil
		return r
	case quiz.Number:
		r.Key = nil
		return r
	case quiz.Match:
		r.Key = nil
		return r
	case quiz.Order:
		r.Key = nil
		return r
	case quiz.Blanks:
		var out quiz.Blanks
		for _, b := range r.Blanks {
			out.Blanks = append(out.Blanks, quiz.Blank{ID: b.ID, Response: withoutKey(b.Response)})
		}
		return out
	}
	return r
}

// Many is a quiz of n items that repeats OneOfEach.
func Many(n int) quiz.Quiz {
	one := OneOfEach()
	var items []quiz.Item
	for i := range n {
		items = append(items, one.Items[i%len(one.Items)])
	}
	return Of("Many", items...)
}
