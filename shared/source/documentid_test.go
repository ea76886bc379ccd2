package source_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
)

func TestParseDocumentID(t *testing.T) {
	const id = "1aB_c-9"
	tests := []struct {
		in   string
		want source.ID
	}{
		{id, source.ID{Value: id}},
		{"  " + id + "\n", source.ID{Value: id}},
		{"biology chapter 3", source.ID{Value: "biology chapter 3"}},
		{"Prüfung.docx", source.ID{Value: "Prüfung.docx"}},
		{"https://docs.example.org/document/d/" + id + "/edit?usp=sharing#heading=h.1", source.ID{Value: id, Kind: source.Doc}},
		{"https://docs.example.org/document/d/" + id, source.ID{Value: id, Kind: source.Doc}},
		{"https://docs.example.org/document/u/0/d/" + id + "/edit", source.ID{Value: id, Kind: source.Doc}},
		{"https://docs.example.org/spreadsheets/d/" + id + "/edit#gid=0", source.ID{Value: id, Kind: source.Sheet}},
		{"HTTPS://docs.example.org/presentation/d/" + id + "/edit", source.ID{Value: id, Kind: source.Slides}},
		{"http://drive.example.org/file/d/" + id + "/view?usp=drive_link", source.ID{Value: id, Kind: source.File}},
		{"https://drive.example.org/file/u/1/d/" + id + "/view", source.ID{Value: id, Kind: source.File}},
		{"https://docs.example.org/a/school.example/document/d/" + id + "/edit", source.ID{Value: id, Kind: source.Doc}},
		{"https://drive.example.org/open?id=" + id, source.ID{Value: id}},
		{"https://drive.example.org/uc?export=download&id=" + id, source.ID{Value: id}},
		{"https://drive.example.org/file/d/" + id + "/view?resourcekey=0-abc", source.ID{Value: id, Kind: source.File, ResourceKey: "0-abc"}},
		{"docs.example.org/document/d/" + id + "/edit", source.ID{Value: id, Kind: source.Doc}},
	}
	for _, tt := range tests {
		got, err := source.ParseDocumentID(tt.in)
		if err != nil {
			t.Errorf("%q: %v", tt.in, err)
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%q: %s", tt.in, diff)
		}
	}
}

func TestParseDocumentIDRefuses(t *testing.T) {
	for _, in := range []string{
		"", "   ", "a\x00b", "a\nb", "\xff", strings.Repeat("a", 513), "https://docs.example/document/d/" + strings.Repeat("a", 600),
		"../secret", "..", ".", ".hidden", "/etc/passwd", `..\secret`, `C:\quiz.docx`, "a/b",
		"https://example.org/quiz.pdf", "https://docs.example.org/document/d/", "https://docs.example.org/document/d/../x",
		"https://docs.example.org/document/d/%2e%2e%2fx/edit", "https://docs.example.org/document/d/a%00b/edit",
		"https://docs.example.org/forms/d/abc/edit", "https://drive.example.org/open", "https://drive.example.org/drive/folders/abc",
		"https://docs.example.org/document/d/e/2PACX-abc/pub", "ftp://docs.example.org/document/d/abc", "http://", "https:///document/d/abc",
	} {
		_, err := source.ParseDocumentID(in)
		p := problem.Of(err)
		if p == nil || p.Code != problem.InvalidRequest || p.Field != "documentId" || p.Message == "" {
			t.Errorf("%q: %v", in, err)
		}
	}
}

func TestKindsBeginWithTheLikeliest(t *testing.T) {
	tests := []struct {
		id   source.ID
		t    source.Type
		want []source.Kind
	}{
		{source.ID{}, source.CloudDoc, []source.Kind{source.Doc, source.File, source.Sheet, source.Slides}},
		{source.ID{}, source.DrivePDF, []source.Kind{source.File, source.Doc, source.Sheet, source.Slides}},
		{source.ID{Kind: source.Sheet}, source.CloudDoc, []source.Kind{source.Sheet, source.Doc, source.File, source.Slides}},
		{source.ID{Kind: source.File}, source.DrivePresentation, []source.Kind{source.File, source.Slides, source.Doc, source.Sheet}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, tt.id.Kinds(tt.t)); diff != "" {
			t.Errorf("%+v %s: %s", tt.id, tt.t, diff)
		}
	}
}

func TestParseType(t *testing.T) {
	if got, err := source.ParseType(""); got != source.CloudDoc || err != nil {
		t.Errorf("default: %q, %v", got, err)
	}
	for _, want := range source.Types() {
		if got, err := source.ParseType(string(want)); got != want || err != nil {
			t.Errorf("%q: %q, %v", want, got, err)
		}
	}
	for _, in := range []string{"uploaded_pdf", "CLOUD_DOC", " cloud_doc"} {
		_, err := source.ParseType(in)
		p := problem.Of(err)
		if p == nil || p.Code != problem.InvalidRequest || p.Field != "documentType" {
			t.Fatalf("%q: %v", in, err)
		}
		for _, allowed := range source.Types() {
			if !strings.Contains(p.Message, string(allowed)) {
				t.Errorf("the message does not name %s: %s", allowed, p.Message)
			}
		}
	}
}

func FuzzParseDocumentID(f *testing.F) {
	for _, seed := range []string{"abc", "https://docs.example.org/document/u/0/d/a/edit", "https://x/open?id=%2e", "docs./", "../a", "https://a/file/d/\\x"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, in string) {
		id, err := source.ParseDocumentID(in)
		if err != nil {
			if problem.CodeOf(err) != problem.InvalidRequest {
				t.Fatalf("%q: %v", in, err)
			}
			return
		}
		v := id.Value
		if v == "" || strings.HasPrefix(v, ".") || strings.ContainsAny(v, "/\\\x00\n") || utf8.RuneCountInString(v) > 512 || !utf8.ValidString(v) {
			t.Fatalf("%q gave %q", in, v)
		}
	})
}
