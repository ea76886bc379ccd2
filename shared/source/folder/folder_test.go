package folder_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/folder"
)

// drive makes a folder with these files, each holding its own name, inside
// another folder that holds a secret.
func drive(t *testing.T, names ...string) string {
	t.Helper()
	outside := t.TempDir()
	dir := filepath.Join(outside, "drive")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(outside, "secret.docx"), "secret")
	for _, n := range names {
		write(t, filepath.Join(dir, n), n)
	}
	return dir
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestFetch(t *testing.T) {
	dir := drive(t, "bio.docx", "bio.pdf", "bio.xlsx", "bio.pptx", "bio.JPG", "exam.tar.gz", "notes", "Chem.docx", "zoo.b", "zoo.a", "zoo")
	tests := []struct {
		id   source.ID
		t    source.Type
		want string
	}{
		{source.ID{Value: "bio"}, source.CloudDoc, "bio.docx"},
		{source.ID{Value: "bio"}, source.DriveWord, "bio.docx"},
		{source.ID{Value: "bio"}, source.CloudSheet, "bio.xlsx"},
		{source.ID{Value: "bio"}, source.DrivePDF, "bio.pdf"},
		{source.ID{Value: "bio"}, source.DrivePicture, "bio.JPG"},
		{source.ID{Value: "bio"}, source.DrivePresentation, "bio.pptx"},
		{source.ID{Value: "bio.pdf"}, source.CloudDoc, "bio.pdf"},
		{source.ID{Value: "notes"}, source.CloudDoc, "notes"},
		{source.ID{Value: "exam.tar"}, source.CloudDoc, "exam.tar.gz"},
		{source.ID{Value: "zoo"}, source.CloudDoc, "zoo"},
	}
	for _, tt := range tests {
		doc, err := folder.New(dir).Fetch(t.Context(), tt.id, tt.t)
		if err != nil {
			t.Errorf("%s as %s: %v", tt.id.Value, tt.t, err)
			continue
		}
		if doc.Name != tt.want || string(doc.Data) != tt.want || doc.Origin != source.FromFolder {
			t.Errorf("%s as %s: got %s", tt.id.Value, tt.t, doc.Name)
		}
	}
}

func TestFetchWithoutAFittingTypeGoesByLinkThenAlphabet(t *testing.T) {
	dir := drive(t, "quiz.xlsx", "quiz.csv", "quiz.pdf")
	f := folder.New(dir)
	doc, err := f.Fetch(t.Context(), source.ID{Value: "quiz", Kind: source.Sheet}, source.CloudDoc)
	if err != nil || doc.Name != "quiz.xlsx" {
		t.Errorf("by link: %s, %v", doc.Name, err)
	}
	doc, err = f.Fetch(t.Context(), source.ID{Value: "quiz"}, source.CloudDoc)
	if err != nil || doc.Name != "quiz.csv" {
		t.Errorf("by alphabet: %s, %v", doc.Name, err)
	}
}

func TestFetchGivesTheWholeDocument(t *testing.T) {
	got, err := folder.New(drive(t, "bio.docx")).Fetch(t.Context(), source.ID{Value: "bio"}, source.CloudDoc)
	if err != nil {
		t.Fatal(err)
	}
	want := source.Document{Name: "bio.docx", MediaType: source.DOCX, Data: []byte("bio.docx"), Origin: source.FromFolder}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFetchFindsNothing(t *testing.T) {
	dir := drive(t, "bio.docx", ".hidden.docx")
	if err := os.MkdirAll(filepath.Join(dir, "sub.docx"), 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "sub.docx", "inner.docx"), "inner")
	for link, target := range map[string]string{"out.docx": "../secret.docx", "abs.docx": filepath.Join(dir, "..", "secret.docx"), "updir": ".."} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	for _, id := range []string{
		"absent", "BIO", "bio.", "bio.pdf", "", ".", "..", ".hidden", "sub", "sub.docx", "sub.docx/inner", "../secret", "../secret.docx",
		`..\secret`, "/etc/passwd", "out", "out.docx", "abs", "updir", "updir/secret", "bio\x00", "bio.docx/", "./bio",
	} {
		_, err := folder.New(dir).Fetch(t.Context(), source.ID{Value: id}, source.CloudDoc)
		if problem.CodeOf(err) != problem.DocumentNotFound {
			t.Errorf("%q: %v", id, err)
		}
	}
	_, err := folder.New(filepath.Join(dir, "no such folder")).Fetch(t.Context(), source.ID{Value: "bio"}, source.CloudDoc)
	if problem.CodeOf(err) != problem.DocumentNotFound {
		t.Errorf("without a folder: %v", err)
	}
}

func TestFetchFollowsLinksWithinTheFolder(t *testing.T) {
	dir := drive(t, "bio.docx")
	if err := os.Symlink("bio.docx", filepath.Join(dir, "alias.docx")); err != nil {
		t.Fatal(err)
	}
	doc, err := folder.New(dir).Fetch(t.Context(), source.ID{Value: "alias"}, source.CloudDoc)
	if err != nil || string(doc.Data) != "bio.docx" {
		t.Errorf("%q, %v", doc.Data, err)
	}
}

func TestFetchRefusesSizes(t *testing.T) {
	dir := drive(t)
	write(t, filepath.Join(dir, "empty.docx"), "")
	write(t, filepath.Join(dir, "big.pdf"), "")
	if err := os.Truncate(filepath.Join(dir, "big.pdf"), source.MaxSize+1); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]problem.Code{"empty": problem.DocumentEmpty, "big": problem.DocumentTooLarge} {
		_, err := folder.New(dir).Fetch(t.Context(), source.ID{Value: id}, source.CloudDoc)
		if problem.CodeOf(err) != want {
			t.Errorf("%s: %v", id, err)
		}
	}
}

func TestFetchStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := folder.New(drive(t, "bio.docx")).Fetch(ctx, source.ID{Value: "bio"}, source.CloudDoc)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v", err)
	}
}

func FuzzFetch(f *testing.F) {
	outside := f.TempDir()
	dir := filepath.Join(outside, "drive")
	if err := errors.Join(os.Mkdir(dir, 0o700), os.WriteFile(filepath.Join(dir, "bio.docx"), []byte("in"), 0o600),
		os.WriteFile(filepath.Join(outside, "secret"), []byte("out"), 0o600), os.Symlink("..", filepath.Join(dir, "up"))); err != nil {
		f.Fatal(err)
	}
	for _, seed := range []string{"bio", "bio.docx", "../secret", "up/secret", "\x00", "..", "/"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, id string) {
		doc, err := folder.New(dir).Fetch(t.Context(), source.ID{Value: id}, source.CloudDoc)
		if err == nil && string(doc.Data) != "in" {
			t.Fatalf("%q read %q", id, doc.Data)
		}
		if err != nil && problem.CodeOf(err) != problem.DocumentNotFound {
			t.Fatalf("%q: %v", id, err)
		}
	})
}
