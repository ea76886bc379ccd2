package rewrite

import (
	"math"
	"strconv"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// Mark is one way in which whole choices are set: bold, or one text colour.
type Mark struct {
	Kind   quiz.EvidenceKind
	Colour string // of coloured text
}

func RunMarks(m page.Marks) []Mark {
	var out []Mark
	if m.Bold {
		out = append(out, Mark{Kind: quiz.ByBold})
	}
	if m.Italic {
		out = append(out, Mark{Kind: quiz.ByItalic})
	}
	if m.Underline && m.Link == "" {
		out = append(out, Mark{Kind: quiz.ByUnderline})
	}
	if m.Highlight != "" && !faint(m.Highlight) {
		out = append(out, Mark{Kind: quiz.ByHighlight})
	}
	if m.Shading != "" && !faint(m.Shading) {
		out = append(out, Mark{Kind: quiz.ByShading})
	}
	if m.Link == "" && Vivid(m.Color) {
		out = append(out, Mark{Kind: quiz.ByColour, Colour: tint(m.Color)})
	}
	return out
}

// RGB reads six hex digits.
func RGB(hex string) (r, g, b int, ok bool) {
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 6 {
		return 0, 0, 0, false
	}
	return int(n >> 16), int(n >> 8 & 255), int(n & 255), true
}

// faint reports whether a background cannot be told from white paper.
func faint(hex string) bool {
	r, g, b, ok := RGB(hex)
	return !ok || min(r, g, b) >= 0xf4 && max(r, g, b)-min(r, g, b) < 16
}

// tint is the pure colour next to a colour, of twelve around the wheel: what a
// person takes for the same green is seldom the same number.
func tint(hex string) string {
	r, g, b, ok := RGB(hex)
	top, low := max(r, g, b), min(r, g, b)
	if !ok || top == low {
		return hex
	}
	var sixths float64 // the hue in sixths of the wheel from red
	switch d := float64(top - low); top {
	case r:
		sixths = float64(g-b) / d
	case g:
		sixths = float64(b-r)/d + 2
	default:
		sixths = float64(r-g)/d + 4
	}
	wheel := []string{"FF0000", "FF8000", "FFFF00", "80FF00", "00FF00", "00FF80", "00FFFF", "0080FF", "0000FF", "8000FF", "FF00FF", "FF0080"}
	return wheel[(int(math.Round(sixths*2))+12)%12]
}

// Vivid reports whether a text colour stands out: blacks, greys and whites do
// not.
func Vivid(hex string) bool {
	r, g, b, ok := RGB(hex)
	return ok && max(r, g, b)-min(r, g, b) >= 60
}
