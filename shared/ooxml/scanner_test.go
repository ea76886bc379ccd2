package ooxml

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// ours and theirs give the tokens of a text up to its end or first error, in
// the same words.
func ours(data []byte) ([]string, error) {
	out := []string{}
	s := scanner{data: data}
	for {
		k, err := s.next()
		if err == io.EOF {
			return out, nil
		}
		if err != nil {
			return out, err
		}
		switch k {
		case startTag:
			line := "start " + s.name.prefix() + "|" + s.name.local()
			for _, a := range s.attrs {
				line += fmt.Sprintf(" %s|%s=%q", a.Space, a.Name, a.Value)
			}
			out = append(out, line)
		case endTag:
			out = append(out, "end "+s.name.prefix()+"|"+s.name.local())
		case charData:
			out = append(out, fmt.Sprintf("text %q", s.text))
		case aside:
			out = append(out, "aside")
		}
	}
}

var errDirective = errors.New("a directive")

func theirs(data []byte) ([]string, error) {
	out := []string{}
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = func(charset string, in io.Reader) (io.Reader, error) { return in, checkCharset(charset) }
	for {
		token, err := d.RawToken()
		if err == io.EOF {
			return out, nil
		}
		if err != nil {
			return out, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			line := "start " + token.Name.Space + "|" + token.Name.Local
			for _, a := range token.Attr {
				line += fmt.Sprintf(" %s|%s=%q", a.Name.Space, a.Name.Local, a.Value)
			}
			out = append(out, line)
		case xml.EndElement:
			out = append(out, "end "+token.Name.Space+"|"+token.Name.Local)
		case xml.CharData:
			out = append(out, fmt.Sprintf("text %q", token))
		case xml.Directive:
			return out, errDirective
		default:
			out = append(out, "aside")
		}
	}
}

// checkSameTokens holds the scanner to encoding/xml. They differ only in that
// the scanner follows the fifth edition of XML 1.0 for names, which allows more
// letters outside of ASCII than the fourth, and that it takes no directive.
func checkSameTokens(t interface {
	Helper()
	Fatalf(format string, args ...any)
}, data []byte) {
	t.Helper()
	got, err := ours(data)
	want, wantErr := theirs(data)
	if isForeignName(wantErr) && len(got) >= len(want) {
		got, err = got[:len(want)], wantErr
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("tokens of %q (-theirs +ours):\n%s", data, diff)
	}
	if (err == nil) != (wantErr == nil) {
		t.Fatalf("%q: ours ends with %v, theirs with %v", data, err, wantErr)
	}
}

func isForeignName(err error) bool {
	if err == nil {
		return false
	}
	_, name, ok := strings.Cut(err.Error(), "invalid XML name: ")
	return ok && strings.ContainsFunc(name, func(c rune) bool { return c >= utf8.RuneSelf })
}

func TestNamesFollowTheFifthEdition(t *testing.T) {
	for name, want := range map[string]bool{"a": true, "a\u2c00": true, "\u0370": true, "字1·": true, "𝔸": true, "a\u0301": true, "\ufffd": true, ":a": true,
		"": false, "\u0301a": false, "·": false, "a×": false, "a÷": false, "\u037e": false, "a\xff": false, "\u3000": false, "1": false, "a\ufffe": false, "a:b:c": false} {
		if _, ok := parseName(name); ok != want {
			t.Errorf("the name %q: %v, want %v", name, ok, want)
		}
	}
}

// shreds are what XML and its mistakes are made of.
var shreds = []string{"<", ">", "/", "/>", "</", "=", `"`, "'", " ", "\t", "\r", "\n", "\r\n", ":", "a", "b:c", "w:p", "xmlns", "xmlns:w",
	`<w:t xml:space="preserve">`, `</w:t>`, `<a>`, `</a>`, `<a b="c"/>`, `<a b='"' c:d = "'"e="&lt;&#10;"/>`,
	"<!--", "--", "-->", "->", "-", "<![CDATA[", "]]>", "]]", "]", "<!DOCTYPE a>", "<!", "<?", "?>", "?", "<?xml ", "<?a b?>",
	`version="1.0"`, `version='1.1'`, "version=", `encoding="UTF-8"`, `encoding="koi8-r"`, "encoding=", "&", "&amp;", "&quot;", "&apos;", "&lt;", "&gt;", "&nbsp;", ";",
	"&#", "x", "&#65;", "&#x41;", "&#X41;", "&#xD800;", "&#0;", "&#13;", "&#xFFFE;", "&#1114112;", "&#99999999999999999999;", "é", "ž", "字", "𝔸", "·", "×", "\u2c00",
	"\ufffd", "\uffff", "\xff", "\xed\xa0\x80", "\xc3", "\x00", "\x0b", "\x7f", "\u0085", "1", "-", ".", "_", "0x1_0"}

