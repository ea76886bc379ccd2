package docs

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/writer/target"
)

var update = flag.Bool("update", false, "write docs/targets.md anew")

// TestTargets: docs/targets.md is what the table of targets says.
func TestTargets(t *testing.T) {
	got := targets()
	if *update {
		if err := os.WriteFile("../../docs/targets.md", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(read(t, "targets.md"), got); d != "" {
		t.Errorf("docs/targets.md differs from the table (run with -update):\n%s", d)
	}
}

// TestEveryFileHasAGuide, and its proof in words.
func TestEveryFileHasAGuide(t *testing.T) {
	for _, tg := range target.All() {
		g := tg.Guide()
		if file := tg.Extension != ""; file != (len(g.Steps) > 0 && g.Proof != "" && g.Basis != "") {
			t.Errorf("%s: the guide is %+v", tg.ID, g)
		}
	}
}

func targets() string {
	var b strings.Builder
	b.WriteString("# Targets\nWhat each of the 25 targets takes, what is rewritten or lost on the way, how to import its file, and how sure we are. This page is made from the table in `shared/writer/target`.\n\n" +
		"**native**: the platform has this kind of question. **→ ...**: it is rewritten, and a loss says so. **–**: it cannot be held; the question is left out, and a loss says so. The codes of losses stand in [losses.md](losses.md).\n\n")
	b.WriteString("| target | platform | file | single | multiple | true/false | short text | number | matching | ordering | essay | blanks | dropdowns |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, t := range target.All() {
		fmt.Fprintf(&b, "| [`%s`](#%s) | %s | %s |%s\n", t.ID, t.ID, t.Platform, fileOf(t), kinds(t.Holds))
	}
	for _, t := range target.All() {
		section(&b, t)
	}
	return b.String()
}

func fileOf(t target.Target) string {
	if t.Extension == "" {
		return "a live form"
	}
	return t.Extension
}

func kinds(h target.Holds) string {
	var b strings.Builder
	for _, how := range []target.How{h.Single, h.Multiple, h.TrueFalse, h.Text, h.Number, h.Match, h.Order, h.Essay, h.Blanks, h.Dropdowns} {
		fmt.Fprintf(&b, " %s |", said(how))
	}
	return b.String()
}

func said(how target.How) string {
	switch how {
	case target.Native:
		return "native"
	case target.Skip:
		return "–"
	case target.OneBlank:
		return "one blank only"
	case target.AsNote:
		return "its text only"
	case target.AsText:
		return "→ short text"
	case target.AsSingles:
		return "→ several single"
	case target.EachGap:
		return "→ one question each"
	default:
		return "→ " + string(how)
	}
}

func section(b *strings.Builder, t target.Target) {
	fmt.Fprintf(b, "\n## %s\n**%s**", t.ID, t.Platform)
	if t.Extension != "" {
		fmt.Fprintf(b, ", a file `<documentName>-%s%s` (`%s`)", t.ID, t.Extension, t.MediaType)
	}
	b.WriteString(".\n")
	if !t.Available {
		b.WriteString("\nNot written yet: a conversion to it is refused.\n")
	}
	fmt.Fprintf(b, "\n- Kept: %s.\n", list(kept(t), "nothing but the questions"))
	fmt.Fprintf(b, "- Left out, with a loss: %s.\n", list(lost(t), "nothing"))
	fmt.Fprintf(b, "- Mathematics: %s.\n", mathematics(t.Math))
	if l := limits(t.Limits); len(l) > 0 {
		fmt.Fprintf(b, "- Limits: %s.\n", strings.Join(l, ", "))
	}
	g := t.Guide()
	for i, step := range g.Steps {
		if i == 0 {
			b.WriteString("\nImport:\n\n")
		}
		fmt.Fprintf(b, "%d. %s\n", i+1, step)
	}
	if len(g.Notes) > 0 {
		b.WriteString("\n" + strings.Join(g.Notes, " ") + "\n")
	}
	if g.Proof != "" {
		fmt.Fprintf(b, "\nHow sure: **%s**. %s\n", g.Proof, g.Basis)
	}
}

func list(parts []string, none string) string {
	if len(parts) == 0 {
		return none
	}
	return strings.Join(parts, ", ")
}

// part is one of what a target may keep.
type part struct {
	kept bool
	name string
}

func parts(t target.Target) []part {
	return []part{{t.Images, "pictures"}, {t.Markup != target.PlainText, "bold, lists, tables and code"}, {t.Unkeyed, "questions without a known answer"}, {t.Points, "points"},
		{t.Feedback, "explanations"}, {t.Verdicts, "feedback for right and wrong"}, {t.ChoiceFeedback, "feedback of single choices"},
		{t.Hints, "hints"}, {t.Tags, "tags"}, {t.Sections, "section titles"}, {t.Notes, "introduction and instructions"},
		{t.Stimuli, "passages shared by questions"}, {t.Shuffle, "shuffling"}, {t.Pins, "choices that keep their place"},
		{t.CaseRule, "upper and lower case of typed answers"}, {t.Credit, "partial credit of typed answers"}, {t.Units, "units of numbers"}, {t.NumberGaps, "numbers in gaps"},
		{t.Words, "word limits and answer lines"}, {t.Model, "model answers"}}
}

func kept(t target.Target) (out []string) {
	for _, p := range parts(t) {
		if p.kept {
			out = append(out, p.name)
		}
	}
	return out
}

func lost(t target.Target) (out []string) {
	for _, p := range parts(t) {
		if !p.kept && p.name != "passages shared by questions" {
			out = append(out, p.name)
		}
	}
	if !t.Stimuli {
		out = append(out, "shared passages are repeated in each question")
	}
	return out
}

func mathematics(m target.Math) string {
	switch m {
	case target.MathLaTeX:
		return `LaTeX between \( and \)`
	case target.MathDollar:
		return "LaTeX between dollar signs"
	case target.MathML:
		return "MathML"
	case target.MathOMML:
		return "Word's own equations"
	default:
		return "a line of text, with a loss"
	}
}

func limits(l target.Limits) (out []string) {
	for _, x := range []struct {
		n    int
		what string
	}{{l.Items, "%d questions"}, {l.Choices, "%d choices"}, {l.Right, "%d right choices"}, {l.Accepted, "%d accepted answers"}, {l.Pairs, "%d pairs"},
		{l.MinPairs, "at least %d pairs"}, {l.Title, "titles of %d characters"}, {l.Stem, "questions of %d characters"}, {l.Choice, "choices of %d characters"}, {l.Feedback, "feedback of %d characters"}} {
		if x.n > 0 {
			what := fmt.Sprintf(x.what, x.n)
			if x.n == 1 {
				what = strings.TrimSuffix(what, "s")
			}
			out = append(out, what)
		}
	}
	if s := l.Seconds; s.Given > 0 && s.Most > 0 {
		out = append(out, fmt.Sprintf("%d seconds for each question (the platform takes %d to %d)", s.Given, s.Least, s.Most))
	} else if s.Given > 0 {
		out = append(out, fmt.Sprintf("%d seconds for each question", s.Given))
	}
	return out
}
