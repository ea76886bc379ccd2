package formula

import (
	"bytes"
	"errors"
	"testing"
)

func latexOf(t *testing.T, name string, mtef []byte) string {
	t.Helper()
	n, err := FromMTEF(mtef)
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	return n.LaTeX()
}

func x5(s string) []byte { return line5(plain5(s)) }

func x3(s string) []byte { return line3(plain3(s)) }

func TestTemplatesOfMathType(t *testing.T) {
	var none []byte
	for _, c := range []struct {
		name string
		mtef []byte
		want string
	}{
		{"signs", plain5("a+2b=30"), `a+2b=30`},
		{"angle brackets", tmpl5(0, 3, x5("u"), char5(22, '<'), char5(22, '>')), `\left\langle u\right\rangle`},
		{"parentheses", tmpl5(1, 3, x5("a+b"), char5(22, '('), char5(22, ')')), `\left(a+b\right)`},
		{"a brace on the left", tmpl5(2, 1, x5("x"), char5(22, '{')), `\left\{x\right.`},
		{"square brackets", tmpl5(3, 3, x5("x")), `\left[x\right]`},
		{"bars", tmpl5(4, 3, x5("x")), `\left|x\right|`},
		{"double bars", tmpl5(5, 3, x5("x")), `\left\Vert x\right\Vert`},
		{"floor", tmpl5(6, 3, x5("x")), `\left\lfloor x\right\rfloor`},
		{"ceiling", tmpl5(7, 3, x5("x")), `\left\lceil x\right\rceil`},
		{"white brackets", tmpl5(8, 3, x5("x")), `\left⟦x\right⟧`},
		{"a half-open interval", tmpl5(9, 0x12, x5("0,1")), `\left[0,1\right)`},
		{"an interval of brackets outward", tmpl5(9, 0x23, x5("a")), `\left]a\right[`},
		{"a square root", tmpl5(10, 0, x5("x"), absent5()), `\sqrt{x}`},
		{"a cube root", tmpl5(10, 1, x5("x"), x5("3")), `\sqrt[{3}]{x}`},
		{"a fraction", tmpl5(11, 0, x5("1"), x5("2")), `\frac{1}{2}`},
		{"a small fraction", tmpl5(11, 1, x5("1"), x5("2")), `\frac{1}{2}`},
		{"a slash", tmpl5(11, 2, x5("1"), x5("2")), `{1}/{2}`},
		{"an underbar", tmpl5(12, 0, x5("x")), `\underline{x}`},
		{"a double overbar", tmpl5(13, 1, x5("x")), `\overline{\overline{x}}`},
		{"an arrow with words above", tmpl5(14, 0x24, x5("t"), absent5()), `\overset{t}{\to}`},
		{"an arrow with words on both sides", tmpl5(14, 0x2C, x5("a"), x5("b")), `\overset{a}{\underset{b}{\to}}`},
		{"an equilibrium", tmpl5(14, 2|4, x5("t")), `\overset{t}{\rightleftharpoons}`},
		{"two arrows", tmpl5(14, 1|8, absent5(), x5("t")), `\underset{t}{\rightleftarrows}`},
		{"an integral", tmpl5(15, 0x31, x5("x"), x5("0"), x5("1"), char5(22, '∫')), `\int_0^1{x}`},
		{"limits below and above", tmpl5(15, 0x71, x5("x"), x5("0"), x5("1")), `\int\limits_0^1{x}`},
		{"a double integral", tmpl5(15, 0x12, x5("x"), x5("D"), absent5()), `\iint_D{x}`},
		{"a contour", tmpl5(15, 5, x5("x"), absent5(), absent5()), `\oint{x}`},
		{"one that expands", tmpl5(15, 0x131, x5("x"), x5("0"), x5("1")), `\int_0^1{x}`},
		{"a sum", tmpl5(16, 0x70, x5("i"), x5("i=1"), x5("n"), char5(22, '∑')), `\sum_{i=1}^n{i}`},
		{"a sum with limits at the side", tmpl5(16, 0x30, x5("i"), x5("1"), x5("n")), `\sum\nolimits_1^n{i}`},
		{"a product", tmpl5(17, 0x70, x5("i"), x5("1"), x5("n")), `\prod_1^n{i}`},
		{"a coproduct", tmpl5(18, 0x70, x5("i"), x5("1"), x5("n")), `\coprod_1^n{i}`},
		{"a union", tmpl5(19, 0x70, x5("A"), x5("1"), x5("n")), `\bigcup_1^n{A}`},
		{"an intersection", tmpl5(20, 0x70, x5("A"), x5("1"), x5("n")), `\bigcap_1^n{A}`},
		{"another operator", tmpl5(22, 0x70, x5("A"), x5("1"), absent5(), char5(22, '⊎')), `\underset{1}{⊎}A`},
		{"an operator in a slot", join(tmpl5(22, 0x70, absent5(), x5("1"), x5("n"), x5("∑")), plain5("x")), `\sum_1^n{x}`},
		{"a limit", tmpl5(23, 0x10, line5(as5(faceFunction, "lim")), x5("n"), absent5()), `\lim_n`},
		{"a brace above", tmpl5(24, 1, x5("ab"), x5("n"), char5(22, 0xFE37)), `\overbrace{ab}^n`},
		{"a brace below", tmpl5(24, 0, x5("ab"), x5("n")), `\underbrace{ab}_n`},
		{"a bracket below", tmpl5(25, 0, x5("ab"), absent5()), `\underset{⎵}{ab}`},
		{"a long division", tmpl5(26, 1, x5("12"), x5("3")), `\overset{3}{\overline{)12}}`},
		{"a subscript", join(plain5("x"), sub5("1")), `x_1`},
		{"a superscript", join(plain5("x"), sup5("2")), `x^2`},
		{"both", join(plain5("x"), tmpl5(29, 0, x5("1"), x5("2"))), `x_1^2`},
		{"both, one after the other", join(plain5("x"), sub5("1"), sup5("2")), `x_1^2`},
		{"of a number", join(plain5("10"), sup5("-5")), `10^{-5}`},
		{"scripts before", join(tmpl5(29, 1, x5("6"), x5("14")), plain5("C")), `{}_6^{14}C`},
		{"a bra and a ket", tmpl5(30, 3, x5("a"), x5("b")), `\left\langle a\middle|b\right\rangle`},
		{"a bra", tmpl5(30, 1, x5("a")), `\left\langle a\right|`},
		{"a ket", tmpl5(30, 2, absent5(), x5("b")), `\left|b\right\rangle`},
		{"a vector", tmpl5(31, 2, x5("a")), `\vec{a}`},
		{"a vector of two letters", tmpl5(31, 2, x5("AB")), `\overrightarrow{AB}`},
		{"a tilde", tmpl5(32, 0, x5("x")), `\tilde{x}`},
		{"a hat", tmpl5(33, 0, x5("x")), `\hat{x}`},
		{"an arc", tmpl5(34, 0, x5("AB")), `\overset{\frown}{AB}`},
		{"something crossed out", tmpl5(36, 2, x5("x")), `x`},
		{"a box", tmpl5(37, 0x1E, x5("x")), `\boxed{x}`},
		{"a template of a later version", tmpl5(99, 0, x5("x")), `x`},
		{"a matrix", tmpl5(1, 3, line5(matrix5(2, 2, x5("a"), x5("b"), x5("c"), x5("d")))), `\begin{pmatrix}a&b\\c&d\end{pmatrix}`},
		{"a matrix that lacks a cell", matrix5(1, 2, x5("a")), `\begin{matrix}a&\end{matrix}`},
		{"a pile", pile5(x5("a=1"), x5("b=2")), `\begin{aligned}a=1\\b=2\end{aligned}`},
		{"cases", tmpl5(2, 1, line5(pile5(x5("x"), x5("y"))), char5(22, '{')), `\begin{cases}x\\y\end{cases}`},
		{"nothing", none, ``},
	} {
		if got := latexOf(t, c.name, modern(c.mtef)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestTemplatesOfEquationEditor(t *testing.T) {
	for _, c := range []struct {
		name string
		mtef []byte
		want string
	}{
		{"signs", plain3("a-2b"), `a-2b`},
		{"parentheses", tmpl3(1, 0, x3("a")), `\left(a\right)`},
		{"a bar on the right", tmpl3(4, 2, x3("a")), `\left.a\right|`},
		{"floor", tmpl3(6, 0, x3("a")), `\left\lfloor a\right\rfloor`},
		{"two left brackets", tmpl3(8, 0, x3("a")), `\left[a\right[`},
		{"a half-open interval", tmpl3(11, 0, x3("a")), `\left[a\right)`},
		{"the other one", tmpl3(12, 0, x3("a")), `\left(a\right]`},
		{"a cube root", tmpl3(13, 1, x3("x"), x3("3")), `\sqrt[{3}]{x}`},
		{"a fraction", tmpl3(14, 0, x3("1"), x3("2")), `\frac{1}{2}`},
		{"a superscript", join(plain3("x"), tmpl3(15, 0, []byte{11}, absent3(), x3("2"))), `x^2`},
		{"a subscript", join(plain3("x"), tmpl3(15, 1, []byte{11}, x3("2"), absent3())), `x_2`},
		{"both", join(plain3("x"), tmpl3(15, 2, x3("1"), x3("2"))), `x_1^2`},
		{"an underbar", tmpl3(16, 0, x3("x")), `\underline{x}`},
		{"an overbar", tmpl3(17, 0, x3("x")), `\overline{x}`},
		{"an arrow", tmpl3(19, 0, x3("t")), `\overset{t}{\to}`},
		{"an arrow to the left with words below", tmpl3(18, 1, x3("t")), `\underset{t}{\leftarrow}`},
		{"an integral", tmpl3(21, 2, x3("x"), x3("0"), x3("1")), `\int_0^1{x}`},
		{"a contour", tmpl3(21, 3, x3("x"), absent3(), absent3()), `\oint{x}`},
		{"an area", tmpl3(22, 1, x3("x"), x3("D"), absent3()), `\iint_D{x}`},
		{"limits below and above", tmpl3(24, 0, x3("x"), x3("0"), x3("1")), `\int\limits_0^1{x}`},
		{"a triple integral", tmpl3(26, 1, x3("x"), x3("V"), absent3()), `\iiint\limits_V{x}`},
		{"a brace above", tmpl3(27, 0, x3("x"), x3("n")), `\overbrace{x}^n`},
		{"a brace below", tmpl3(28, 0, x3("x"), x3("n")), `\underbrace{x}_n`},
		{"a sum", tmpl3(29, 1, x3("i"), x3("1"), x3("n")), `\sum_1^n{i}`},
		{"a sum with limits at the side", tmpl3(30, 1, x3("i"), x3("1"), x3("n")), `\sum\nolimits_1^n{i}`},
		{"a product", tmpl3(31, 1, x3("i"), x3("1"), x3("n")), `\prod_1^n{i}`},
		{"an intersection", tmpl3(37, 1, x3("A"), x3("1"), x3("n")), `\bigcap_1^n{A}`},
		{"a limit", tmpl3(39, 1, line3(char3(2, 'l'), char3(2, 'i'), char3(2, 'm')), x3("n"), absent3()), `\lim_n`},
		{"a slash", tmpl3(41, 0, x3("1"), x3("2")), `{1}/{2}`},
		{"scripts before", join(tmpl3(44, 2, x3("6"), x3("14")), plain3("C")), `{}_6^{14}C`},
		{"a ket", tmpl3(45, 2, absent3(), x3("b")), `\left|b\right\rangle`},
		{"an arrow over", tmpl3(47, 1, x3("AB")), `\overrightarrow{AB}`},
		{"an arrow under", tmpl3(46, 1, x3("A")), `\underset{\to}{A}`},
		{"an arc", tmpl3(48, 0, x3("AB")), `\overset{\frown}{AB}`},
		{"a pile that was moved", join([]byte{0x84, 128, 128, 1, 0, 2, 0, 1, 0}, x3("a"), x3("b"), []byte{0}), `\begin{aligned}a\\b\end{aligned}`},
		{"a ruler", join([]byte{0x21, 7, 1, 0, 50, 0}, plain3("a"), []byte{0}), `a`},
		{"a mark", tmpl3(4, 0, line3(char3(3, 'x', 11))), `\left|\vec{x}\right|`},
		{"two marks", join(char3(3, 'x', 11, 5), plain3("=0")), `\vec{x}'=0`},
		{"a font of signs", join([]byte{8, 9, 0}, []byte("Symbol\x00"), char3(-9, 'W')), `\Omega`},
	} {
		if got := latexOf(t, c.name, older(c.mtef)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestCharactersOfEquations(t *testing.T) {
	position := func(face int, at byte) []byte { return []byte{2, 0x24, byte(face + 128), at} }
	for _, c := range []struct {
		name string
		mtef []byte
		want string
	}{
		{"greek", as5(faceGreek, "αβ"), `\alpha\beta`},
		{"a function takes what follows", join(as5(faceFunction, "sin"), plain5("x")), `\sin{x}`},
		{"its power stays with the name", join(as5(faceFunction, "sin"), sup5("2"), plain5("x")), `\sin^2{x}`},
		{"an unknown name", as5(faceFunction, "sen"), `\mathrm{sen}`},
		{"words", join(plain5("x"), as5(faceText, "  if  "), plain5("y")), `x\ \text{if}\ y`},
		{"chemistry", join(as5(faceText, "H"), sub5("2"), as5(faceText, "O")), `{\text{H}}_2\text{O}`},
		{"digits typed as words", as5(faceText, "12,5"), `12,5`},
		{"chinese letters are words", as5(faceVariable, "总和"), `\text{总和}`},
		{"a vector's letter", as5(faceVector, "F"), `\mathbf{F}`},
		{"an explicit bold font", as5(-1, "F"), `\mathbf{F}`},
		{"an explicit plain font", as5(-2, "kg"), `\mathrm{kg}`},
		{"a hyphen is a minus", plain5("a-b"), `a-b`},
		{"spaces are one", join(plain5("a"), as5(faceSpace, "\uEF05\uEF05"), plain5("b")), `a\ b`},
		{"thin ones none", join(plain5("a"), as5(faceSpace, "\uEF02\uEF08"), plain5("b")), `ab`},
		{"blackboard letters", as5(faceVariable, "\uF091"), `\mathbb{R}`},
		{"script letters", as5(faceVariable, "\uF10B"), `\mathcal{L}`},
		{"by its place in Symbol", position(faceGreek, 'p'), `\pi`},
		{"by its place in MT Extra", position(faceExtra, 'l'), `\ell`},
		{"a dot", char5(3, 'x', 2), `\dot{x}`},
		{"three dots", char5(3, 'x', 4), `\dddot{x}`},
		{"primes", join(char5(3, 'f', 5), char5(3, 'f', 6), char5(3, 'f', 18)), `f'f''f'''`},
		{"a bar", char5(3, 'x', 17), `\overline{x}`},
		{"an arrow", char5(3, 'v', 11), `\vec{v}`},
		{"a hat and a tilde", join(char5(3, 'p', 9), char5(3, 'q', 8)), `\hat{p}\tilde{q}`},
		{"not", char5(6, '=', 10), `\ne`},
		{"not in", char5(6, '∈', 10), `\notin`},
		{"the bar of h", char5(3, 'h', 16), `\hbar`},
		{"an arc", char5(3, 'x', 19), `\overset{\frown}{x}`},
		{"a line below", char5(3, 'x', 29), `\underline{x}`},
		{"a record of a later version", join([]byte{120, 3, 1, 2, 3}, plain5("x")), `x`},
		{"moved by hand", []byte{2, 8, 120, 136, 131, 'x', 0}, `x`},
		{"moved far", []byte{2, 8, 128, 128, 1, 2, 3, 4, 131, 'x', 0}, `x`},
		{"sizes", join([]byte{9, 101, 1, 1, 9, 100, 1, 1, 1, 9, 0, 130}, plain5("x")), `x`},
	} {
		if got := latexOf(t, c.name, modern(c.mtef)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	// Version 3 has the two shapes of phi the other way round.
	if got := latexOf(t, "phi", older(char3(faceGreek, 'ϕ'))); got != `\varphi` {
		t.Error(got)
	}
	// Version 2 writes places in fonts.
	if got := latexOf(t, "version 2", []byte{2, 1, 1, 3, 0, 1, 2, 132, 'a', 2, 134, '=', 2, 136, '1', 0, 0}); got != `\alpha=1` {
		t.Error(got)
	}
}

func TestDamagedEquationsFail(t *testing.T) {
	deep := bytes.Repeat([]byte{3, 0, 1, 3, 0, 1, 0}, 30)
	for name, mtef := range map[string][]byte{
		"nothing":               nil,
		"an unknown version":    {9, 1, 1, 3, 0, 1, 0},
		"cut in the header":     {5, 1, 0},
		"cut in a template":     modern(tmpl5(11, 0, x5("1"), x5("2")))[:112],
		"nested too deeply":     modern(deep),
		"too many parts":        modern(bytes.Repeat([]byte{10}, maxMTEFRecords+1)),
		"an unknown record":     older([]byte{15}),
		"an unknown character":  modern(as5(faceSymbol, "\uE8FF")),
		"a control character":   modern(as5(faceSymbol, "\x07")),
		"half of a pair":        modern(as5(faceVariable, "𝑥")),
		"much too long for one": make([]byte, maxMTEF+1),
	} {
		if n, err := FromMTEF(mtef); !errors.Is(err, errMTEF) {
			t.Errorf("%s: %q, %v", name, n.LaTeX(), err)
		}
	}
}

func FuzzMTEF(f *testing.F) {
	f.Add(modern(tmpl5(11, 0, x5("1"), x5("2")), char5(3, 'x', 9, 5), matrix5(1, 2, x5("a"), x5("b"))))
	f.Add(older(tmpl3(29, 1, x3("i"), x3("1"), x3("n")), char3(3, 'x', 5)))
	f.Add(modern(pile5(x5("a"), x5("b")), join(tmpl5(29, 1, x5("6"), x5("14")), plain5("C"))))
	f.Fuzz(func(t *testing.T, data []byte) {
		n, err := FromMTEF(data)
		if err != nil {
			return
		}
		f := n.Formula(true)
		if _, err := FromMathML(f.MathML); err != nil {
			t.Errorf("its MathML cannot be read: %v\n%s", err, f.MathML)
		}
	})
}
