package lambda

import (
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"sync"
	"time"
)

// instance is one process of a function and its Runtime API.
type instance struct {
	pool   *pool
	cmd    *exec.Cmd
	server *http.Server
	work   chan *invocation
	exited chan struct{} // closed when the process has ended

	mu      sync.Mutex
	current *invocation
	failed  error // what it reported about its start
	status  error // how it ended
}

// start starts a process with a Runtime API of its own.
func (p *pool) start() (*instance, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen for %s: %w", p.function.Name, err)
	}
	in := &instance{pool: p, work: make(chan *invocation), exited: make(chan struct{})}
	in.server = &http.Server{Handler: in.routes()}
	in.cmd = p.command(listener.Addr().String())
	if err := in.cmd.Start(); err != nil {
		listener.Close()
		return nil, fmt.Errorf("start %s: %w", p.function.Name, err)
	}
	p.running.Add(1)
	go in.server.Serve(listener)
	go in.wait()
	return in, nil
}

// command is the process with the environment that Lambda gives it.
func (p *pool) command(api string) *exec.Cmd {
	cmd := exec.Command(p.function.Bootstrap)
	cmd.Dir = filepath.Dir(p.function.Bootstrap)
	cmd.Stdout, cmd.Stderr = p.logs, p.logs
	cmd.Env = append([]string{
		"AWS_LAMBDA_RUNTIME_API=" + api,
		"AWS_LAMBDA_FUNCTION_NAME=" + p.function.Name,
		"AWS_LAMBDA_FUNCTION_VERSION=$LATEST",
		"AWS_LAMBDA_INITIALIZATION_TYPE=on-demand",
		"LAMBDA_TASK_ROOT=" + cmd.Dir,
		"_HANDLER=bootstrap",
		"TZ=:UTC",
	}, p.function.Env...)
	ownGroup(cmd)
	cmd.WaitDelay = time.Second // a child that outlived it may hold its output
	return cmd
}

// wait buries the process when it ends, for whatever reason.
func (in *instance) wait() {
	defer in.pool.running.Done()
	err := in.cmd.Wait()
	killGroup(in.cmd) // children that it left behind
	in.mu.Lock()
	in.status = err
	current := in.current
	in.current = nil
	in.mu.Unlock()
	in.pool.bury(in)
	close(in.exited)
	in.server.Close()
	if current != nil {
		current.answer(nil, in.whyExited())
		current.end()
	}
}

// whyExited is the error of an invocation whose process has ended.
func (in *instance) whyExited() error {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.failed != nil {
		return in.failed
	}
	if in.status == nil {
		return &FunctionError{"Runtime.ExitError", "the process exited"}
	}
	return &FunctionError{"Runtime.ExitError", "the process ended: " + in.status.Error()}
}

// kill ends the process and its children at once.
func (in *instance) kill() { killGroup(in.cmd) }
