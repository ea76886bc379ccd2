package e2e

import (
	"testing"
	"time"

	"formwright/tests/hostile"
)

// TestWorkersDieWithTheServer: kill -9 leaves no worker behind, and the next
// server reads what was under way.
func TestWorkersDieWithTheServer(t *testing.T) {
	m := newMachine(t)
	m.start()
	m.token = m.tokenFor("ada@example.org")
	for _, f := range hostile.Files(3, hostile.Size{Bomb: 1 << 10, Depth: 3, Side: 10, Fan: 1}) {
		m.document(f.Name+".bin", string(f.Data))
		m.ended(m.convert(map[string]any{"documentId": f.Name, "format": "gift", "async": true}).want(202).text("jobId"))
	}
	if n := len(m.processes()); n == 0 {
		t.Fatal("no worker is kept for the next document")
	}
	m.kill()
	for deadline := time.Now().Add(10 * time.Second); len(m.processes()) > 0; {
		if time.Now().After(deadline) {
			t.Fatalf("workers %v outlive the server", m.processes())
		}
	}
	m.start()
	if got := m.ended(m.convert(map[string]any{"documentId": "002-pdf-deep", "format": "gift", "async": true}).want(202).text("jobId")); got["code"] == "INTERNAL" {
		t.Errorf("the next server: %v", got)
	}
}
