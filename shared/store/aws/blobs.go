package aws

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net/url"
	"strconv"
	"strings"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/aws/aws-sdk-go-v2/service/s3/types"

	"formwright/shared/spool"
	"formwright/shared/store"
)

// Blobs is a store.Blobs in one S3 bucket. S3 only ever shows whole objects.
// The name and the expiry travel as metadata, where only ASCII is safe: the
// name is percent-encoded. An expired blob is not given any more; the bucket's
// lifecycle makes the room.
type Blobs struct {
	// Now is the clock that decides what has expired.
	Now func() time.Time

	client *s3.Client
	bucket string
}

// The metadata of an object.
const (
	metaName    = "name"
	metaExpires = "expires" // seconds since 1970
)

// NewBlobs makes the Blobs of a bucket.
func NewBlobs(client *s3.Client, bucket string) *Blobs {
	return &Blobs{Now: time.Now, client: client, bucket: bucket}
}

// Put implements store.Blobs.
func (b *Blobs) Put(ctx context.Context, key string, r io.Reader, size int64, meta store.BlobMeta) error {
	if err := store.ValidateBlob(key, size, meta); err != nil {
		return err
	}
	body, err := newSpool(ctx, r)
	if err != nil {
		return fmt.Errorf("put blob: %w", err)
	}
	err = b.put(ctx, key, body, size, meta)
	return errors.Join(err, body.Close())
}

func (b *Blobs) put(ctx context.Context, key string, body *spool.Spool, size int64, meta store.BlobMeta) error {
	if size >= 0 && body.Size() != size {
		return fmt.Errorf("put blob: reader gave %d bytes instead of %d", body.Size(), size)
	}
	if meta.ContentType == "" {
		meta.ContentType = store.DefaultContentType
	}
	length := body.Size()
	_, err := b.client.PutObject(ctx, &s3.PutObjectInput{
		Bucket: &b.bucket, Key: &key, Body: body.Reader(), ContentLength: &length,
		ContentType: &meta.ContentType, Metadata: encodeMeta(meta),
	})
	if err != nil {
		return failure(ctx, "put blob", err)
	}
	return nil
}

func encodeMeta(meta store.BlobMeta) map[string]string {
	m := make(map[string]string)
	if meta.Name != "" {
		m[metaName] = url.PathEscape(meta.Name)
	}
	if !meta.Expires.IsZero() {
		m[metaExpires] = strconv.FormatInt(meta.Expires.Unix(), 10)
	}
	return m
}

func decodeMeta(contentType *string, m map[string]string) (store.BlobMeta, error) {
	meta := store.BlobMeta{ContentType: sdk.ToString(contentType)}
	var err error
	if meta.Name, err = url.PathUnescape(m[metaName]); err != nil {
		return meta, fmt.Errorf("name of a blob: %w", err)
	}
	if text, ok := m[metaExpires]; ok {
		seconds, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return meta, fmt.Errorf("expiry of a blob: %w", err)
		}
		meta.Expires = time.Unix(seconds, 0).UTC()
	}
	return meta, nil
}

// Get implements store.Blobs.
func (b *Blobs) Get(ctx context.Context, key string, offset, length int64) (store.Blob, error) {
	if err := store.ValidatePart(key, offset, length); err != nil {
		return store.Blob{}, err
	}
	if length == 0 {
		return b.head(ctx, key)
	}
	out, err := b.client.GetObject(ctx, &s3.GetObjectInput{Bucket: &b.bucket, Key: &key, Range: byteRange(offset, length)})
	if errorCode(err) == "InvalidRange" {
		return b.head(ctx, key)
	}
	if err != nil {
		return store.Blob{}, missing(ctx, err)
	}
	size := sdk.ToInt64(out.ContentLength)
	if out.ContentRange != nil {
		if size, err = wholeSize(*out.ContentRange); err != nil {
			return store.Blob{}, errors.Join(err, out.Body.Close())
		}
	}
	return b.open(out.ContentType, out.Metadata, out.ETag, size, out.Body)
}

// head gives an empty part of a blob, for which S3 has no range.
func (b *Blobs) head(ctx context.Context, key string) (store.Blob, error) {
	out, err := b.client.HeadObject(ctx, &s3.HeadObjectInput{Bucket: &b.bucket, Key: &key})
	if err != nil {
		return store.Blob{}, missing(ctx, err)
	}
	empty := io.NopCloser(bytes.NewReader(nil))
	return b.open(out.ContentType, out.Metadata, out.ETag, sdk.ToInt64(out.ContentLength), empty)
}

// open makes the blob of an answer unless it has expired.
func (b *Blobs) open(contentType *string, m map[string]string, etag *string, size int64, body io.ReadCloser) (store.Blob, error) {
	meta, err := decodeMeta(contentType, m)
	if err == nil && store.Gone(meta.Expires, b.Now()) {
		err = store.ErrNotFound
	}
	if err != nil {
		return store.Blob{}, errors.Join(err, body.Close())
	}
	return store.Blob{BlobMeta: meta, Body: body, Size: size, ETag: sdk.ToString(etag)}, nil
}

// byteRange is the Range header of a part, nil for the whole.
func byteRange(offset, length int64) *string {
	switch {
	case offset == 0 && length < 0:
		return nil
	case length < 0 || length > math.MaxInt64-offset:
		return sdk.String(fmt.Sprintf("bytes=%d-", offset))
	}
	return sdk.String(fmt.Sprintf("bytes=%d-%d", offset, offset+length-1))
}

// wholeSize reads the end of "bytes 0-4/10".
func wholeSize(contentRange string) (int64, error) {
	_, total, _ := strings.Cut(contentRange, "/")
	size, err := strconv.ParseInt(total, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("content range %q: %w", contentRange, err)
	}
	return size, nil
}

// missing tells an absent object from other failures. GetObject and HeadObject
// name it differently.
func missing(ctx context.Context, err error) error {
	var noKey *types.NoSuchKey
	var notFound *types.NotFound
	if errors.As(err, &noKey) || errors.As(err, &notFound) {
		return store.ErrNotFound
	}
	return failure(ctx, "get blob", err)
}

// Delete implements store.Blobs.
func (b *Blobs) Delete(ctx context.Context, key string) error {
	if err := store.ValidatePart(key, 0, -1); err != nil {
		return err
	}
	_, err := b.client.DeleteObject(ctx, &s3.DeleteObjectInput{Bucket: &b.bucket, Key: &key})
	if err != nil {
		return failure(ctx, "delete blob", err)
	}
	return nil
}
