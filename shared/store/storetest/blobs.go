package storetest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

// Blobs runs the suite of store.Blobs. open gives the store of a subtest, which
// may be the same for all; it tells time by clock.
func Blobs(t *testing.T, open func(t *testing.T) store.Blobs, clock *Clock) {
	for name, run := range map[string]func(*blobTest){
		"PutAndGet":            putAndGet,
		"AbsentIsErrNotFound":  func(t *blobTest) { t.hasNo("absent") },
		"Parts":                blobParts,
		"Metadata":             blobMetadata,
		"ReplaceChangesAll":    replaceChangesAll,
		"ReplaceWhileRead":     replaceWhileRead,
		"FailedPutKeepsTheOld": failedPutKeepsTheOld,
		"Delete":               deleteBlob,
		"Expiry":               blobExpiry,
		"Keys":                 blobKeys,
		"LargeStream":          largeStream,
		"WrongOnesAreRefused":  wrongBlobs,
	} {
		t.Run(name, func(t *testing.T) {
			prefix := fmt.Sprintf("%s/%d/", t.Name(), time.Now().UnixNano())
			run(&blobTest{t, open(t), clock, prefix})
		})
	}
}

// blobTest is one subtest with a prefix of its own.
type blobTest struct {
	*testing.T
	blobs  store.Blobs
	clock  *Clock
	prefix string
}

func (t *blobTest) put(key, body string, meta store.BlobMeta) {
	t.Helper()
	err := t.blobs.Put(t.Context(), t.prefix+key, strings.NewReader(body), int64(len(body)), meta)
	if err != nil {
		t.Fatalf("put %q: %v", key, err)
	}
}

// get reads a part and gives the blob with its body closed.
func (t *blobTest) get(key string, offset, length int64) (store.Blob, string) {
	t.Helper()
	blob, err := t.blobs.Get(t.Context(), t.prefix+key, offset, length)
	if err != nil {
		t.Fatalf("get %q: %v", key, err)
	}
	body, err := io.ReadAll(blob.Body)
	if err := errors.Join(err, blob.Body.Close()); err != nil {
		t.Fatalf("read %q: %v", key, err)
	}
	return blob, string(body)
}

func (t *blobTest) has(key, want string) {
	t.Helper()
	blob, got := t.get(key, 0, -1)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("blob %q (-want +got):\n%s", key, diff)
	}
	if blob.Size != int64(len(want)) {
		t.Errorf("blob %q has size %d, want %d", key, blob.Size, len(want))
	}
}

func (t *blobTest) hasNo(key string) {
	t.Helper()
	if _, err := t.blobs.Get(t.Context(), t.prefix+key, 0, -1); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("get %q returned %v instead of ErrNotFound", key, err)
	}
}

func putAndGet(t *blobTest) {
	for _, body := range []string{"", "x", "line\r\n\x00\xff\xfe binary", strings.Repeat("0123456789", 100_000)} {
		t.put("known", body, store.BlobMeta{})
		t.has("known", body)
		r := io.MultiReader(strings.NewReader(body)) // hides the length
		if err := t.blobs.Put(t.Context(), t.prefix+"unknown", r, -1, store.BlobMeta{}); err != nil {
			t.Fatal(err)
		}
		t.has("unknown", body)
	}
}

func blobParts(t *blobTest) {
	const body = "0123456789"
	t.put("a", body, store.BlobMeta{ContentType: "text/plain", Name: "n"})
	t.put("empty", "", store.BlobMeta{})
	for _, part := range []struct {
		key            string
		offset, length int64
		want           string
	}{
		{"a", 0, -1, body}, {"a", 0, 3, "012"}, {"a", 3, 4, "3456"}, {"a", 3, -1, "3456789"},
		{"a", 9, 1, "9"}, {"a", 9, 100, "9"}, {"a", 0, 0, ""}, {"a", 5, 0, ""}, {"a", 10, -1, ""},
		{"a", 10, 5, ""}, {"a", 11, -1, ""}, {"a", 1 << 40, 5, ""}, {"a", 5, 1<<63 - 1, "56789"},
		{"empty", 0, -1, ""}, {"empty", 0, 5, ""}, {"empty", 3, -1, ""},
	} {
		blob, got := t.get(part.key, part.offset, part.length)
		if got != part.want {
			t.Errorf("%q from %d, %d bytes: %q, want %q", part.key, part.offset, part.length, got, part.want)
		}
		if part.key == "a" && (blob.Size != 10 || blob.Name != "n" || blob.ContentType != "text/plain" || blob.ETag == "") {
			t.Errorf("part at %d of the blob comes with %+v", part.offset, blob)
		}
	}
}

