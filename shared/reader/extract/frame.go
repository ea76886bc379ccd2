package extract

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// A frame is a byte that says what it is, four bytes of length, most significant
// first, and the payload.
type frameKind byte

// The frames. A request goes to the worker, the others come from it: any number
// of progress frames, then one reply or one failure.
const (
	requestFrame  frameKind = 'Q'
	progressFrame frameKind = 'P'
	replyFrame    frameKind = 'R'
	failureFrame  frameKind = 'F'
)

// Bounds of payloads, in bytes.
const (
	maxRequest  = 64 << 20 // documents are bounded far below
	maxReply    = 64 << 20
	maxFailure  = 16 << 10
	maxProgress = 32
	// replyBudget bounds what a decoded reply takes. The wire form of a Span, the
	// worst of them, is at least two fifths of its size in memory.
	replyBudget = 160 << 20
)

// limit is the largest payload of a frame; 0 for a kind that does not exist.
func (k frameKind) limit() int {
	switch k {
	case requestFrame:
		return maxRequest
	case replyFrame:
		return maxReply
	case failureFrame:
		return maxFailure
	case progressFrame:
		return maxProgress
	}
	return 0
}

var errNotAFrame = errors.New("what came is not a frame")

func writeFrame(w io.Writer, kind frameKind, payload ...[]byte) error {
	n := 0
	for _, p := range payload {
		n += len(p)
	}
	if n > kind.limit() {
		return fmt.Errorf("a frame of %d bytes, at most %d are allowed: %w", n, kind.limit(), errWireTooLarge)
	}
	head := binary.BigEndian.AppendUint32([]byte{byte(kind)}, uint32(n))
	for _, p := range append([][]byte{head}, payload...) {
		if _, err := w.Write(p); err != nil {
			return err
		}
	}
	return nil
}

// readFrame reads one frame. A length over the kind's limit is refused before
// anything is read, and the buffer grows with what really comes.
func readFrame(r io.Reader) (frameKind, []byte, error) {
	var head [5]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return 0, nil, err
	}
	kind, length := frameKind(head[0]), binary.BigEndian.Uint32(head[1:])
	if kind.limit() == 0 {
		return 0, nil, errNotAFrame
	}
	if uint64(length) > uint64(kind.limit()) {
		return 0, nil, errWireTooLarge
	}
	var payload bytes.Buffer
	if _, err := io.CopyN(&payload, r, int64(length)); err != nil {
		if errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return 0, nil, err
	}
	return kind, payload.Bytes(), nil
}
