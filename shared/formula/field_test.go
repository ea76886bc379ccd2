package formula

import (
	"strings"
	"testing"
)

func TestFromField(t *testing.T) {
	tests := []struct{ code, line, latex string }{
		{`EQ \f(1,2)`, "1/2", `\frac{1}{2}`},
		{` eq \f(1,5;2) `, "1,5/2", `\frac{1,5}{2}`},
		{`EQ \r(3,x)`, "∛(x)", `\sqrt[{3}]{x}`},
		{`EQ\r(2)`, "√(2)", `\sqrt{2}`},
		{`EQ x\s\up8(2)+y\s\do4(1)`, "x^2+y_1", `x^2+y_1`},
		{`EQ x\s\up8(2)\s\do4(0)`, "x_0^2", `x_0^2`},
		{`EQ \i\su(k=1,n,k)`, "∑_(k=1)^n k", `\sum_{k=1}^n{k}`},
		{`EQ \b\bc\[(\f(a,b))`, "[a/b]", `\left[\frac{a}{b}\right]`},
		{`EQ \b\lc\{(\a\al(x+y=1,x-y=3))`, "{x+y=1; x-y=3", `\begin{cases}x+y=1\\x-y=3\end{cases}`},
		{`EQ \a\co2(1,2,3,4)`, "1, 2; 3, 4", `\begin{matrix}1&2\\3&4\end{matrix}`},
		{`EQ \x\to(AB)`, "A̅B̅", `\overline{AB}`},
		{`EQ \o(\s\up7(→),a)`, "a⃗", `\vec{a}`},
		{`EQ \f(f\(x\),\r(x\,y))`, "(f(x))/√(x,y)", `\frac{f(x)}{\sqrt{x,y}}`},
		{`EQ \* jc2 \* "Font:Arial" \* hps24 \f(m,n)`, "m/n", `\frac{m}{n}`},
		{`EQ \f(\r(2),(a+b))`, "√(2)/((a+b))", `\frac{\sqrt{2}}{(a+b)}`},
		{`EQ \d\fo10()x`, "x", "x"},
	}
	for _, tt := range tests {
		n := FromField(tt.code)
		if got := n.Line(); got != tt.line {
			t.Errorf("%s reads %q, want %q", tt.code, got, tt.line)
		}
		if got := n.LaTeX(); got != tt.latex {
			t.Errorf("%s is %s, want %s", tt.code, got, tt.latex)
		}
	}
}

func TestFieldsThatAreNoFormulas(t *testing.T) {
	for code, want := range map[string]string{
		`EQ \o\ac(○,1)`:                     "①",
		`eq \o\ac(\s\up2(○),21)`:            "㉑",
		`EQ \o\ac(○,B)`:                     "Ⓑ",
		`EQ \o\ac(○,甲)`:                     "(甲)",
		`EQ \o(□,√)`:                        "☑",
		`EQ \* jc2 \o\ad(\s\up 9(hàn),汉)`:   "汉",
		`EQ \* hps10 \o\ad(\s\up 9(さくら),桜)`: "桜",
	} {
		if n := FromField(code); n.Kind != Text || n.Text != want {
			t.Errorf("%s is %v %q, want the text %q", code, n.Kind, n.Text, want)
		}
	}
}

func FuzzFromField(f *testing.F) {
	for _, code := range []string{`EQ \f(1,2)`, `\o\ac(○,1)`, `\b\bc\{(\a\co2(1;2;3))`, `\s\up8(`, `\*`, `\* "`, `\lc\`, `((((`, `\x\to\bo(a)\d()`, "EQ"} {
		f.Add(code)
	}
	f.Fuzz(func(t *testing.T, code string) {
		n := FromField(code)
		n.Line()
		n.LaTeX()
		n.MathML(true)
	})
}

// TestDeepFormulasEnd reads aloud what a hostile document may nest. A line asked
// for twice at every level would take longer than any test may.
func TestDeepFormulasEnd(t *testing.T) {
	for _, open := range []string{"x^{", "x_{", `\overline{`, `\vec{`, `\frac{1}{`, `\sqrt{`} {
		n, err := FromLaTeX(strings.Repeat(open, maxNesting-2) + "y" + strings.Repeat("}", maxNesting-2))
		if err != nil {
			t.Fatal(err)
		}
		if line := n.Line(); !strings.Contains(line, "y") {
			t.Errorf("%s nested reads %q", open, line)
		}
	}
}
