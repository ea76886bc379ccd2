//go:build unix

package lambda

import (
	"os/exec"
	"syscall"
)

// ownGroup makes the process the first of a group, so that its children end
// with it.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends the process and its children; no error when they are gone.
func killGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
