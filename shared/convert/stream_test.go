package convert_test

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"sync"
	"testing"
	"time"

	"formwright/shared/convert"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// The pictures of the test together, and how much memory writing and checking
// them may take: room for a few of them, not for all.
const (
	pictures    = 12
	pictureSize = 4 << 20
	mayGrow     = 28 << 20
)

// noise is a picture that nothing compresses, made as it is read.
type noise struct {
	left  int64
	state uint32
}

func (n *noise) Read(p []byte) (int, error) {
	if n.left == 0 {
		return 0, io.EOF
	}
	p = p[:min(int64(len(p)), n.left)]
	for i := range p {
		n.state = n.state*1664525 + 1013904223
		p[i] = byte(n.state >> 24)
	}
	n.left -= int64(len(p))
	return len(p), nil
}

func (*noise) Close() error { return nil }

func withPictures() quiz.Quiz {
	q := quiztest.Many(pictures)
	q.Media = richtext.Library{}
	for i := range q.Items {
		hash := fmt.Sprintf("%016x%048x", i+1, i+1)
		q.Media[hash] = richtext.LazyMedia("image/jpeg", 100, 100, pictureSize, func() (io.ReadCloser, error) {
			return &noise{left: pictureSize, state: uint32(i)}, nil
		})
		q.Items[i].Stem = append(q.Items[i].Stem, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: hash, Alt: "noise", Width: 100, Height: 100}}})
	}
	return q
}

// TestPicturesAreStreamed: a quiz with many pictures takes no more memory than
// a few of them.
func TestPicturesAreStreamed(t *testing.T) {
	q := withPictures()
	for _, tg := range target.All() {
		if !tg.Available || tg.Extension == "" || !tg.Images {
			continue
		}
		t.Run(string(tg.ID), func(t *testing.T) {
			grown := peak(func() {
				file, written, err := convert.Write(q, tg.ID, target.Options{})
				if err != nil {
					t.Error(err)
					return
				}
				if file.Size() < int64(written.Asked)*pictureSize { // a question has a picture
					t.Errorf("the file has %d bytes", file.Size())
				}
				file.Close()
			})
			if grown > mayGrow {
				t.Errorf("%d MB of memory for %d MB of pictures", grown>>20, pictures*pictureSize>>20)
			}
		})
	}
}

// peak is by how much the heap grew at most while do ran.
func peak(do func()) uint64 {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // what is held counts, not how seldom GOGC has garbage collected
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	before, most := m.HeapInuse, m.HeapInuse
	stop := make(chan struct{})
	var watched sync.WaitGroup
	watched.Go(func() {
		for tick := time.NewTicker(2 * time.Millisecond); ; {
			select {
			case <-stop:
				tick.Stop()
				return
			case <-tick.C:
				var m runtime.MemStats
				runtime.ReadMemStats(&m)
				most = max(most, m.HeapInuse)
			}
		}
	})
	do()
	close(stop)
	watched.Wait()
	return most - before
}
