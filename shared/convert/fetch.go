package convert

import (
	"context"
	"errors"
	"fmt"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/store"
)

// Drive gives documents by their id.
type Drive interface {
	Fetch(ctx context.Context, id source.ID, t source.Type) (source.Document, error)
}

// Web gives documents by their public URL.
type Web interface {
	Get(ctx context.Context, url string, max int64) (source.Document, error)
}

// Sources fetches the document of a job from wherever its request says.
type Sources struct {
	Drive   Drive
	Web     Web
	Uploads store.Blobs

	// DriveOf gives the drive as a user of ours sees it; nil: all see the same.
	DriveOf func(user string) Drive
}

// Of gives the sources as a user of ours sees them.
func (s Sources) Of(user string) Sources {
	if s.DriveOf != nil {
		s.Drive = s.DriveOf(user)
	}
	return s
}

// Input gives the document of a request, the key that came beside it, and what
// the client said of it.
func (s Sources) Input(ctx context.Context, r job.Request) (in Input, err error) {
	if in.Document, err = s.Fetch(ctx, r); err != nil {
		return in, err
	}
	if r.TypeGiven {
		in.Expect = source.Type(r.DocumentType)
	}
	if r.KeyUpload != "" {
		key, err := s.upload(ctx, r.KeyUpload, r.KeyName)
		if err != nil {
			return in, err
		}
		in.Key = &key
	}
	return in, nil
}

// Fetch returns the document of a request.
func (s Sources) Fetch(ctx context.Context, r job.Request) (source.Document, error) {
	switch {
	case r.Upload != "":
		return s.upload(ctx, r.Upload, r.UploadName)
	case r.FileURL != "":
		return s.Web.Get(ctx, r.FileURL, source.MaxSize)
	default:
		id, err := source.ParseDocumentID(r.DocumentID)
		if err != nil {
			return source.Document{}, err
		}
		return s.Drive.Fetch(ctx, id, source.Type(r.DocumentType))
	}
}

func (s Sources) upload(ctx context.Context, key, name string) (source.Document, error) {
	blob, err := s.Uploads.Get(ctx, key, 0, -1)
	if errors.Is(err, store.ErrNotFound) {
		return source.Document{}, problem.New(problem.DocumentNotFound, "The uploaded file is no longer there. Please upload it again.")
	}
	if err != nil {
		return source.Document{}, problem.Transient(fmt.Errorf("open upload: %w", err))
	}
	defer blob.Body.Close()
	data, err := source.ReadAll(blob.Body, source.MaxSize)
	if err != nil && problem.CodeOf(err) == problem.Internal { // the store's own trouble, which may pass
		err = problem.Transient(err)
	}
	return source.Document{Name: name, Data: data, Origin: source.FromUpload}, err
}