func TestScannerGivesTheTokensOfEncodingXML(t *testing.T) {
	for _, data := range []string{"", "text", "<a", "<a ", "<a b", "<a b=", `<a b="`, `<a b="c"`, "<a/", "</a", "</a ", "<", "<!-", "<![CDAT", "<?", "<?a", "<?a ?",
		"&", "&#", "&#x;", "&;", "&amp", "a&&amp;", "<!---->", "<!-->", "<!--->-->", "<!----->", "<![CDATA[]]>", "<![CDATA[]]]]>", "<![CDATA[&\r\r\n]]>", "a]]b]]&gt;",
		"<:a/>", "<a:/>", "<:/>", "<a:b:c/>", "<1/>", "<-a/>", "<é·/>", "<×/>", "<a\u2c00/>", "<\xff/>", "<a b=c/>", "<a b/>", "<a / >", "< a/>", "</ a>", "<a></a\r\n>",
		`<?xml version=version="1.1"?>`, `<?xml encoding="koi8-r"?>`, `<?xml version = "2"?>`, `<?xml version="1.0?>`, `<?XML version="2"?>`} {
		checkSameTokens(t, []byte(data))
	}
	rapid.Check(t, func(t *rapid.T) {
		checkSameTokens(t, []byte(strings.Join(rapid.SliceOfN(rapid.SampledFrom(shreds), 0, 30).Draw(t, "shreds"), "")))
	})
}

// drawElement makes an element that is well formed.
func drawElement(t *rapid.T, depth int) string {
	name := rapid.SampledFrom([]string{"w:p", "w:r", "a", "m:é", "longer-name.1"}).Draw(t, "name")
	var b strings.Builder
	b.WriteString("<" + name)
	for i := range rapid.IntRange(0, 4).Draw(t, "attributes") {
		value := rapid.SampledFrom([]string{"", "1", "preserve", "&amp;", "a]]>b", "two\r\nlines\t", "ž", strings.Repeat("long ", 9)}).Draw(t, "value")
		fmt.Fprintf(&b, " w:a%d=\"%s\"", i%3, value)
	}
	b.WriteString(">")
	for range rapid.IntRange(0, 3).Draw(t, "children") {
		if depth < 4 && rapid.Bool().Draw(t, "element") {
			b.WriteString(drawElement(t, depth+1))
		} else {
			b.WriteString(rapid.SampledFrom([]string{"text", " ", "\r\n  ", "a &lt; b &#x17e; ž", "<!-- c -->", "<![CDATA[<&]]>", "<w:x/>", "𝔸]"}).Draw(t, "text"))
		}
	}
	return b.String() + "</" + name + ">"
}

func TestScannerReadsEveryWellFormedText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := []byte(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\r\n" + drawElement(t, 0))
		if _, err := ours(data); err != nil {
			t.Fatalf("%q: %v", data, err)
		}
		checkSameTokens(t, data)
		cut := data[:rapid.IntRange(0, len(data)).Draw(t, "cut")]
		checkSameTokens(t, cut)
		if len(cut) > 60 && len(cut) < len(data) {
			if _, err := Parse("cut", cut); err == nil {
				t.Fatalf("%q is cut off and yet read", cut)
			}
		}
	})
}

// What the tables forget must not change what is read.
func TestScannerReadsMoreNamesAndValuesThanItKeeps(t *testing.T) {
	var b strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&b, `<n%d:a%d b%d="v%d"/><w:p w:val="%d"/>`, i%7, i, i%301, i%997, i%3)
	}
	checkSameTokens(t, []byte(b.String()))
}

func TestScannerMakesNothingTwice(t *testing.T) {
	data := []byte(strings.Repeat(`<w:p w:rsidR="00A1B2C3"><w:r><w:t xml:space="preserve">Some text</w:t></w:r></w:p>`+"\n", 50))
	s := scanner{data: data}
	n := testing.AllocsPerRun(5, func() { // after a first run, in which it makes its names and values
		for s.at = 0; ; s.recycle() {
			if _, err := s.next(); err != nil {
				return
			}
		}
	})
	if n > 0 {
		t.Errorf("%v allocations for what was read before", n)
	}
}

func FuzzScanner(f *testing.F) {
	f.Add([]byte(strings.Join(shreds, "")))
	f.Add([]byte(`<?xml version="1.0"?><w:p xml:space="preserve">a &lt;<!-- c --><![CDATA[ ]]></w:p>`))
	for _, s := range shreds {
		f.Add([]byte("<a>" + s + "</a>"))
	}
	f.Fuzz(func(t *testing.T, data []byte) { checkSameTokens(t, data) })
}
