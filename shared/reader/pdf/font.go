package pdf

import (
	"regexp"
	"strings"

	"formwright/shared/reader/typeset"
)

// font is what a font's name tells. Weight and flags in a PDF are wrong too
// often to be of use.
type font struct {
	name               string // without the subset's prefix
	bold, italic, mono bool
	symbols            string // for typeset.FromSymbols: the font that shows pictures
	dingbats           bool
	icons              bool   // web pages' font of icons
	extension          bool   // TeX's font of large signs
	tex                string // another of its fonts of signs
}

// fontOf reads a font once per document.
func (r *reading) fontOf(h handle) font {
	if h == 0 {
		return font{}
	}
	if f, ok := r.fonts[h]; ok {
		return f
	}
	f := named(r.lib.narrow(func(buffer, size uint64) uint64 {
		return r.lib.call("FPDFFont_GetBaseFontName", uint64(h), buffer, size)
	}))
	f = r.lookInto(h, f)
	r.fonts[h] = f
	return f
}

// subset matches the prefix of a font that is embedded in part.
var subset = regexp.MustCompile(`^[A-Z]{6}\+`)

// The words in names of fonts. Medium counts as bold only where the family's
// bold cut is called so.
var (
	boldName      = regexp.MustCompile(`(?i)bold|heavy|demi|[-, ]black|black(mt|italic|oblique)?$|[-,_ ]bd|extrabd|nimbus.*-medi|cmbx|cmb10|cmssbx|ecbx|sfbx|ecxb|eusb|eufb|cmmib|cmbsy|txbx|pxbx|simhei|fandolhei|stheiti|[-_ ]w[6-9]$|-(xbd|blk|hv)$`)
	italicName    = regexp.MustCompile(`(?i)italic|oblique|slanted|[-, ]ital|kursiv|cmti|cmmi|cmsl|ecti|sfti|[-,](it|obl)$|simkai|fandolkai|slanti`)
	monoName      = regexp.MustCompile(`(?i)mono|courier|consol|typewriter|cmtt|ectt|sftt|lmtt|menlo|nimbusmon|inconsolata|fixed|code(pro|new)?\b|sourcecode|txtt|letter ?gothic|andale`)
	iconName      = regexp.MustCompile(`(?i)^font ?-?awesome`)
	extensionName = regexp.MustCompile(`(?i)^(cmex|txex|pxex|lmex|lmmathextension)`)
	symbolName    = regexp.MustCompile(`(?i)^(wingdings ?-?[23]|wingdings|webdings|zapfdingbats|dingbats|pzdr|uzdr|itczapfdingbats|symbol|standardsymbols)`)
)

// named judges a font by its name.
func named(raw string) font {
	name := subset.ReplaceAllString(strings.TrimSpace(raw), "")
	f := font{
		name: name, bold: boldName.MatchString(name), italic: italicName.MatchString(name),
		mono: monoName.MatchString(name) || typeset.Monospaced(name),
	}
	switch kind := strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(symbolName.FindString(name))); {
	case kind == "":
	case kind == "wingdings2":
		f.symbols = "wingdings 2"
	case kind == "wingdings3":
		f.symbols = "wingdings 3"
	case kind == "wingdings" || kind == "webdings":
		f.symbols = kind
	case strings.HasPrefix(kind, "symbol") || strings.HasPrefix(kind, "standardsymbols"):
		f.symbols = "symbol"
	default:
		f.dingbats = true
	}
	f.extension, f.tex = extensionName.MatchString(name), texOf(name)
	f.icons = iconName.MatchString(name)
	return f
}
