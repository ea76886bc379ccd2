package extract

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/reader/layout"
)

// TestMain lets the test binary be its own worker, with an engine that does what
// its document says.
func TestMain(m *testing.M) {
	if code, ended := Worker(os.Args, func(s Settings) reader.Extractor { return script{s} }); ended {
		os.Exit(code)
	}
	os.Exit(m.Run())
}

// script is an engine whose documents are commands: a word, and a file or folder.
type script struct{ settings Settings }

func (s script) Extract(_ context.Context, kind reader.Kind, data []byte, progress func(done, total int)) (layout.Document, error) {
	word, path, _ := strings.Cut(string(data[:min(len(data), 4096)]), " ")
	me := layout.Document{Title: fmt.Sprint(os.Getpid()), Language: strings.Join(os.Environ(), " ")}
	switch word {
	case "pages":
		for n := range 3 {
			progress(n, 3)
		}
	case "kind":
		me.Title = fmt.Sprint(kind, len(data), s.settings)
	case "encrypted":
		return me, problem.New(problem.DocumentEncrypted, "The document has a password.")
	case "lie":
		return me, problem.New(problem.InsufficientScope, "You may not.")
	case "error":
		return me, errors.New("page 3: bad object")
	case "panic":
		panic("index out of range")
	case "print":
		fmt.Println("a library says hello")
	case "loop", "loop-late":
		must(os.WriteFile(path, []byte(me.Title), 0o600))
		progress(1, 2)
		for n := 0; word == "loop"; n++ {
		}
		select {}
	case "starved": // others have the processors most of the time
		for from := time.Now(); time.Since(from) < 1200*time.Millisecond; time.Sleep(15 * time.Millisecond) {
			for spin := time.Now(); time.Since(spin) < 10*time.Millisecond; {
			}
		}
	case "bomb":
		var all [][]byte
		for {
			all = append(all, make([]byte, 1<<20))
			for i := 0; i < 1<<20; i += 4096 {
				all[len(all)-1][i] = 1
			}
		}
	case "big":
		me.Title = fmt.Sprint(len(make([]byte, math.MaxInt32)))
	case "many":
		me.Pages = make([]layout.Page, 1)
		me.Pages[0].Pictures = []layout.Picture{{Data: make([]byte, maxReply)}}
	case "garbage":
		send([]byte("HTTP/1.1 200 OK\r\n\r\n"))
	case "huge":
		send([]byte{byte(replyFrame), 255, 255, 255, 255})
	case "half":
		send([]byte{byte(replyFrame), 0, 0, 1, 0, 7, 7})
		os.Exit(3)
	case "kill":
		must(syscall.Kill(os.Getpid(), syscall.SIGKILL))
		select {}
	case "kill-once":
		if _, err := os.Stat(filepath.Join(path, "killed")); err != nil {
			must(os.WriteFile(filepath.Join(path, "killed"), nil, 0o600))
			must(syscall.Kill(os.Getpid(), syscall.SIGKILL))
			select {}
		}
	}
	return me, nil
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// send writes to the pipe beside the protocol.
func send(data []byte) {
	_, err := syscall.Write(1, data)
	must(err)
}
