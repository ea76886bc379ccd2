package extract

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"
)

// executable is this very program, even when its file was replaced since it
// started: the two ends of a pipe must be the same build.
func executable() (string, error) {
	const self = "/proc/self/exe"
	if _, err := os.Stat(self); err == nil {
		return self, nil
	}
	return os.Executable()
}

// apart keeps the terminal's Ctrl-C from the worker, so that a server finishes
// its conversions, and lets it die with its parent. The kernel watches the
// thread that started it; threads end early only in programs that lock them.
func apart() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// slack is what the address space of a worker may hold beyond its memory: heap
// that was given back still counts there.
const slack = 512 << 20

// confine sets the kernel's limits for this process: no core files, which would
// hold documents, and a bound on private memory (RLIMIT_DATA). RLIMIT_AS does
// not fit, because Go reserves address space that it never uses.
func confine(memory int64) {
	limit := uint64(memory) + slack
	_ = syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
	_ = syscall.Setrlimit(syscall.RLIMIT_DATA, &syscall.Rlimit{Cur: limit, Max: limit}) // watchMemory stands without it
}

// resident is the memory a process has in use, 0 when that is not known.
func resident(pid int) int64 {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0
	}
	fields := bytes.Fields(data)
	if len(fields) < 2 {
		return 0
	}
	n, err := strconv.ParseInt(string(fields[1]), 10, 64)
	if err != nil {
		return 0
	}
	return n * int64(os.Getpagesize())
}

// processorTick is the unit of /proc for processor time, the same on every Linux.
const processorTick = 10 * time.Millisecond

// processorTime is what a process has had of the processors, 0 when that is not known.
func processorTime(pid int) time.Duration {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	const user, system = 11, 12 // behind the name, which may hold anything
	fields := bytes.Fields(data[bytes.LastIndexByte(data, ')')+1:])
	if len(fields) <= system {
		return 0
	}
	ticks := int64(0)
	for _, field := range [][]byte{fields[user], fields[system]} {
		n, err := strconv.ParseInt(string(field), 10, 64)
		if err != nil {
			return 0
		}
		ticks += n
	}
	return time.Duration(ticks) * processorTick
}
