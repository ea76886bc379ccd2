// Package folder lets a folder on one machine stand for the cloud drive
// (DRIVE_DIR): a file's name without its extension is its documentId, and so is
// its whole name. Nothing outside the folder is ever read.
package folder

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/source"
)

// Folder is such a folder. It is read afresh for every document.
type Folder struct{ dir string }

// New makes a Folder; dir need not exist yet.
func New(dir string) *Folder { return &Folder{dir} }

// Fetch returns the document named id. When several files share the name, the
// document type decides, then the link's kind, then the alphabet.
func (f *Folder) Fetch(ctx context.Context, id source.ID, t source.Type) (source.Document, error) {
	if err := ctx.Err(); err != nil {
		return source.Document{}, err
	}
	root, err := os.OpenRoot(f.dir)
	if err != nil {
		return source.Document{}, notFound(err)
	}
	defer root.Close()
	names, err := list(root, id.Value)
	if err != nil {
		return source.Document{}, notFound(err)
	}
	if len(names) == 0 {
		return source.Document{}, notFound(nil)
	}
	return read(root, best(names, id, t))
}

func notFound(cause error) error {
	return problem.Wrap(cause, problem.DocumentNotFound,
		"There is no document with this id. On this machine the drive is a folder (DRIVE_DIR), and an id is a file's name without its extension.")
}

// list gives the files that id names, sorted; a file with exactly this name
// stands alone. Comparing with what the folder lists, instead of opening the
// id, keeps paths and other spellings out.
func list(root *os.Root, id string) ([]string, error) {
	entries, err := fs.ReadDir(root.FS(), ".")
	if err != nil {
		return nil, fmt.Errorf("list the drive's folder: %w", err)
	}
	var names []string
	for _, e := range entries {
		name := e.Name()
		if strings.HasPrefix(name, ".") || !isFile(root, name) {
			continue
		}
		if name == id {
			return []string{name}, nil
		}
		if strings.TrimSuffix(name, path.Ext(name)) == id {
			names = append(names, name)
		}
	}
	return names, nil
}

// isFile follows links, but never out of the folder.
func isFile(root *os.Root, name string) bool {
	info, err := root.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func best(names []string, id source.ID, t source.Type) string {
	for _, wanted := range [][]string{byType(t), byKind(id.Kind)} {
		for _, ext := range wanted {
			if i := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(path.Ext(n), ext) }); i >= 0 {
				return names[i]
			}
		}
	}
	return names[0]
}

// byType lists the extensions a document type is likeliest to have.
func byType(t source.Type) []string {
	switch t {
	case source.CloudDoc, source.DriveWord:
		return []string{".docx"}
	case source.CloudSheet:
		return []string{".xlsx", ".csv"}
	case source.DrivePDF:
		return []string{".pdf"}
	case source.DrivePicture:
		return []string{".png", ".jpg", ".jpeg", ".webp", ".gif", ".tif", ".tiff", ".bmp"}
	case source.DrivePresentation:
		return []string{".pptx"}
	}
	return nil
}

func byKind(k source.Kind) []string {
	switch k {
	case source.Doc:
		return byType(source.CloudDoc)
	case source.Sheet:
		return byType(source.CloudSheet)
	case source.Slides:
		return byType(source.DrivePresentation)
	}
	return nil
}

func read(root *os.Root, name string) (source.Document, error) {
	file, err := root.Open(name)
	if err != nil {
		return source.Document{}, notFound(fmt.Errorf("open the document: %w", err))
	}
	defer file.Close()
	data, err := source.ReadAll(file, source.MaxSize)
	if err != nil {
		return source.Document{}, err
	}
	return source.Document{Name: name, MediaType: mediaType(name), Data: data, Origin: source.FromFolder}, nil
}

// mediaType goes by the extension; the reader looks at the content anyway.
func mediaType(name string) string {
	switch strings.ToLower(path.Ext(name)) {
	case ".docx":
		return source.DOCX
	case ".xlsx":
		return source.XLSX
	case ".pptx":
		return source.PPTX
	case ".pdf":
		return "application/pdf"
	case ".png":
		return "image/png"
	case ".jpg", ".jpeg":
		return "image/jpeg"
	case ".csv":
		return "text/csv"
	case ".txt":
		return "text/plain"
	case ".json":
		return "application/json"
	}
	return "application/octet-stream"
}
