package aws

import (
	"errors"
	"io"
	"math"
	"os"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/google/go-cmp/cmp"

	"formwright/shared/spool"
	"formwright/shared/store"
)

func TestMetadataIsPlainASCII(t *testing.T) {
	for _, meta := range []store.BlobMeta{
		{ContentType: "a/b", Name: "Prüfung № 1%20 \U0001F600\r\n.zip", Expires: time.Unix(1000, 0).UTC()},
		{ContentType: "a/b", Name: strings.Repeat("試", store.MaxName/3)},
		{ContentType: "a/b"},
	} {
		m, size := encodeMeta(meta), 0
		for k, v := range m {
			size += len(k) + len(v)
			if strings.ContainsFunc(v, func(r rune) bool { return r <= ' ' || r > '~' }) {
				t.Errorf("metadata %q is not plain ASCII", v)
			}
		}
		if size > 2048 {
			t.Errorf("metadata takes %d bytes, S3 takes 2048", size)
		}
		got, err := decodeMeta(&meta.ContentType, m)
		if diff := cmp.Diff(meta, got); err != nil || diff != "" {
			t.Errorf("metadata, %v (-want +got):\n%s", err, diff)
		}
	}
	for _, m := range []map[string]string{{metaName: "%zz"}, {metaExpires: "soon"}} {
		if _, err := decodeMeta(nil, m); err == nil {
			t.Errorf("metadata %v was read", m)
		}
	}
}

func TestByteRange(t *testing.T) {
	for _, c := range []struct {
		offset, length int64
		want           string
	}{
		{0, -1, ""}, {5, -1, "bytes=5-"}, {0, 1, "bytes=0-0"}, {5, 10, "bytes=5-14"},
		{5, math.MaxInt64, "bytes=5-"}, {0, math.MaxInt64, "bytes=0-9223372036854775806"},
	} {
		if got := sdk.ToString(byteRange(c.offset, c.length)); got != c.want {
			t.Errorf("%d bytes from %d: %q, want %q", c.length, c.offset, got, c.want)
		}
	}
}

func TestSpoolHoldsWhatTheReaderGave(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	for _, size := range []int{0, 1, spool.Memory - 1, spool.Memory, spool.Memory + 1, 3*spool.Memory + 7} {
		want := strings.Repeat("x", size)
		s, err := newSpool(t.Context(), iotest.HalfReader(strings.NewReader(want)))
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // the SDK reads it again when it tries again
			got, err := io.ReadAll(s.Reader())
			if err != nil || string(got) != want || s.Size() != int64(size) {
				t.Errorf("a reader of %d bytes came as %d, size %d, %v", size, len(got), s.Size(), err)
			}
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	for _, before := range []int{0, 2 * spool.Memory} {
		r := io.MultiReader(strings.NewReader(strings.Repeat("x", before)), iotest.ErrReader(errors.New("broken")))
		if _, err := newSpool(t.Context(), r); err == nil {
			t.Errorf("a reader that broke after %d bytes gave no error", before)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestWholeSecondsRoundUp(t *testing.T) {
	for d, want := range map[time.Duration]int32{
		-time.Second: 0, 0: 0, 1: 1, time.Second: 1, time.Second + 1: 2, store.MaxDelay: 900,
	} {
		if got := wholeSeconds(d); got != want {
			t.Errorf("%s is %d seconds, want %d", d, got, want)
		}
	}
}
