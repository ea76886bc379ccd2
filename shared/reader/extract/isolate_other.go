//go:build !unix

package extract

import (
	"os"
	"syscall"
	"time"
)

func executable() (string, error) { return os.Executable() }

func apart() *syscall.SysProcAttr { return nil }

// confine leaves the bound on memory to watchMemory.
func confine(int64) {}

// resident is not known here; a worker is replaced by the count of its documents.
func resident(int) int64 { return 0 }

// processorTime is not known here; a worker has the time of the clock.
func processorTime(int) time.Duration { return 0 }
