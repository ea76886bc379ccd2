package drive

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/source"
)

// errPage is an HTML page in place of a document: a private or missing one, or
// one of another kind. It comes with status 200.
var errPage = errors.New("the drive gave a page instead of the document")

// fetchAnonymous tries the export links of the kinds a document may be of.
// Each kind has a link of its own, and only the right one gives bytes.
func (c *Client) fetchAnonymous(ctx context.Context, id source.ID, t source.Type) (source.Document, error) {
	s := c.session(nil)
	var worst error
	for _, kind := range id.Kinds(t) {
		doc, err := s.try(ctx, kind, id)
		if err == nil {
			return doc, nil
		}
		if final(err) || ctx.Err() != nil {
			return source.Document{}, err
		}
		if worst == nil || !missing(err) {
			worst = err
		}
	}
	if missing(worst) {
		worst = c.notShared(worst)
	}
	return source.Document{}, worst
}

// final reports whether no other kind need be tried: the document is there but
// cannot be read, or the drive wants to be left alone.
func final(err error) bool {
	var p *problem.Error
	var status *statusError
	return errors.As(err, &p) || errors.As(err, &status) && status.status == http.StatusTooManyRequests
}

// missing reports whether an error means: not there, not shared or of another
// kind.
func missing(err error) bool {
	var status *statusError
	return errors.Is(err, errPage) || errors.Is(err, errPrivate) || errors.As(err, &status) && !status.busy()
}

// link is where anyone may export a document of a kind.
func (s *session) link(kind source.Kind, id source.ID) string {
	name, q := url.PathEscape(id.Value), url.Values{}
	if id.ResourceKey != "" {
		q.Set("resourcekey", id.ResourceKey)
	}
	address := s.places.docs + "/" + string(kind) + "/d/" + name + "/export"
	switch kind {
	case source.Doc:
		q.Set("format", "docx")
	case source.Sheet:
		q.Set("format", "xlsx")
	case source.Slides:
		address += "/pptx"
	default:
		address = s.places.drive + "/uc"
		q.Set("export", "download")
		q.Set("id", id.Value)
	}
	if len(q) == 0 {
		return address
	}
	return address + "?" + q.Encode()
}

func (s *session) try(ctx context.Context, kind source.Kind, id source.ID) (source.Document, error) {
	resp, err := s.get(ctx, s.link(kind, id))
	if err != nil {
		return source.Document{}, err
	}
	defer resp.Body.Close()
	if kind == source.File && isPage(resp) {
		if resp, err = s.confirm(ctx, resp); err != nil {
			return source.Document{}, err
		}
		defer resp.Body.Close()
	}
	if isPage(resp) {
		return source.Document{}, errPage
	}
	return document(resp, kind)
}

func (s *session) get(ctx context.Context, address string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, errors.New("make drive request")
	}
	return s.send(req)
}

// document believes the bytes: an export is a zip, and a file whose answer is
// no attachment and looks like a page is one.
func document(resp *http.Response, kind source.Kind) (source.Document, error) {
	data, err := read(resp)
	if err != nil {
		return source.Document{}, err
	}
	if kind != source.File && !isZip(data) || !isAttachment(resp) && looksHTML(data) {
		return source.Document{}, errPage
	}
	doc := source.Document{Data: data}
	doc.Name, doc.MediaType = source.NameOf(resp)
	if !isAttachment(resp) {
		doc.Name = "" // the end of the address says nothing
	}
	return doc, nil
}

// confirm follows the page that stands before a file too large for the drive's
// virus scan.
func (s *session) confirm(ctx context.Context, page *http.Response) (*http.Response, error) {
	text := readPage(page)
	if bytes.Contains(text, []byte("Quota exceeded")) {
		return nil, problem.Transient(problem.New(problem.SourceUnavailable,
			"The drive has given this document too often today. Try again tomorrow, or make a copy of it and send that."))
	}
	target, ok := confirmLink(text, page.Request.URL)
	if !ok {
		return nil, errPage
	}
	if signIn(target) || !s.places.allowed(target) {
		return nil, fmt.Errorf("confirm page: %w", errPrivate)
	}
	return s.get(ctx, target.String())
}

func isAttachment(resp *http.Response) bool {
	return strings.HasPrefix(strings.ToLower(resp.Header.Get("Content-Disposition")), "attachment")
}

// isPage reports whether an answer says it is a page to look at. A shared HTML
// file comes as an attachment.
func isPage(resp *http.Response) bool {
	_, media := source.NameOf(resp)
	return !isAttachment(resp) && (media == "text/html" || media == "application/xhtml+xml")
}

func isZip(data []byte) bool { return bytes.HasPrefix(data, []byte("PK\x03\x04")) }

func looksHTML(data []byte) bool {
	start := strings.ToLower(string(bytes.TrimSpace(data[:min(len(data), 256)])))
	return strings.HasPrefix(start, "<!doctype html") || strings.HasPrefix(start, "<html")
}
