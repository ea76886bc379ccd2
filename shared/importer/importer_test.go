package importer_test

import (
	"archive/zip"
	"bytes"
	"context"
	"strings"
	"testing"

	"formwright/shared/importer"
	"formwright/shared/problem"
)

func packed(t *testing.T, files map[string]string, order ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range order {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(files[name])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestSniffTellsFormats has a small file of each format.
func TestSniffTellsFormats(t *testing.T) {
	item := `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i"><itemBody/></assessmentItem>`
	for name, c := range map[string]struct {
		data []byte
		want importer.Kind
	}{
		"gift":             {[]byte("::Q1:: Who? {=me ~you}\n\nSnow is white.{T}\n"), importer.GIFT},
		"gift, category":   {[]byte("$CATEGORY: A/B\n\nWho?{=me =myself}\n"), importer.GIFT},
		"gift, bare":       {[]byte("Who?{=me ~you}\n\nWhere?{=here ~there}\n"), importer.GIFT},
		"aiken":            {[]byte("Who?\nA. me\nB. you\nANSWER: A\n\nWhere?\nA) here\nB) there\nANSWER: B\n"), importer.Aiken},
		"cloze":            {[]byte("Paris is in {1:MC:=France~Spain}."), importer.Cloze},
		"moodle xml":       {[]byte("<?xml version=\"1.0\"?>\n<!-- x --><quiz>\n<question type=\"essay\"></question></quiz>"), importer.MoodleXML},
		"qti 1.2":          {[]byte(`<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims.dtd"><questestinterop/>`), importer.QTI},
		"qti 2 item":       {[]byte(item), importer.QTI},
		"qti 3 item":       {[]byte(`<qti-assessment-item identifier="i"></qti-assessment-item>`), importer.QTI},
		"package":          {packed(t, map[string]string{"items/a.xml": item}, "items/a.xml"), importer.QTI},
		"blackboard's dat": {packed(t, map[string]string{"res00001.dat": "<questestinterop/>"}, "res00001.dat"), importer.QTI},
	} {
		if got, ok := importer.Sniff(c.data); !ok || got != c.want {
			t.Errorf("%s: %q, %v, want %q", name, got, ok, c.want)
		}
	}
}

// TestSniffLeavesTexts has texts that a page reader and the recogniser read.
func TestSniffLeavesTexts(t *testing.T) {
	for name, text := range map[string]string{
		"plain quiz":      "1. Who?\nA. me\nB. you\nAnswer: A\n",
		"numbered aiken":  "1. Who?\nA. me\nB. you\nANSWER: A\n\n2. Where?\nA. here\nB. there\nANSWER: B\n",
		"no answer line":  "Who?\nA. me\nB. you\n\nWhere?\nA. here\nB. there\nANSWER: B\n",
		"unknown letter":  "Who?\nA. me\nB. you\nANSWER: C\n",
		"code":            "1. What does this print?\nint main() { int a = 1; if (a == 1) { puts(\"~\"); } }\nA. 1\nB. 2\n\n2. And struct s { int x; };?\nA. yes\nB. no\n",
		"sets":            "1. Let A = {1, 2, 3} and B = {x = 1}. What is A?\n\n2. Let C = {=}.\n",
		"truth in braces": "1. Snow is white. {T}\n",
		"blanks":          "The capital of {France} is ____.\n\nThe capital of {Spain} is ____.\n",
		"json":            `{"formwright.quiz/v1": {"items": []}}`,
		"html":            "<!DOCTYPE html><html><body><p>quiz</p></body></html>",
		"other xml":       "<?xml version=\"1.0\"?><quiz><title>mine</title></quiz>",
		"empty":           "",
		"word":            string(packed(t, map[string]string{"word/document.xml": "<w:document/>", "[Content_Types].xml": "<Types/>"}, "[Content_Types].xml", "word/document.xml")),
	} {
		if kind, ok := importer.Sniff([]byte(text)); ok {
			t.Errorf("%s is taken for %s", name, kind)
		}
	}
}

// TestReadRefusesOthers asks for a clear error.
func TestReadRefusesOthers(t *testing.T) {
	if _, _, err := importer.Read(context.Background(), []byte("a letter")); problem.CodeOf(err) != problem.DocumentUnsupported {
		t.Errorf("err %v, want %s", err, problem.DocumentUnsupported)
	}
}

// TestHostileFiles has files that would not end, or would lead out of the
// package, if they were believed.
func TestHostileFiles(t *testing.T) {
	deep := "<quiz>" + strings.Repeat("<question type=\"a\">", 400) + strings.Repeat("</question>", 400) + "</quiz>"
	entities := `<!DOCTYPE q [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><questestinterop><item><presentation><material><mattext>&b;</mattext></material></presentation></item></questestinterop>`
	nested := `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[` + strings.Repeat("<div>", 2000) + `Why?]]></text></questiontext></question></quiz>`
	outside := `<assessmentItem identifier="i"><itemBody><p>Look <img src="../../../etc/passwd" alt="here"/></p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`
	for name, c := range map[string]struct {
		data []byte
		want problem.Code // empty when it is read
	}{
		"deep xml":     {[]byte(deep), problem.DocumentTooLarge},
		"entities":     {[]byte(entities), problem.DocumentBroken},
		"nested html":  {[]byte(nested), ""},
		"cut short":    {[]byte(`<questestinterop><item`), problem.DocumentBroken},
		"out of a zip": {packed(t, map[string]string{"../../a.xml": outside}, "../../a.xml"), ""},
	} {
		q, findings, err := importer.Read(context.Background(), c.data)
		if err != nil && problem.CodeOf(err) != c.want || err == nil && c.want != "" {
			t.Errorf("%s: err %v, want %q", name, err, c.want)
		}
		if err == nil {
			if err := q.Validate(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		if name == "out of a zip" && (len(q.Media) > 0 || len(findings) == 0) {
			t.Errorf("%s: %d pictures, findings %v", name, len(q.Media), findings)
		}
	}
}

// FuzzRead: whatever the bytes, there is a valid quiz or a problem.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"::a::b{=c ~d#e####f}", "$CATEGORY: x\n\nq{#1..5}", "q\nA. a\nB. b\nANSWER: A", "{1:SA:=a~%50%b#c}", "1. a\n{2:MCV:=b~c}",
		`<quiz><question type="multichoice"><questiontext format="html"><text>a</text></questiontext><answer fraction="100"><text>b</text></answer></question></quiz>`,
		`<questestinterop><item><presentation><material><mattext>a</mattext></material><response_lid ident="r"><render_choice><response_label ident="A"/></render_choice></response_lid></presentation></item></questestinterop>`,
		`<assessmentItem><responseDeclaration identifier="R"/><itemBody><choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">x</simpleChoice></choiceInteraction></itemBody></assessmentItem>`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		q, _, err := importer.Read(context.Background(), data)
		if err != nil {
			if problem.CodeOf(err) == problem.Internal {
				t.Fatalf("error that is no problem: %v", err)
			}
			return
		}
		if err := q.Validate(); err != nil {
			t.Fatal(err)
		}
	})
}
