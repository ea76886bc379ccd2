package html

import (
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/reader/typeset"
)

// colour reads a colour of CSS or of an attribute; empty for none, transparent
// and those it does not know.
func colour(value string) string {
	value = strings.ToLower(strings.TrimSpace(value))
	if inner, ok := strings.CutPrefix(value, "rgb"); ok {
		return fromRGB(strings.TrimPrefix(inner, "a"))
	}
	value, _, _ = strings.Cut(value, " ") // a background may name a picture behind it
	if short, ok := strings.CutPrefix(value, "#"); ok && len(short) == 3 {
		value = "#" + strings.Repeat(short[:1], 2) + strings.Repeat(short[1:2], 2) + strings.Repeat(short[2:], 2)
	}
	if hex := typeset.Hex(value); hex != "" && (value[0] == '#' || len(value) == 6) {
		return hex
	}
	return named(value)
}

// fromRGB reads "(255, 0, 0)"; a colour that is hardly there is none.
func fromRGB(value string) string {
	parts := strings.FieldsFunc(value, func(c rune) bool { return strings.ContainsRune("(),/ ", c) })
	if len(parts) < 3 {
		return ""
	}
	out := ""
	for i, part := range parts[:min(len(parts), 4)] {
		v, err := strconv.ParseFloat(strings.TrimSuffix(part, "%"), 64)
		switch {
		case err != nil || v != v:
			return ""
		case i == 3:
			if v < 0.1 {
				return ""
			}
		default:
			if strings.HasSuffix(part, "%") {
				v *= 2.55
			}
			out += fmt.Sprintf("%02X", int(min(max(v, 0), 255)))
		}
	}
	return out
}

// named knows the names that pages use for colours of text and of marks.
func named(name string) string {
	switch name {
	case "black", "windowtext":
		return "000000"
	case "white", "window":
		return "FFFFFF"
	case "red":
		return "FF0000"
	case "green":
		return "008000"
	case "lime":
		return "00FF00"
	case "blue":
		return "0000FF"
	case "navy":
		return "000080"
	case "yellow":
		return "FFFF00"
	case "orange":
		return "FFA500"
	case "purple":
		return "800080"
	case "maroon":
		return "800000"
	case "olive":
		return "808000"
	case "teal":
		return "008080"
	case "aqua", "cyan":
		return "00FFFF"
	case "fuchsia", "magenta":
		return "FF00FF"
	case "gray", "grey":
		return "808080"
	case "silver":
		return "C0C0C0"
	case "darkred":
		return "8B0000"
	case "darkgreen":
		return "006400"
	case "darkblue":
		return "00008B"
	case "lightgreen":
		return "90EE90"
	case "lightyellow":
		return "FFFFE0"
	case "gold":
		return "FFD700"
	case "crimson":
		return "DC143C"
	case "forestgreen":
		return "228B22"
	case "limegreen":
		return "32CD32"
	case "seagreen":
		return "2E8B57"
	case "brown":
		return "A52A2A"
	case "pink":
		return "FFC0CB"
	}
	return ""
}
