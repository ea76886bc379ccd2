package drive

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/source"
)

// google is the prefix of the media types of the drive's own documents.
const google = "application/vnd.google-apps."

// file is what files.get says of a document.
type file struct {
	Name         string            `json:"name"`
	MediaType    string            `json:"mimeType"`
	Size         string            `json:"size"` // an int64 in a string
	ExportLinks  map[string]string `json:"exportLinks"`
	Capabilities struct {
		CanDownload *bool `json:"canDownload"` // absent when the caller may not know
	} `json:"capabilities"`
	Shortcut struct {
		ID          string `json:"targetId"`
		ResourceKey string `json:"targetResourceKey"`
	} `json:"shortcutDetails"`
}

const fields = "id,name,mimeType,size,exportLinks,capabilities/canDownload,shortcutDetails(targetId,targetResourceKey)"

// fetchAPI asks what a document is and then for its bytes.
func (s *session) fetchAPI(ctx context.Context, id source.ID) (source.Document, error) {
	f, err := s.describe(ctx, id)
	if err == nil && f.MediaType == google+"shortcut" {
		id = source.ID{Value: f.Shortcut.ID, ResourceKey: f.Shortcut.ResourceKey}
		f, err = s.describe(ctx, id)
	}
	if err != nil {
		return source.Document{}, err
	}
	if can := f.Capabilities.CanDownload; can != nil && !*can {
		return source.Document{}, problem.New(problem.DocumentNotFound,
			"The document is not shared for download. Its owner has to allow viewers to download it.")
	}
	if strings.HasPrefix(f.MediaType, google) {
		return s.export(ctx, id, f)
	}
	return s.media(ctx, id, f)
}

func (s *session) describe(ctx context.Context, id source.ID) (file, error) {
	var f file
	resp, err := s.ask(ctx, id, s.fileURL(id, "", "fields", fields))
	if err != nil {
		return f, err
	}
	defer resp.Body.Close()
	if err := json.Unmarshal(readPage(resp), &f); err != nil || f.MediaType == "" {
		return f, errors.New("the drive's description of the document is not as documented")
	}
	return f, nil
}

// fileURL is an address under files/<id>, with pairs of query parameters.
func (s *session) fileURL(id source.ID, action string, params ...string) string {
	q := url.Values{"supportsAllDrives": {"true"}}
	for i := 0; i+1 < len(params); i += 2 {
		q.Set(params[i], params[i+1])
	}
	if s.bearer == nil {
		q.Set("key", s.key)
	}
	return s.places.api + "/drive/v3/files/" + url.PathEscape(id.Value) + action + "?" + q.Encode()
}

// ask sends an authorised GET. A token that is refused is replaced once: it may
// have been revoked before its time.
func (s *session) ask(ctx context.Context, id source.ID, address string) (*http.Response, error) {
	resp, token, err := s.askOnce(ctx, id, address)
	var status *statusError
	if s.bearer != nil && errors.As(err, &status) && status.status == http.StatusUnauthorized && token != "" {
		s.bearer.forget(ctx, token)
		resp, _, err = s.askOnce(ctx, id, address)
	}
	return resp, err
}

func (s *session) askOnce(ctx context.Context, id source.ID, address string) (resp *http.Response, token string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, "", errors.New("make drive request")
	}
	if id.ResourceKey != "" {
		req.Header.Set("X-Goog-Drive-Resource-Keys", id.Value+"/"+id.ResourceKey)
	}
	if s.bearer != nil {
		if token, err = s.bearer.access(ctx, s); err != nil {
			return nil, "", fmt.Errorf("get access token: %w", err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err = s.send(req)
	return resp, token, err
}

// office says as what one of the drive's own documents is exported.
func office(mediaType string) (exportType, extension string) {
	switch mediaType {
	case google + "document":
		return source.DOCX, ".docx"
	case google + "spreadsheet":
		return source.XLSX, ".xlsx"
	case google + "presentation":
		return source.PPTX, ".pptx"
	case google + "drawing":
		return "image/png", ".png"
	}
	return "", ""
}

func (s *session) export(ctx context.Context, id source.ID, f file) (source.Document, error) {
	as, extension := office(f.MediaType)
	if as == "" {
		return source.Document{}, problem.New(problem.DocumentUnsupported,
			"This is a %s of the drive, not a document. Documents, spreadsheets, presentations, drawings and uploaded files can be read.",
			strings.TrimPrefix(f.MediaType, google))
	}
	resp, err := s.ask(ctx, id, s.fileURL(id, "/export", "mimeType", as))
	var status *statusError
	if errors.As(err, &status) && status.tooLargeToExport() {
		resp, err = s.exportLink(ctx, id, f.ExportLinks[as])
	}
	if err != nil {
		return source.Document{}, err
	}
	defer resp.Body.Close()
	data, err := read(resp)
	if err != nil {
		return source.Document{}, err
	}
	if as != "image/png" && !isZip(data) {
		return source.Document{}, errors.New("the drive's export is not an office file")
	}
	name := source.CleanName(f.Name)
	if !strings.HasSuffix(strings.ToLower(name), extension) {
		name += extension
	}
	return source.Document{Name: name, MediaType: as, Data: data}, nil
}

// exportLink is the way around the 10 MB limit of files.export.
func (s *session) exportLink(ctx context.Context, id source.ID, link string) (*http.Response, error) {
	if link == "" {
		return nil, source.TooLarge(10 << 20)
	}
	u, err := url.Parse(link)
	if err != nil || !s.places.allowed(u) {
		return nil, errors.New("the drive's export link leads away from the cloud")
	}
	return s.ask(ctx, id, link)
}

func (s *session) media(ctx context.Context, id source.ID, f file) (source.Document, error) {
	if size, err := strconv.ParseInt(f.Size, 10, 64); err == nil && size > source.MaxSize {
		return source.Document{}, source.TooLarge(source.MaxSize)
	}
	resp, err := s.ask(ctx, id, s.fileURL(id, "", "alt", "media"))
	if err != nil {
		return source.Document{}, err
	}
	defer resp.Body.Close()
	data, err := read(resp)
	return source.Document{Name: source.CleanName(f.Name), MediaType: f.MediaType, Data: data}, err
}