func blobMetadata(t *blobTest) {
	expires := t.clock.Now().Add(time.Hour)
	for _, meta := range []store.BlobMeta{
		{ContentType: "application/zip", Name: "Prüfung № 1 «итог» 試験 \U0001F600.zip", Expires: expires},
		{ContentType: `text/plain; charset="utf-8"`, Name: ` a "b" %41 + \ /é `},
		{Name: strings.Repeat("試", store.MaxName/3)},
		{},
	} {
		t.put("a", "body", meta)
		blob, _ := t.get("a", 0, -1)
		meta.Expires = store.ToSecond(meta.Expires)
		if meta.ContentType == "" {
			meta.ContentType = store.DefaultContentType
		}
		if diff := cmp.Diff(meta, blob.BlobMeta); diff != "" {
			t.Errorf("metadata (-want +got):\n%s", diff)
		}
	}
}

func replaceChangesAll(t *blobTest) {
	t.put("a", "old body", store.BlobMeta{Name: "old", Expires: t.clock.Now().Add(time.Hour)})
	old, _ := t.get("a", 0, -1)
	t.put("a", "new", store.BlobMeta{ContentType: "text/new"})
	t.has("a", "new")
	blob, _ := t.get("a", 0, -1)
	if diff := cmp.Diff(store.BlobMeta{ContentType: "text/new"}, blob.BlobMeta); diff != "" {
		t.Errorf("metadata (-want +got):\n%s", diff)
	}
	if len(blob.ETag) < 3 || blob.ETag[0] != '"' || blob.ETag[len(blob.ETag)-1] != '"' {
		t.Errorf("ETag %s is not quoted", blob.ETag)
	}
	if blob.ETag == old.ETag {
		t.Errorf("ETag %s stayed the same", blob.ETag)
	}
}

