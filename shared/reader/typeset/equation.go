package typeset

import (
	"io"

	"formwright/shared/formula"
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// The bounds of the equations of a document: how many parts are looked into,
// and how long one may be.
const (
	maxEquations = 20_000
	maxEquation  = 4 << 20
)

// Equations reads the formulas that the older equation editors embed in a
// document, each part looked into once. The zero value is ready.
type Equations struct {
	seen map[string]equation
}

type equation struct {
	formula *page.Formula // nil for one that shows nothing
	read    bool
}

// Part reads the equation in a part of a package: an embedded object, or the
// metafile that shows it. It is nil for one that shows nothing, and false where
// there is none or it could not be read.
func (e *Equations) Part(pkg *ooxml.Package, part string) (*page.Formula, bool) {
	found, ok := e.seen[part]
	if !ok && len(e.seen) < maxEquations && pkg.Has(part) && pkg.Size(part) <= maxEquation {
		found = readEquation(pkg, part)
		if e.seen == nil {
			e.seen = map[string]equation{}
		}
		e.seen[part] = found
	}
	return found.formula, found.read
}

func readEquation(pkg *ooxml.Package, part string) equation {
	in, err := pkg.Stream(part)
	if err != nil {
		return equation{}
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, maxEquation))
	if err != nil {
		return equation{}
	}
	f, ok := Equation(data)
	return equation{f, ok}
}

// Equation reads the equation in the bytes of an embedded object or of the
// metafile that shows it, as Part does.
func Equation(data []byte) (*page.Formula, bool) {
	n, err := formula.FromObject(data)
	if err != nil {
		return nil, false
	}
	f := n.Formula(false)
	if f.LaTeX == "" && f.Text == "" {
		return nil, true
	}
	return &f, true
}
