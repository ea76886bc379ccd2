package inspect

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Listing writes the quiz for people: what is told before the questions and over
// sections, material that several share, each question with its choices, the
// right ones marked, why they are known to be right, and what is in doubt.
func Listing(w io.Writer, q quiz.Quiz, findings []finding.Finding) error {
	out := bufio.NewWriter(w)
	if q.Title != "" {
		fmt.Fprintf(out, "%s\n", q.Title)
	}
	fmt.Fprintf(out, "%d questions, %d findings\n", len(q.Items), len(findings))
	told(out, q.Introduction)
	openings := q.Openings()
	for i, one := range Questions(q) {
		item := q.Items[i]
		opening := openings[item.ID]
		if s := opening.Section; s != nil {
			fmt.Fprintf(out, "\n== %s\n", s.Title)
			told(out, s.Instructions)
		}
		for _, s := range opening.Stimuli {
			fmt.Fprintf(out, "\n-- for %s\n", strings.Join(s.Items, ", "))
			told(out, s.Content)
		}
		list(out, item, one)
		for _, f := range findings {
			if f.Item == item.ID {
				fmt.Fprintf(out, "    ! %s\n", doubt(f))
			}
		}
	}
	rest(out, findings)
	return out.Flush()
}

// told writes what is told about questions.
func told(w io.Writer, c richtext.Content) {
	if text := c.Text(); text != "" {
		fmt.Fprintf(w, "    %s\n", indent(text))
	}
}

func list(w io.Writer, item quiz.Item, one Question) {
	fmt.Fprintf(w, "\n%s", item.ID)
	if item.Label != "" {
		fmt.Fprintf(w, " (%s)", item.Label)
	}
	fmt.Fprintf(w, " %s", one.Type)
	if one.Points != nil {
		fmt.Fprintf(w, ", %s points", *one.Points)
	}
	fmt.Fprintf(w, "\n    %s\n", indent(one.Title))
	for _, o := range one.Options {
		mark := " "
		if slices.Contains(one.Answers, o) {
			mark = "*"
		}
		fmt.Fprintf(w, "  %s - %s\n", mark, indent(o))
	}
	switch {
	case one.Answers == nil:
		fmt.Fprintln(w, "    no key")
	case len(one.Options) == 0 || item.Response.Type() == quiz.TypeMatch || item.Response.Type() == quiz.TypeOrder:
		fmt.Fprintf(w, "    key: %s\n", indent(strings.Join(one.Answers, "; ")))
	}
	for _, e := range item.Evidence {
		fmt.Fprintf(w, "    known by %s%s %q\n", e.Kind, at(e.Position), e.Quote)
	}
	if one.Explanation != nil {
		fmt.Fprintf(w, "    explanation: %s\n", indent(*one.Explanation))
	}
}

// rest lists the findings that belong to no item.
func rest(w io.Writer, findings []finding.Finding) {
	first := true
	for _, f := range findings {
		if f.Item != "" {
			continue
		}
		if first {
			fmt.Fprint(w, "\nFindings\n")
			first = false
		}
		fmt.Fprintf(w, "  %s\n", doubt(f))
	}
}

func doubt(f finding.Finding) string {
	s := fmt.Sprintf("%s %s%s: %s", f.Severity, f.Code, at(f.Position), f.Message)
	if f.Quote != "" {
		s += fmt.Sprintf(" %q", f.Quote)
	}
	return s
}

func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n    ") }

// at writes a position for people.
func at(p finding.Position) string {
	var parts []string
	add := func(format string, set bool, v any) {
		if set {
			parts = append(parts, fmt.Sprintf(format, v))
		}
	}
	add("%v", p.Part != "" && p.Part != "document", p.Part)
	add("page %v", p.Page > 0, p.Page)
	add("paragraph %v", p.Paragraph > 0, p.Paragraph)
	add("line %v", p.Line > 0, p.Line)
	add("cell %v", p.Cell != "", p.Cell)
	if len(parts) == 0 {
		return ""
	}
	return " at " + strings.Join(parts, ", ")
}
