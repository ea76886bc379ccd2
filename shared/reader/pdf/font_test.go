package pdf

import (
	"encoding/binary"
	"testing"
)

func TestFontNames(t *testing.T) {
	for name, want := range map[string]font{
		"ABCDEF+Calibri-Bold":          {name: "Calibri-Bold", bold: true},
		"TimesNewRomanPS-BoldItalicMT": {name: "TimesNewRomanPS-BoldItalicMT", bold: true, italic: true},
		"Arial,Bold":                   {name: "Arial,Bold", bold: true},
		"ArialMT":                      {name: "ArialMT"},
		"Arial-Black":                  {name: "Arial-Black", bold: true},
		"Blackadder ITC":               {name: "Blackadder ITC"},
		"Poppins-SemiBold":             {name: "Poppins-SemiBold", bold: true},
		"Roboto-Medium":                {name: "Roboto-Medium"},
		"NimbusRomNo9L-Medi":           {name: "NimbusRomNo9L-Medi", bold: true},
		"XYZABC+CMBX12":                {name: "CMBX12", bold: true},
		"CMTI10":                       {name: "CMTI10", italic: true},
		"CMTT10":                       {name: "CMTT10", mono: true},
		"LiberationMono":               {name: "LiberationMono", mono: true},
		"FandolSong-Bold":              {name: "FandolSong-Bold", bold: true},
		"CourierNewPS-BoldMT":          {name: "CourierNewPS-BoldMT", bold: true, mono: true},
		"BAAAAA+Wingdings-Regular":     {name: "Wingdings-Regular", symbols: "wingdings"},
		"Wingdings2":                   {name: "Wingdings2", symbols: "wingdings 2"},
		"SymbolMT":                     {name: "SymbolMT", symbols: "symbol"},
		"Dingbats":                     {name: "Dingbats", dingbats: true},
		"CMEX10":                       {name: "CMEX10", extension: true},
		"FontAwesome":                  {name: "FontAwesome", icons: true},
		"ABCDEF+MSAM10":                {name: "MSAM10", tex: "msam"},
		"CMSY7":                        {name: "CMSY7", tex: "symbols"},
		"DejaVuSerif-Bold":             {name: "DejaVuSerif-Bold", bold: true},
	} {
		if got := named(name); got != want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestGlyphs(t *testing.T) {
	for _, test := range []struct {
		font string
		code rune
		want string
	}{
		{"Arial", 0xFB01, "fi"}, {"Arial", 0x02, "-"}, {"Arial", 0x200B, ""}, {"Arial", 0xA0, " "}, {"Arial", 0x07, ""},
		{"Arial", 0xF0B7, "•"}, {"Arial", 0xF0A8, "☐"}, {"Arial", 0xE123, ""}, {"Arial", 0x200C, "\u200C"}, {"Arial", 0xFE8D, "ا"},
		{"Wingdings", 0xF0FC, "✓"}, {"Wingdings", 0xFE, "☑"}, {"Wingdings", 0xF0A8, "☐"}, {"Wingdings2", 0x50, "✓"},
		{"Webdings", 'a', "✓"}, {"Symbol", 'b', "β"}, {"Symbol", 0xF061, "α"}, {"Symbol", 'β', "β"},
		{"ZapfDingbats", '4', "✓"}, {"ZapfDingbats", '7', "✗"}, {"ZapfDingbats", 0xAC, "①"}, {"ZapfDingbats", '✔', "✓"}, {"ZapfDingbats", 0xD3, "❿"},
		{"FontAwesome", 0xF10C, "☐"}, {"FontAwesome", 0xF05D, "☑"}, {"FontAwesome5Free-Solid", 0xF00D, "✗"}, {"FontAwesome", 'a', "a"},
		{"CMEX10", 'Z', "∫"}, {"CMEX10", 0x12, "("}, {"CMR10", 'Z', "Z"},
		{"MSAM10", 'X', "✓"}, {"MSAM10", 3, "☐"}, {"MSAM7", '6', "≤"}, {"MSBM10", '?', "∅"}, {"MSBM10", 'R', "R"}, {"CMSY10", 'h', "⟨"}, {"CMSY10", 0x0D, "○"}, {"CMSY10", '∞', "∞"}, {"CMSY10", '{', "{"}, {"CMSY10", 'L', "L"},
	} {
		f := named(test.font)
		if got := f.seen(test.code); got != test.want {
			t.Errorf("%s %U: %q, want %q", test.font, test.code, got, test.want)
		}
	}
}

// TestSignsByTheirNames: where a page has signs of the Symbol font that are no code of
// it, its "×" and "÷" are no codes either.
func TestSignsByTheirNames(t *testing.T) {
	for text, want := range map[string]string{"7 − 2 × 3 ÷ 6": "7 − 2 × 3 ÷ 6", "7 × 3": "7 ⋅ 3"} {
		st := &style{font: named("ABCDEF+Symbol")}
		var all []character
		for _, c := range text {
			all = append(all, character{code: c, style: st})
		}
		bySignNames(all)
		got := ""
		for _, c := range text {
			got += st.untied(c)
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

// sfnt makes the two tables of a font that tell its style.
func sfnt(weight, flags uint16) []byte {
	data := make([]byte, 12+2*16, 200)
	binary.BigEndian.PutUint16(data[4:], 2)
	head, os2 := make([]byte, 54), make([]byte, 8)
	binary.BigEndian.PutUint16(head[44:], flags)
	binary.BigEndian.PutUint16(os2[4:], weight)
	for i, table := range [][]byte{head, os2} {
		record := data[12+16*i:]
		copy(record, []string{"head", "OS/2"}[i])
		binary.BigEndian.PutUint32(record[8:], uint32(len(data)))
		binary.BigEndian.PutUint32(record[12:], uint32(len(table)))
		data = append(data, table...)
	}
	return data
}

// TestFontFiles: printer drivers drop the names of fonts; their files still say
// how heavy they are.
func TestFontFiles(t *testing.T) {
	for _, test := range []struct {
		data         []byte
		bold, italic bool
	}{
		{sfnt(400, 0), false, false}, {sfnt(700, 0), true, false}, {sfnt(400, 3), true, true}, {sfnt(400, 2), false, true},
		{nil, false, false}, {sfnt(700, 3)[:60], false, false}, {[]byte("\x00\x01\x00\x00\xFF\xFF\x00\x00\x00\x00\x00\x00"), false, false},
	} {
		if bold, italic := sfntStyle(test.data); bold != test.bold || italic != test.italic {
			t.Errorf("%v, %v, want %+v", bold, italic, test)
		}
	}
	for name, want := range map[string]bool{"CIDFont+F1": true, "": true, "F12": true, "Font_3": true, "Futura": false, "Calibri": false, "TTFont2": true} {
		if nameless.MatchString(name) != want {
			t.Errorf("%s", name)
		}
	}
}
