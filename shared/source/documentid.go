package source

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/problem"
)

// maxDocumentID is the longest documentId in characters, links included.
const maxDocumentID = 512

// ID names a document in the drive.
type ID struct {
	Value string
	// Kind is what the link said, Unknown for a bare id.
	Kind Kind
	// ResourceKey is what links of old shared files carry besides the id
	// (the parameter resourcekey); without it such a file is not found.
	ResourceKey string
}

// Kinds lists the kinds to try for a document, the likeliest first: what its
// link said, what documentType says, then the others.
func (id ID) Kinds(t Type) []Kind {
	var out []Kind
	for _, k := range []Kind{id.Kind, t.Kind(), File, Doc, Sheet, Slides} {
		if k != Unknown && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	return out
}

// ParseDocumentID reads a documentId: a bare id, or a link whose host does not
// matter, because only the id is taken from it and nothing is ever fetched from
// that host.
func ParseDocumentID(s string) (ID, error) {
	s = strings.TrimSpace(s)
	if err := checkText(s); err != nil {
		return ID{}, err
	}
	if link, ok := asLink(s); ok {
		return parseLink(link)
	}
	if !plainName(s) {
		return ID{}, badID("The documentId is neither the id of a document nor a link to one. Send the id, or a link such as https://docs.../document/d/<id>/edit.")
	}
	return ID{Value: s}, nil
}

func badID(format string, args ...any) error {
	return problem.Field(problem.InvalidRequest, "documentId", format, args...)
}

func checkText(s string) error {
	switch {
	case s == "":
		return badID("The documentId is missing. Send the id of a document in the drive or its link.")
	case !utf8.ValidString(s) || strings.ContainsFunc(s, unicode.IsControl):
		return badID("The documentId holds control characters or is not UTF-8.")
	case utf8.RuneCountInString(s) > maxDocumentID:
		return badID("The documentId is longer than %d characters.", maxDocumentID)
	}
	return nil
}

// plainName reports whether s can be a bare id: no path and no way out of a
// folder, since on one machine it is the name of a file.
func plainName(s string) bool {
	return !strings.ContainsAny(s, `/\`) && !strings.HasPrefix(s, ".")
}

// asLink reports whether s is meant as a link. People also copy links without
// their scheme.
func asLink(s string) (*url.URL, bool) {
	lower := strings.ToLower(s)
	bare := strings.Contains(s, "/") && (strings.HasPrefix(lower, "docs.") || strings.HasPrefix(lower, "drive."))
	if bare {
		s = "https://" + s
	} else if !strings.HasPrefix(lower, "http://") && !strings.HasPrefix(lower, "https://") {
		return nil, false
	}
	u, err := url.Parse(s)
	if err != nil || u.Host == "" {
		return nil, false
	}
	return u, true
}

func parseLink(u *url.URL) (ID, error) {
	id := ID{ResourceKey: u.Query().Get("resourcekey")}
	if id.Kind, id.Value = fromPath(u.Path); id.Kind == Unknown {
		id.Value = fromQuery(u)
	}
	switch {
	case id.Value == "e" && id.Kind != File:
		return ID{}, badID("The documentId is the link of a page published to the web. Send the link from the address bar or from Share.")
	case id.Value == "" || !plainName(id.Value) || checkText(id.Value) != nil:
		return ID{}, badID("The documentId is a link, but not one to a document in the drive. Such a link holds /document/d/<id>, /spreadsheets/d/<id>, /presentation/d/<id> or /file/d/<id>.")
	}
	if checkText(id.ResourceKey) != nil {
		id.ResourceKey = ""
	}
	return id, nil
}

// fromPath finds kind and id in paths such as /document/d/<id>/edit, also with
// an account (/file/u/0/d/<id>) or an organisation (/a/example.org/file/d/<id>).
func fromPath(path string) (Kind, string) {
	segments := strings.Split(path, "/")
	at := slices.IndexFunc(segments, func(s string) bool {
		return slices.Contains([]Kind{Doc, Sheet, Slides, File}, Kind(s))
	})
	if at < 0 {
		return Unknown, ""
	}
	rest := segments[at+1:]
	if len(rest) > 2 && rest[0] == "u" {
		rest = rest[2:]
	}
	if len(rest) < 2 || rest[0] != "d" {
		return Unknown, ""
	}
	return Kind(segments[at]), rest[1]
}

// fromQuery finds the id of links such as /open?id=<id> and /uc?id=<id>.
func fromQuery(u *url.URL) string {
	if last := u.Path[strings.LastIndex(u.Path, "/")+1:]; last != "open" && last != "uc" {
		return ""
	}
	return u.Query().Get("id")
}