// replaceWhileRead replaces and deletes under an open blob.
func replaceWhileRead(t *blobTest) {
	old := strings.Repeat("old ", 1<<19)
	for _, change := range []func(){
		func() { t.put("a", strings.Repeat("new ", 1<<19), store.BlobMeta{}) },
		func() {
			if err := t.blobs.Delete(t.Context(), t.prefix+"a"); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.put("a", old, store.BlobMeta{})
		blob, err := t.blobs.Get(t.Context(), t.prefix+"a", 0, -1)
		if err != nil {
			t.Fatal(err)
		}
		head := make([]byte, 10)
		if _, err := io.ReadFull(blob.Body, head); err != nil {
			t.Fatal(err)
		}
		change()
		rest, err := io.ReadAll(blob.Body)
		if err == nil && string(head)+string(rest) != old {
			t.Error("an open blob gave other bytes after it was replaced")
		}
		if err := blob.Body.Close(); err != nil {
			t.Error(err)
		}
	}
}

func failedPutKeepsTheOld(t *blobTest) {
	t.put("a", "old", store.BlobMeta{Name: "old"})
	broken := io.MultiReader(strings.NewReader(strings.Repeat("new", 1000)), iotest.ErrReader(errors.New("broken")))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for what, err := range map[string]error{
		"a reader's error":   t.blobs.Put(t.Context(), t.prefix+"a", broken, -1, store.BlobMeta{}),
		"too few bytes":      t.blobs.Put(t.Context(), t.prefix+"a", strings.NewReader("new"), 4, store.BlobMeta{}),
		"too many bytes":     t.blobs.Put(t.Context(), t.prefix+"a", strings.NewReader("new"), 2, store.BlobMeta{}),
		"none of the bytes":  t.blobs.Put(t.Context(), t.prefix+"a", strings.NewReader(""), 2, store.BlobMeta{}),
		"an ended context":   t.blobs.Put(ctx, t.prefix+"a", strings.NewReader("new"), 3, store.BlobMeta{}),
		"a blob that is new": t.blobs.Put(t.Context(), t.prefix+"b", iotest.ErrReader(errors.New("broken")), 3, store.BlobMeta{}),
	} {
		if err == nil {
			t.Errorf("put with %s gave no error", what)
		}
	}
	t.has("a", "old")
	if blob, _ := t.get("a", 0, -1); blob.Name != "old" {
		t.Errorf("the old blob is now called %q", blob.Name)
	}
	t.hasNo("b")
}

func deleteBlob(t *blobTest) {
	t.put("a", "x", store.BlobMeta{})
	t.put("ab", "y", store.BlobMeta{})
	for range 2 {
		if err := t.blobs.Delete(t.Context(), t.prefix+"a"); err != nil {
			t.Fatal(err)
		}
		t.hasNo("a")
	}
	t.has("ab", "y")
}

func blobExpiry(t *blobTest) {
	expires := store.ToSecond(t.clock.Now().Add(time.Minute))
	t.put("a", "x", store.BlobMeta{Expires: expires})
	t.put("b", "y", store.BlobMeta{Expires: expires.Add(time.Hour)})
	t.clock.Advance(expires.Sub(t.clock.Now()) - time.Nanosecond)
	t.has("a", "x")
	t.clock.Advance(time.Nanosecond)
	t.hasNo("a")
	t.has("b", "y")
	t.put("a", "new", store.BlobMeta{})
	t.has("a", "new")
}

func blobKeys(t *blobTest) {
	keys := []string{"a", "a/b", "a/b/c.txt", "a b", "a+b", "a%2Fb", "é", "試験/1", "a?b=c&d#e", "A", "~*'()!", "..a/b.."}
	for _, key := range keys {
		t.put(key, "body of "+key, store.BlobMeta{})
	}
	for _, key := range keys {
		t.has(key, "body of "+key)
	}
}

// largeStream puts 8 MB from a reader that never holds them all.
func largeStream(t *blobTest) {
	const size = 8 << 20
	hash := sha256.New()
	r := io.TeeReader(io.LimitReader(&counting{}, size), hash)
	if err := t.blobs.Put(t.Context(), t.prefix+"large", r, -1, store.BlobMeta{}); err != nil {
		t.Fatal(err)
	}
	blob, err := t.blobs.Get(t.Context(), t.prefix+"large", 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	got := sha256.New()
	n, err := io.Copy(got, blob.Body)
	if err := errors.Join(err, blob.Body.Close()); err != nil {
		t.Fatal(err)
	}
	if n != size || blob.Size != size || !bytes.Equal(got.Sum(nil), hash.Sum(nil)) {
		t.Errorf("got %d bytes of %d, size %d", n, size, blob.Size)
	}
	if _, tail := t.get("large", size-3, -1); len(tail) != 3 {
		t.Errorf("the last 3 bytes are %d", len(tail))
	}
}

// counting is an endless reader whose bytes depend on their place.
type counting struct{ n uint32 }

func (c *counting) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(c.n * 2654435761 >> 24)
		c.n++
	}
	return len(p), nil
}

func wrongBlobs(t *blobTest) {
	put := func(key string, size int64, meta store.BlobMeta) error {
		return t.blobs.Put(t.Context(), key, strings.NewReader("x"), size, meta)
	}
	_, noKey := t.blobs.Get(t.Context(), "", 0, -1)
	_, offset := t.blobs.Get(t.Context(), "a", -1, -1)
	_, length := t.blobs.Get(t.Context(), "a", 0, -2)
	for what, err := range map[string]error{
		"no key": put("", 1, store.BlobMeta{}), "a long key": put(strings.Repeat("k", 1025), 1, store.BlobMeta{}),
		"a key not UTF-8": put("\xff", 1, store.BlobMeta{}), "a size of -2": put("a", -2, store.BlobMeta{}),
		"a long name":           put("a", 1, store.BlobMeta{Name: strings.Repeat("n", store.MaxName+1)}),
		"a name not UTF-8":      put("a", 1, store.BlobMeta{Name: "\xff"}),
		"a broken content type": put("a", 1, store.BlobMeta{ContentType: "a\r\nb: c"}),
		"delete without a key":  t.blobs.Delete(t.Context(), ""),
		"get without a key":     noKey, "get before the start": offset, "get of a negative length": length,
	} {
		if err == nil || errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s returned %v instead of an error", what, err)
		}
	}
}
