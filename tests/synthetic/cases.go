package synthetic

import "strings"

// Case is one layout of the catalogue.
type Case struct {
	Name  string
	Print func(l Language, turn int) *Sheet
}

// Cases lists every layout.
func Cases() []Case {
	var out []Case
	for _, part := range [][]Case{labelCases(), choiceCases(), markCases(), kindCases(), sectionCases(), skipCases(), sharedCases(), tableCases(), keyFileCases(), doubtCases(), moreCases(), rhythmCases(), examCases(), paperCases(), partExamCases(), worksheetCases()} {
		out = append(out, part...)
	}
	return out
}

// ofPaper is a case that prints four questions in one way.
func ofPaper(name string, p paper) Case {
	return Case{name, func(l Language, turn int) *Sheet {
		out := newPrinter(l, turn, p)
		out.test(4)
		return out.Sheet
	}}
}

// labels are the ways questions are numbered.
func labels() []string {
	return []string{"%d. ", "%d) ", "(%d) ", "%d - ", "%d.- ", "%d- ", "%d-", "%d .", "%d . ", "%d.. ", "%d.", "%d)", "%d.\t", "%d\t", "%d. \t ", "[%d] ", "%d.)", "%d.) ", "#%d. ", "%dº ", "%d° - ", "№%d. ", "№ %d ", "Nr. %d ", "No. %d: ",
		"%d\n", "%d.\n", "%d:\n", "%d)\n", "(%d)\n",
		"W %d\n", "W %d: ", "W %d. ", "W %d) ", "W %d - ", "W %d – ", "W %d.\n", "W %d:\n", "W %d ", "W%d. ", "W #%d: ", "W №%d. ", "W %d/4: ", "U %d\n", "U %d: ", "W %d\n\n", "%d. W: ",
		"Q%d. ", "Q.%d ", "Q%d: ", "Q%d) ", "Q.1.%d) ", "Q.1.%d. ", "//QZ1.%d) ", "T1A0%d ", "%d. 23M.1.SL.TZ1.%d ", "1.%d ", "1.%d. ", "1.%d) ", "%r. ", "%r) ",
		"auto %.", "auto %)", "auto (%)", "auto W %.", "auto W %:", "auto Q%."}
}

func labelCases() []Case {
	var out []Case
	signs := []string{"%A. ", "%a) ", "(%a) ", "auto %a.", "%A) ", "auto %A.", "%n) "}
	marks := []string{"line", "", "bold", "star front", "key list"}
	for i, form := range labels() {
		name := "label " + strings.ReplaceAll(strings.ReplaceAll(form, "\n", "¶"), "\t", "→")
		out = append(out, ofPaper(name, paper{label: form, choice: signs[i%len(signs)], mark: marks[i%len(marks)]}),
			ofPaper(name+" other", paper{label: form, choice: signs[(i+2)%len(signs)], mark: marks[(i+1)%len(marks)]}))
	}
	for _, first := range []int{24, 50} {
		out = append(out, ofPaper("label from "+strings.Repeat("x", first/24), paper{label: "%d. ", choice: "%A. ", first: first, mark: "line"}),
			ofPaper("label key from "+strings.Repeat("x", first/24), paper{label: "%d. ", choice: "%A. ", first: first, mark: "key list"}))
	}
	out = append(out,
		ofPaper("label none", paper{choice: "%A. ", mark: "line"}),
		ofPaper("label none unmarked", paper{choice: "%a) "}),
		ofPaper("label none auto choices", paper{choice: "auto %a.", mark: "bold"}),
		ofPaper("label word without number", paper{label: "W: ", choice: "%A. ", mark: "line"}),
		Case{"label restarts", restarts("%d. ", "line")}, Case{"label restarts with key", restarts("%d. ", "key list")},
		Case{"label restarts auto", restarts("auto %.", "bold")}, Case{"label restarts word", restarts("W %d. ", "star front")},
		Case{"label typos", typos})
	return out
}

// restarts prints two sections whose numbers begin anew.
func restarts(label, mark string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: label, choice: "%A. ", mark: mark})
		var keys [2][]string
		for s := range 2 {
			if p.list != "" {
				p.list = p.Sheet.list()
			}
			p.heading(l.Word("section", s), 1)
			p.answers = nil
			for i := range 3 {
				p.ask(i+1, l.Choices[s*3+i])
			}
			keys[s] = p.answers
		}
		if len(keys[0]) > 0 {
			p.gap()
			p.line(l.Word("keyhead", 0))
			for s := range 2 {
				p.line(l.Word("section", s))
				p.answers = keys[s]
				p.key(p.Sheet)
			}
		}
		return p.Sheet
	}
}

