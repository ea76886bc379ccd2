package formula

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/ooxml"
)

func TestMathMLRoundTrip(t *testing.T) {
	for _, latex := range samples() {
		n, err := FromLaTeX(latex)
		if err != nil {
			t.Fatal(err)
		}
		want := n.MathML(true)
		again, err := FromMathML(want)
		if err != nil {
			t.Fatalf("%s: %v", latex, err)
		}
		if diff := cmp.Diff(want, again.MathML(true)); diff != "" {
			t.Errorf("%s through MathML (-want +got):\n%s", latex, diff)
		}
	}
}

func TestLaTeXRoundTrip(t *testing.T) {
	for _, latex := range samples() {
		n, err := FromLaTeX(latex)
		if err != nil {
			t.Fatal(err)
		}
		again, err := FromLaTeX(n.LaTeX())
		if err != nil {
			t.Errorf("%s is written as %s: %v", latex, n.LaTeX(), err)
			continue
		}
		if diff := cmp.Diff(n, again); diff != "" {
			t.Errorf("%s is written as %s (-want +got):\n%s", latex, n.LaTeX(), diff)
		}
	}
}

func TestFromLaTeXReadsWhatPeopleType(t *testing.T) {
	tests := []struct{ latex, line string }{
		{`\frac12`, "1/2"},
		{`x^12`, "x^12"}, // TeX takes one digit: a power of one, then a two
		{`\sin x + 1`, "sin x+1"},
		{`\cos(2x)`, "cos(2x)"},
		{`\sum_{k=0}^\infty a_k = 1`, "∑_(k=0)^∞ a_k=1"},
		{`90^\circ`, "90^∘"},
		{`a \; b`, "a b"},
		{`\overrightarrow{AB}`, "A⃗B⃗"},
		{`x \not= y`, "x≠y"},
		{`a \le b % a comment`, "a≤b"},
		{`\operatorname{ggT}(a)`, "ggT(a)"},
		{`\dfrac{a}{b}\displaystyle`, "a/b"},
		{`\begin{array}{cc}1&2\end{array}`, "1, 2"},
	}
	for _, tt := range tests {
		n, err := FromLaTeX(tt.latex)
		if err != nil {
			t.Errorf("%s: %v", tt.latex, err)
			continue
		}
		if got := n.Line(); got != tt.line {
			t.Errorf("%s reads %q, want %q", tt.latex, got, tt.line)
		}
	}
}

func TestFromLaTeXNamesWhatItCannotRead(t *testing.T) {
	tests := []struct{ latex, reason string }{
		{`\unheard{x}`, `\unheard`},
		{`\frac{a}`, "missing"},
		{`{a`, "not closed"},
		{`a}`, `"}"`},
		{`\left( a`, `\right`},
		{`\begin{pmatrix}1`, `\end`},
		{`\begin{tikz}1\end{tikz}`, "tikz"},
		{`\text`, "no text"},
		{strings.Repeat("{", 100), "nested"},
		{strings.Repeat(`\sqrt`, 100) + "x", "nested"},
		{strings.Repeat(`\sin`, 100) + "x", "nested"},
	}
	for _, tt := range tests {
		if n, err := FromLaTeX(tt.latex); err == nil || !strings.Contains(err.Error(), tt.reason) {
			t.Errorf("%.40s gives %v, %v; want an error about %q", tt.latex, n, err, tt.reason)
		}
	}
}

func TestFromMathMLReadsForeignMarkup(t *testing.T) {
	tests := []struct{ mathml, latex string }{
		{`<math><semantics><mrow><mi>x</mi></mrow><annotation>x</annotation></semantics></math>`, "x"},
		{`<math><mfenced open="[" close="]"><mn>1</mn><mn>2</mn></mfenced></math>`, `\left[1,2\right]`},
		{`<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>sin</m:mi></m:math>`, `\sin`},
		{`<math><mstyle><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle></math>`, `\frac{1}{2}`},
		{`<math><menclose notation="top"><mi>x</mi></menclose></math>`, `\overline{x}`},
		{`<math><mover><mi>x</mi><mo>^</mo></mover></math>`, `\hat{x}`},
		{`<math><munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover><mi>k</mi><mo>=</mo><mn>3</mn></math>`, `\sum_1^n{k}=3`},
		{`<math><mmultiscripts><mi>C</mi><none/><none/><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts></math>`, `{}_6^{14}{C}`},
	}
	for _, tt := range tests {
		n, err := FromMathML(tt.mathml)
		if err != nil {
			t.Errorf("%s: %v", tt.mathml, err)
			continue
		}
		if got := n.LaTeX(); got != tt.latex {
			t.Errorf("%s is %s, want %s", tt.mathml, got, tt.latex)
		}
	}
	for _, bad := range []string{"", "x", "<p/>", "<math>", "<math><mi>x</math>"} {
		if n, err := FromMathML(bad); err == nil {
			t.Errorf("%q gives %v without an error", bad, n)
		}
	}
}

// FuzzFormula: whatever LaTeX is accepted can be written in every notation and
// read again by the strict readers.
func FuzzFormula(f *testing.F) {
	for _, s := range samples() {
		f.Add(s)
	}
	f.Add(`\text{a_b^~\textbackslash{}}`)
	f.Fuzz(func(t *testing.T, latex string) {
		if len(latex) > 2000 {
			return
		}
		n, err := FromLaTeX(latex)
		if err != nil {
			return
		}
		if _, err := FromMathML(n.MathML(false)); err != nil {
			t.Errorf("MathML %s: %v", n.MathML(false), err)
		}
		omml := `<m:p xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">` + n.OMML() + "</m:p>"
		el, err := ooxml.Parse("fuzz", []byte(omml))
		if err != nil {
			t.Fatalf("OMML %s: %v", omml, err)
		}
		if a, b := n.Line(), FromOMML(el.First).Line(); strings.ReplaceAll(a, " ", "") != strings.ReplaceAll(b, " ", "") {
			t.Errorf("reads %q before and %q after OMML", a, b)
		}
	})
}
