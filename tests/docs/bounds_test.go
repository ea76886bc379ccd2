package docs

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// bound is the value of a number that a package names in a const.
func bound(t *testing.T, dir, name string) int64 {
	t.Helper()
	v, ok := lookup(t, dir, name)
	if !ok {
		t.Fatalf("shared/%s has no constant number %s", dir, name)
	}
	return v
}

func lookup(t *testing.T, dir, name string) (int64, bool) {
	t.Helper()
	files, err := filepath.Glob("../../shared/" + dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			if v, ok := valueOf(d, name); ok {
				return v, true
			}
		}
	}
	return 0, false
}

// valueOf evaluates a constant of a declaration that needs no other names.
func valueOf(d ast.Decl, name string) (int64, bool) {
	g, ok := d.(*ast.GenDecl)
	if !ok || g.Tok != token.CONST {
		return 0, false
	}
	for _, s := range g.Specs {
		spec := s.(*ast.ValueSpec)
		if len(spec.Values) != 1 || spec.Names[0].Name != name {
			continue
		}
		v, err := types.Eval(token.NewFileSet(), nil, token.NoPos, types.ExprString(spec.Values[0]))
		if err != nil || v.Value == nil {
			return 0, false
		}
		return constant.Int64Val(constant.ToInt(v.Value))
	}
	return 0, false
}

// grouped writes 20000 as 20,000.
func grouped(n int64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// TestBoundsOfDocuments: the numbers of limits.md are those the readers keep to.
func TestBoundsOfDocuments(t *testing.T) {
	text := read(t, "limits.md")
	n := func(dir, name string) string { return grouped(bound(t, dir, name)) }
	mb := func(dir, name string) string { return fmt.Sprint(bound(t, dir, name)>>20, " MB") }
	million := func(dir, name string) string { return fmt.Sprint(bound(t, dir, name)/1_000_000, " million") }
	for _, want := range []string{
		n("ooxml", "MaxParts") + " parts; " + mb("ooxml", "MaxPartSize") + " a part, " + mb("ooxml", "MaxXMLSize") + " a part of XML, " + mb("ooxml", "MaxTotalSize") + " in all; " +
			n("ooxml", "MaxDepth") + " elements in each other and " + n("ooxml", "MaxTokens") + " tokens",
		n("reader/sheet", "maxRows") + " rows in " + n("reader/sheet", "maxColumns") + " columns of " + n("reader/sheet", "maxSheets") + " sheets",
		n("reader/pdf", "maxPages") + " pages, " + n("reader/pdf", "maxCharacters") + " characters; of pages that are pictures the first " + n("reader/pdf", "maxOCRPages") +
			", the others are findings; a page is rendered with " + million("reader/pdf", "rasterMP"),
		million("reader/picture", "maxPixels") + " pixels and " + n("reader/picture", "maxSide") + " a side, in documents too; a TIFF's first " + n("reader/picture", "maxPages") + " pages",
		mb("reader/text", "maxBytes") + ", " + n("reader/text", "maxLines") + " lines, " + n("reader/text", "maxLine") + " bytes a line",
		mb("reader/sheet", "maxCSV") + ", " + mb("reader/html", "maxBytes") + " and " + mb("reader/rtf", "maxBytes") + "; web pages and RTF " + n("reader/html", "maxDepth") + " levels",
		mb("importer/xmltree", "MaxSize") + " a file, " + n("importer/xmltree", "MaxDepth") + " elements in each other, " + n("importer/xmltree", "MaxTokens") + " tokens",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("limits.md does not say %q", want)
		}
	}
	folders, err := filepath.Glob("../../shared/reader/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		for _, name := range []string{"maxPixels", "maxSide"} {
			dir := "reader/" + filepath.Base(folder)
			if got, ok := lookup(t, dir, name); ok && got != bound(t, "reader/picture", name) {
				t.Errorf("%s bounds pictures otherwise than limits.md says: %s is %d", dir, name, got)
			}
		}
	}
	if bound(t, "reader/html", "maxDepth") != bound(t, "reader/rtf", "maxDepth") || bound(t, "reader/odf", "maxRows") != bound(t, "reader/sheet", "maxRows") {
		t.Error("limits.md gives web pages and RTF, or both kinds of sheets, one number, and they have two")
	}
}

// TestReadingGuide: reading.md names every kind of evidence, and only codes that
// there are.
func TestReadingGuide(t *testing.T) {
	text := read(t, "reading.md")
	for _, kind := range constants(t, "quiz", "EvidenceKind") {
		if !strings.Contains(text, "`"+kind+"`") {
			t.Errorf("reading.md does not explain the evidence %s", kind)
		}
	}
	known := slices.Concat(constants(t, "problem", "Code"), constants(t, "finding", "Code"), constants(t, "quiz", "EvidenceKind"))
	named := map[string]bool{}
	for i, word := range strings.Split(text, "`") {
		if isCode := strings.Contains(word, "_") && !strings.ContainsAny(word, " =/."); i%2 == 1 && isCode {
			named[word] = true
		}
	}
	for _, word := range slices.Sorted(maps.Keys(named)) {
		if !slices.Contains(known, word) && !strings.HasPrefix(word, "OCR_") {
			t.Errorf("reading.md names %s, which is neither a code nor evidence", word)
		}
	}
}