// typos prints a test whose numbers are typed as they come.
func typos(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{choice: "%A. ", mark: "line"})
	for i, label := range []string{"%d. ", "%d .", "%d-", "%d.. ", "%d) ", "%d."} {
		p.label = label
		p.ask(i+1, l.Choices[i])
	}
	return p.Sheet
}

func choiceCases() []Case {
	var out []Case
	forms := []string{"%A. ", "%A) ", "%A)", "%A.", "(%A) ", "(%a)", "%A] ", "[%A] ", "%A: ", "%A - ", "%A.\t", "%a. ", "%a) ", "%a)", "(%a) ", "%a.- ", "%n) ", "%n. ", "(%n) ", "%w) ", "%i. ", "(%i) ", "%1) ", "(%1) ",
		"auto %A.", "auto %A)", "auto %a.", "auto %a)", "auto (%a)", "auto %i.", "auto %1.", "auto %1)", "auto •", "• ", "- ", "○ ", ""}
	for i, form := range forms {
		label := []string{"%d. ", "auto %.", "W %d: ", "%d) "}[i%4]
		if strings.Contains(form, "%1") || form == "" {
			label = "W %d: "
		}
		marks := []string{"line text", "", "bold", "highlight"}
		if form != "" {
			marks = append(marks, "line", "key list")
		}
		for k, mark := range marks {
			if form == "- " && mark == "line" || strings.ContainsAny(form, "•○") && (mark == "line" || mark == "key list") || form == "- " && mark == "key list" {
				continue
			}
			name := "choice " + strings.ReplaceAll(form, "\t", "→") + " " + mark
			if k%2 == 0 && label == "W %d: " {
				out = append(out, ofPaper(name, paper{label: "W %d\n", choice: form, mark: mark}))
				continue
			}
			out = append(out, ofPaper(name, paper{label: label, choice: form, mark: mark}))
		}
	}
	for i, layout := range []string{"gaps", "tabs", "spaces", "pairs", "columns", "breaks", "running", "glued", "grid", "row", "letters"} {
		for k, mark := range []string{"", "line", "bold", "key list", "star front"} {
			if layout == "letters" && mark == "star front" {
				continue
			}
			form := []string{"%A. ", "%a) ", "(%a) ", "%A) ", "%n) "}[(i+k)%5]
			if layout == "letters" {
				form = "%A. "
			}
			label := []string{"%d. ", "%d) ", "W %d: "}[(i+k)%3]
			out = append(out, ofPaper("layout "+layout+" "+mark, paper{label: label, choice: form, layout: layout, mark: mark}))
		}
	}
	out = append(out,
		Case{"choice mixed auto and typed", mixed}, Case{"choice first auto rest by tabs", firstAuto},
		Case{"choice long wrapped", longChoices}, Case{"choice three to six", counts})
	return out
}

func markCases() []Case {
	var out []Case
	for i, mark := range []string{"no everything bold", "no everything highlighted", "no bold letters", "no stem highlighted", "no shading", "no first bold",
		"bold", "bold and stem bold", "bold with label", "highlight", "red", "green", "olive", "underline", "shaded", "struck",
		"star front", "star space", "tick front", "arrow front", "bang", "star inside", "star behind", "arrow behind", "long arrow", "tick behind", "x behind", "word behind",
		"own letter", "in stem", "boxes", "brackets",
		"line", "line full stop", "line text", "line letter text", "line dash", "line bracket", "line below", "line text below", "line upper", "line and why", "line with why", "line why below",
		"key list", "key paren", "key bare", "key tab", "key line", "key commas", "key dots", "key glued", "key tabs", "key range", "key grid", "key rows", "key auto", "key why", "key text"} {
		for k, label := range []string{"%d. ", "W %d: ", "auto %."} {
			form := []string{"%A. ", "%a) ", "%A) ", "(%a) "}[(i+k)%4]
			if mark == "boxes" || mark == "brackets" {
				form = ""
			}
			out = append(out, ofPaper("mark "+mark+" "+label, paper{label: label, choice: form, mark: mark}))
		}
	}
	return out
}
