//go:build unix && !linux

package extract

import (
	"os"
	"syscall"
	"time"
)

func executable() (string, error) { return os.Executable() }

// apart keeps the terminal's Ctrl-C from the worker; it ends when its standard
// input does, which is when its parent dies.
func apart() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// confine leaves the bound on memory to watchMemory: these kernels do not keep
// to the limits they have.
func confine(int64) {
	_ = syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
}

// resident is not known here; a worker is replaced by the count of its documents.
func resident(int) int64 { return 0 }

// processorTime is not known here; a worker has the time of the clock.
func processorTime(int) time.Duration { return 0 }
