package cloudform

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/richtext"
)

const (
	// pictureLife is how long a picture can be fetched. The service fetches it once,
	// while it makes the item, and keeps a copy.
	pictureLife = time.Hour
	// maxPicture is the largest picture that is handed over.
	maxPicture = 20 << 20
)

// pictures puts the quiz's pictures where the service can fetch them: behind
// addresses that nobody guesses, for a while. They are the same at every attempt.
func (m *maker) pictures(ctx context.Context) (map[string]string, error) {
	secret, err := uuid.Parse(m.order.Export)
	if err != nil || !m.fetched {
		return nil, nil
	}
	out := map[string]string{}
	for _, hash := range slices.Sorted(maps.Keys(m.order.Quiz.Media)) {
		picture := m.order.Quiz.Media[hash]
		if !taken(picture.Type) || picture.Size > maxPicture {
			continue
		}
		id := uuid.NewSHA1(secret, []byte(hash)).String()
		if err := m.show(ctx, id, picture); err != nil {
			return nil, err
		}
		out[hash] = m.base + "/api/forms/exports/" + id
	}
	return out, nil
}

func (m *maker) show(ctx context.Context, id string, picture richtext.Media) error {
	data, err := picture.Open()
	if err != nil {
		return fmt.Errorf("open picture: %w", err)
	}
	defer data.Close()
	return m.exports.Publish(ctx, export.Export{ID: id, Job: m.order.Job, FileName: "picture" + richtext.Extension(picture.Type), MediaType: picture.Type},
		data, picture.Size, pictureLife)
}

// taken reports whether the service takes pictures of a type.
func taken(mediaType string) bool {
	return mediaType == "image/png" || mediaType == "image/jpeg" || mediaType == "image/gif"
}
