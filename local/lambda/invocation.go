package lambda

import (
	"crypto/rand"
	"fmt"
	"io"
	"sync"
	"time"
)

// invocation is one event on its way through a process.
type invocation struct {
	id       string
	event    []byte
	result   chan result // holds the one result
	answered sync.Once
	ended    sync.Once
	release  func() // gives its slot back
	deadline *time.Timer
}

type result struct {
	reply *Reply
	err   error
}

func newInvocation(event []byte, release func()) *invocation {
	return &invocation{id: uuid(), event: event, result: make(chan result, 1), release: release}
}

// uuid makes a random UUID (RFC 9562, version 4): what request ids look like.
func uuid() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// answer gives the invoker its result; only the first counts.
func (inv *invocation) answer(reply *Reply, err error) {
	inv.answered.Do(func() { inv.result <- result{reply, err} })
}

// end frees the slot, when the process is ready for the next event or gone.
func (inv *invocation) end() {
	inv.ended.Do(func() {
		if inv.deadline != nil {
			inv.deadline.Stop()
		}
		inv.release()
	})
}

// discard reads what nobody waits for any more.
func (inv *invocation) discard() {
	if res := <-inv.result; res.reply != nil {
		_, _ = io.Copy(io.Discard, res.reply.Body)
		_ = res.reply.Body.Close()
	}
}
