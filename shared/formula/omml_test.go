package formula

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/ooxml"
)

// omath parses the inside of an m:oMath.
func omath(t testing.TB, inside string) *ooxml.Element {
	t.Helper()
	el, err := ooxml.Parse("test", []byte(`<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">`+inside+`</m:oMath>`))
	if err != nil {
		t.Fatal(err)
	}
	return el
}

// run is a math run; e an argument of the given name around runs.
func run(text string) string { return `<m:r><m:t>` + text + `</m:t></m:r>` }

func arg(name, text string) string { return "<m:" + name + ">" + run(text) + "</m:" + name + ">" }

func upright(text string) string {
	return `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>` + text + `</m:t></m:r>`
}

func TestFromOMMLWritesEveryStructure(t *testing.T) {
	type want struct{ latex, text, mathml string }
	tests := []struct {
		name, omml string
		want
	}{
		{"fraction", "<m:f>" + arg("num", "a+b") + arg("den", "2") + "</m:f>",
			want{`\frac{a+b}{2}`, "(a+b)/2", "<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>"}},
		{"linear fraction", `<m:f><m:fPr><m:type m:val="lin"/></m:fPr>` + arg("num", "a") + arg("den", "2x") + "</m:f>",
			want{`{a}/{2x}`, "a/2x", "<mrow><mi>a</mi><mo>/</mo><mrow><mn>2</mn><mi>x</mi></mrow></mrow>"}},
		{"skewed fraction", `<m:f><m:fPr><m:type m:val="skw"/></m:fPr>` + arg("num", "1") + arg("den", "2") + "</m:f>",
			want{`{1}/{2}`, "1/2", `<mfrac bevelled="true"><mn>1</mn><mn>2</mn></mfrac>`}},
		{"binomial", `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr>` + arg("num", "n") + arg("den", "k") + "</m:f></m:e></m:d>",
			want{`\left(\genfrac{}{}{0pt}{}{n}{k}\right)`, "((n over k))",
				`<mrow><mo fence="true">(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo fence="true">)</mo></mrow>`}},
		{"power", "<m:sSup>" + arg("e", "x") + arg("sup", "2") + "</m:sSup>",
			want{"x^2", "x^2", "<msup><mi>x</mi><mn>2</mn></msup>"}},
		{"power of a sum", "<m:sSup>" + arg("e", "x+1") + arg("sup", "n+1") + "</m:sSup>",
			want{"{x+1}^{n+1}", "(x+1)^(n+1)", "<msup><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>"}},
		{"index", "<m:sSub>" + arg("e", "x") + arg("sub", "1") + "</m:sSub>",
			want{"x_1", "x_1", "<msub><mi>x</mi><mn>1</mn></msub>"}},
		{"both scripts", "<m:sSubSup>" + arg("e", "x") + arg("sub", "i") + arg("sup", "2") + "</m:sSubSup>",
			want{"x_i^2", "x_i^2", "<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>"}},
		{"scripts before", "<m:sPre>" + arg("sub", "6") + arg("sup", "14") + arg("e", "C") + "</m:sPre>",
			want{"{}_6^{14}C", "_6^14C", "<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>"}},
		{"square root", "<m:rad>" + arg("e", "x") + "</m:rad>",
			want{`\sqrt{x}`, "√(x)", "<msqrt><mi>x</mi></msqrt>"}},
		{"cube root", "<m:rad>" + arg("deg", "3") + arg("e", "8") + "</m:rad>",
			want{`\sqrt[{3}]{8}`, "∛(8)", "<mroot><mn>8</mn><mn>3</mn></mroot>"}},
		{"sum", `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>` + arg("sub", "i=1") + arg("sup", "n") + arg("e", "i") + "</m:nary>",
			want{`\sum_{i=1}^n{i}`, "∑_(i=1)^n i", "<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></mrow>"}},
		{"integral by default", "<m:nary>" + arg("sub", "0") + arg("sup", "1") + arg("e", "x") + "</m:nary>",
			want{`\int_0^1{x}`, "∫_0^1 x", "<mrow><msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi></mrow>"}},
		{"interval", `<m:d><m:dPr><m:begChr m:val="["/><m:sepChr m:val=","/><m:endChr m:val=")"/></m:dPr>` + arg("e", "0") + arg("e", "1") + "</m:d>",
			want{`\left[0,1\right)`, "[0,1)", `<mrow><mo fence="true">[</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo fence="true">)</mo></mrow>`}},
		{"matrix", "<m:d><m:e><m:m><m:mr>" + arg("e", "1") + arg("e", "2") + "</m:mr><m:mr>" + arg("e", "3") + arg("e", "4") + "</m:mr></m:m></m:e></m:d>",
			want{`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, "(1, 2; 3, 4)",
				`<mrow><mo fence="true">(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo fence="true">)</mo></mrow>`}},
		{"cases", `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr>` + arg("e", "x") + arg("e", "y") + "</m:eqArr></m:e></m:d>",
			want{`\begin{cases}x\\y\end{cases}`, "{x; y",
				`<mrow><mo fence="true">{</mo><mtable columnalign="left"><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mrow>`}},
		{"accent", `<m:acc><m:accPr><m:chr m:val="` + "\u20d7" + `"/></m:accPr>` + arg("e", "v") + "</m:acc>",
			want{`\vec{v}`, "v\u20d7", `<mover accent="true"><mi>v</mi><mo>→</mo></mover>`}},
		{"bar", `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>` + arg("e", "AB") + "</m:bar>",
			want{`\overline{AB}`, "A\u0305B\u0305", "<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover>"}},
		{"bar below by default", "<m:bar>" + arg("e", "x") + "</m:bar>",
			want{`\underline{x}`, "x\u0332", "<munder><mi>x</mi><mo>\u0332</mo></munder>"}},
		{"function", "<m:func><m:fName>" + upright("sin") + "</m:fName>" + arg("e", "x") + "</m:func>",
			want{`\sin{x}`, "sin x", `<mrow><mi mathvariant="normal">sin</mi><mo>` + "\u2061" + `</mo><mi>x</mi></mrow>`}},
		{"limit", "<m:func><m:fName><m:limLow><m:e>" + upright("lim") + "</m:e>" + arg("lim", "x→0") + "</m:limLow></m:fName>" + arg("e", "x") + "</m:func>",
			want{`\lim_{x\to0}{x}`, "lim_(x→0) x", `<mrow><munder><mi mathvariant="normal">lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mo>` + "\u2061" + `</mo><mi>x</mi></mrow>`}},
		{"upper limit", "<m:limUpp>" + arg("e", "=") + arg("lim", "n") + "</m:limUpp>",
			want{`\overset{n}{=}`, "=^n", "<mover><mo>=</mo><mi>n</mi></mover>"}},
		{"brace", "<m:groupChr>" + arg("e", "x") + "</m:groupChr>",
			want{`\underbrace{x}`, "x", "<munder><mi>x</mi><mo>⏟</mo></munder>"}},
		{"border", "<m:borderBox>" + arg("e", "x") + "</m:borderBox>",
			want{`\boxed{x}`, "x", `<menclose notation="box"><mi>x</mi></menclose>`}},
		{"box shows its content", "<m:box>" + arg("e", "x") + "</m:box>", want{"x", "x", "<mi>x</mi>"}},
		{"hidden phantom", `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>` + arg("e", "x") + "</m:phant>",
			want{`\phantom{x}`, "", "<mphantom><mi>x</mi></mphantom>"}},
		{"words", `<m:r><m:rPr><m:nor/></m:rPr><m:t>if 5%</m:t></m:r>`, want{`\text{if 5\%}`, "if 5%", "<mtext>if 5%</mtext>"}},
		{"double-struck", `<m:r><m:rPr><m:scr m:val="double-struck"/></m:rPr><m:t>R</m:t></m:r>`,
			want{`\mathbb{R}`, "R", `<mi mathvariant="double-struck">R</mi>`}},
		{"bold", `<m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>v</m:t></m:r>`, want{`\mathbf{v}`, "v", `<mi mathvariant="bold">v</mi>`}},
		{"greek keeps its distance", run("αx"), want{`\alpha x`, "αx", "<mi>α</mi><mi>x</mi>"}},
		{"digits of two runs", run("1") + run("2"), want{"12", "12", "<mn>12</mn>"}},
		{"unknown wrapper", "<m:later>" + run("x") + "</m:later>", want{"x", "x", "<mi>x</mi>"}},
		{"deleted part", "<w:del>" + run("y") + "</w:del><w:ins>" + run("x") + "</w:ins>", want{"x", "x", "<mi>x</mi>"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := FromOMML(omath(t, tt.omml)).Formula(false)
			got := want{f.LaTeX, f.Text, strings.TrimSuffix(strings.TrimPrefix(f.MathML, `<math xmlns="http://www.w3.org/1998/Math/MathML">`), "</math>")}
			if diff := cmp.Diff(tt.want, got, cmp.AllowUnexported(want{})); diff != "" {
				t.Errorf("notations (-want +got):\n%s", diff)
			}
		})
	}
}

func TestEndlessTextIsNoFormula(t *testing.T) {
	long := strings.Repeat("x", maxText+1)
	if n := FromOMML(omath(t, run(long))); n.Kind != Text || n.Text != long {
		t.Errorf("%d bytes of text became a node of kind %d with %d arguments", len(long), n.Kind, len(n.Args))
	}
}

func TestOMMLRoundTrip(t *testing.T) {
	for _, latex := range samples() {
		want, err := FromLaTeX(latex)
		if err != nil {
			t.Fatalf("%s: %v", latex, err)
		}
		inside := strings.TrimSuffix(strings.TrimPrefix(want.OMML(), "<m:oMath>"), "</m:oMath>")
		if diff := cmp.Diff(want, FromOMML(omath(t, inside))); diff != "" {
			t.Errorf("%s through OMML %s (-want +got):\n%s", latex, inside, diff)
		}
	}
}

// samples are formulas of schoolbooks that every notation must carry.
func samples() []string {
	return []string{
		`\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
		`x_1^2+x_{n+1}=12.5`,
		`\sqrt[3]{x+1}`,
		`\sum_{i=1}^{n}{i^2}`,
		`\int_0^1{f(x)dx}`,
		`\lim_{x\to0}{\frac{\sin{x}}{x}}`,
		`\left[0,1\right)`,
		`\left|x\right|\leq 3`,
		`\begin{pmatrix}1&2\\3&4\end{pmatrix}`,
		`\begin{cases}x+1&x>0\\-x&x\leq0\end{cases}`,
		`\vec{v}\cdot\hat{n}=\overline{AB}`,
		`\alpha\beta\to\mathbb{R}`,
		`\text{area of a circle}=\pi r^2`,
		`{}_6^{14}C`,
		`\underbrace{a+b}`,
		`\binom{n}{k}`,
		`\boxed{x}\neq\phantom{y}`,
		`\log_2{8}=3`,
		`\sin^2{x}+\cos^2{x}=1`,
		`2H_2+O_2\rightarrow2H_2O`,
		`\mathbf{F}=m\mathbf{a}`,
		`f'(x)`,
		`A\cup B\subseteq\emptyset`,
	}
}
