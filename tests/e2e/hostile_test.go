package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"formwright/tests/hostile"
)

// mostMemory is what the service may have held at any time: readers of office
// files work inside it.
const mostMemory = 1 << 30

// TestHostileDocuments sends documents that attack their readers through one
// service: each attack once, or as many and as large as .ci/hostile.sh asks for.
// Each job ends, as failed with words for its owner; the service stays the same
// process, within its memory, and converts an honest document after it.
func TestHostileDocuments(t *testing.T) {
	n, size := 0, hostile.Size{Bomb: 8 << 20, Depth: 20_000, Side: 3_000, Fan: 1}
	if asked, err := strconv.Atoi(os.Getenv("HOSTILE_FILES")); err == nil {
		n, size = asked, hostile.Size{Bomb: 160 << 20, Depth: 1_000_000, Side: 60_000, Fan: 2}
	}
	m := newMachine(t)
	m.start()
	m.token = m.tokenFor("ada@example.org")
	jobs := map[string]string{}
	for _, f := range hostile.Files(n, size) {
		m.document(f.Name+".bin", string(f.Data))
		jobs[f.Name] = m.convert(map[string]any{"documentId": f.Name, "format": "gift", "async": true}).want(202).text("jobId")
	}
	codes := map[string]int{}
	for name, id := range jobs {
		got := m.ended(id)
		code, _ := got["code"].(string)
		codes[code]++
		if code == "INTERNAL" || code == "UNAVAILABLE" {
			t.Errorf("%s ended as %v", name, got)
		}
	}
	t.Logf("%d documents ended: %v", len(jobs), codes)
	if state := m.follow(m.convert(map[string]any{"documentId": "capitals", "format": "gift", "async": true}).want(202).text("jobId")); state != "completed" {
		t.Errorf("an honest document after them is %s", state)
	}
	if held := m.peak(); held > mostMemory {
		t.Errorf("the service held %d MB", held>>20)
	} else {
		t.Logf("the service held %d MB at most", held>>20)
	}
	if strings.Contains(m.logs(), "panic") {
		t.Errorf("something panicked:\n%s", m.logs())
	}
	m.stop()
	if left := m.processes(); len(left) > 0 {
		t.Errorf("processes are left: %v", left)
	}
}

// ended waits for a job, however long the jobs before it take.
func (m *machine) ended(id string) map[string]any {
	for {
		got := m.status(id)
		if got["state"] == "completed" || got["state"] == "failed" {
			return got
		}
		m.get("/api/v1/convert/status/" + id + "/stream").want(200) // ends with the job, or earlier
	}
}

// peak is the most memory the server has held (VmHWM), 0 where the system does
// not tell.
func (m *machine) peak() int64 {
	data, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", m.process.Process.Pid))
	for line := range strings.Lines(string(data)) {
		if fields := strings.Fields(line); len(fields) == 3 && fields[0] == "VmHWM:" {
			kb, _ := strconv.ParseInt(fields[1], 10, 64)
			return kb << 10
		}
	}
	return 0
}

// processes are the process ids that still run this program for this machine's
// folders, as far as the system tells.
func (m *machine) processes() (pids []string) {
	folder, _ := json.Marshal(m.settings["DATA_DIR"])
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range lines {
		if line, err := os.ReadFile(name); err == nil && bytes.Contains(line, bytes.Trim(folder, `"`)) {
			pids = append(pids, filepath.Base(filepath.Dir(name)))
		}
	}
	return pids
}
