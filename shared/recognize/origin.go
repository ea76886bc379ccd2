package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/page"
)

// origin is where a line came from: what its paragraph is and where it stands.
// The pieces of a line share it, since lines are copied and cut all the time. It
// never changes once it is made.
type origin struct {
	pos    finding.Position
	style  page.Style
	indent float64
	align  page.Align
	table  *page.Table // of a tableLine
	cell   bool        // it stood in a layout table
	shade  string      // of that cell
	rule   string      // the line of signs typed across the page before it
}

// lineAt is an empty line that stands at a place of the document.
func lineAt(pos finding.Position) line { return line{origin: &origin{pos: pos}} }

// known is the origin of a line, an empty one for a line made of nothing.
func (l line) known() *origin {
	if l.origin == nil {
		return &origin{}
	}
	return l.origin
}

func (l line) pos() finding.Position { return l.known().pos }
func (l line) style() page.Style     { return l.known().style }
func (l line) indent() float64       { return l.known().indent }
func (l line) align() page.Align     { return l.known().align }
func (l line) table() *page.Table    { return l.known().table }
func (l line) cell() bool            { return l.known().cell }
func (l line) shade() string         { return l.known().shade }
func (l line) rule() string          { return l.known().rule }
