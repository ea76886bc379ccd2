package e2e

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/store/embedded"
)

// TestStopWithWorkUnderWay: Ctrl-C ends the program well, and what was accepted
// is done at the next start.
func TestStopWithWorkUnderWay(t *testing.T) {
	m := newMachine(t)
	m.start()
	m.token = m.tokenFor("ada@example.org")
	var jobs []string
	for range 20 {
		jobs = append(jobs, m.convert(map[string]any{"documentId": "capitals", "format": "gift", "async": true}).want(202).text("jobId"))
	}
	m.stop()
	m.start()
	for _, id := range jobs {
		if last := m.follow(id); last != "completed" {
			t.Errorf("job %s: %s", id, last)
		}
	}
}

// kills is how often the program is killed under load.
const kills = 15

// credits is what the account begins with.
const credits = 1_000_000

// TestKillLosesNothing kills the program at random moments while clients send
// jobs. Afterwards every acknowledged job has ended once: completed with one
// export that can be downloaded, or failed with its credit given back.
func TestKillLosesNothing(t *testing.T) {
	m := newMachine(t)
	m.settings["CREDITS_FREE"] = fmt.Sprint(credits)
	m.token = m.tokenFor("ada@example.org")
	random := rand.New(rand.NewPCG(2026, 3))
	c := &clients{machine: m, jobs: map[string]string{}}
	for range kills {
		m.start()
		stop := c.work()
		time.Sleep(time.Duration(5+random.IntN(250)) * time.Millisecond) // the moment is the point of the test
		m.kill()
		stop()
	}
	m.start()
	c.sendAgain()
	states := c.ended()
	t.Logf("%d jobs: %d completed, %d failed", len(c.jobs), states["completed"], states["failed"])
	if len(c.jobs) < kills {
		t.Errorf("only %d jobs were accepted under %d kills", len(c.jobs), kills)
	}
	c.totals(states)
	m.stop()
	if got := m.balance("ada@example.org"); got != credits-int64(states["completed"]) {
		t.Errorf("balance %d after %d completed jobs, began with %d", got, states["completed"], credits)
	}
}

// clients send jobs and remember which were acknowledged.
type clients struct {
	*machine
	mu   sync.Mutex
	sent int
	jobs map[string]string // job id by idempotency key; "" when nothing came back
}

// perClient bounds the jobs that one client sends before the program dies.
const perClient = 5

// work sends jobs from several clients until the server is gone.
func (c *clients) work() (wait func()) {
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			for range perClient {
				if !c.post(c.next()) {
					return
				}
			}
		})
	}
	return all.Wait
}

func (c *clients) next() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sent++
	key := fmt.Sprintf("key-%d", c.sent)
	c.jobs[key] = ""
	return key
}

// post sends the job of a key. Every fifth document has no questions.
func (c *clients) post(key string) bool {
	document := "capitals"
	if strings.HasSuffix(key, "5") || strings.HasSuffix(key, "0") {
		document = "letter"
	}
	r, err := c.try(http.MethodPost, "/api/v1/convert", encode(map[string]any{"documentId": document, "format": "gift", "async": true, "documentName": key}),
		"Content-Type", "application/json", "Idempotency-Key", key)
	if err != nil {
		return false
	}
	if r.status != http.StatusAccepted {
		c.t.Errorf("%s: status %d: %s", key, r.status, r.body)
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if before, id := c.jobs[key], r.text("jobId"); before != "" && before != id {
		c.t.Errorf("%s made the jobs %s and %s", key, before, id)
	}
	c.jobs[key] = r.text("jobId")
	return true
}

// sendAgain repeats every request: those that were acknowledged must give the
// same job, the others may have made one before the server died.
func (c *clients) sendAgain() {
	for n := range c.sent {
		if !c.post(fmt.Sprintf("key-%d", n+1)) {
			c.t.Fatalf("the server is gone\n%s", c.logs())
		}
	}
}

// ended waits for every job and checks how it ended.
func (c *clients) ended() map[string]int {
	states, exports := map[string]int{}, map[string]bool{}
	for key, id := range c.jobs {
		state := c.follow(id)
		states[state]++
		got := c.status(id)
		if state == "failed" {
			if got["code"] != "NO_QUESTIONS" {
				c.t.Errorf("%s failed with %v", key, got)
			}
			continue
		}
		result := got["result"].(map[string]any)
		export := result["exportId"].(string)
		if exports[export] || result["fileName"] != key+"-gift.txt" {
			c.t.Errorf("%s: %v", key, result)
		}
		exports[export] = true
		if file := c.get(result["downloadUrl"].(string)).want(200); !strings.Contains(string(file.body), "=Paris") {
			c.t.Errorf("%s: broken export %q", key, file.body)
		}
	}
	return states
}

// totals compares the counters with the jobs.
func (c *clients) totals(states map[string]int) {
	for _, status := range []string{"pending", "processing", "completed", "failed"} {
		if got := c.get("/api/v1/jobs?limit=1&status=" + status).want(200).object()["total"]; got != float64(states[status]) {
			c.t.Errorf("total of %s is %v, want %d", status, got, states[status])
		}
	}
	if got := c.get("/api/v1/jobs").want(200).object()["total"]; got != float64(len(c.jobs)) {
		c.t.Errorf("total is %v, want %d", got, len(c.jobs))
	}
	var names []string
	for offset := 0; offset < len(c.jobs); offset += 100 {
		for _, j := range c.get(fmt.Sprintf("/api/v1/jobs?limit=100&offset=%d", offset)).want(200).object()["jobs"].([]any) {
			names = append(names, j.(map[string]any)["documentName"].(string))
		}
	}
	slices.Sort(names)
	if n := len(slices.Compact(names)); n != len(c.jobs) {
		c.t.Errorf("the list holds %d different jobs, want %d", n, len(c.jobs))
	}
}

// balance reads the credits of an account from the stopped program's store.
func (m *machine) balance(email string) int64 {
	m.t.Helper()
	st, err := embedded.Open(filepath.Clean(m.settings["DATA_DIR"]), embedded.Options{})
	if err != nil {
		m.t.Fatal(err)
	}
	defer st.Close()
	accounts := account.New(st.Table(), 0, time.Now)
	user, err := accounts.ByEmail(m.t.Context(), email)
	if err != nil {
		m.t.Fatal(err)
	}
	n, err := accounts.Balance(m.t.Context(), user.ID)
	if err != nil {
		m.t.Fatal(err)
	}
	return n
}

// TestPoison: a job that takes its worker down every time ends failed after
// five attempts, and its credit comes back.
func TestPoison(t *testing.T) {
	fetching := make(chan struct{}, 10)
	files := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		fetching <- struct{}{}
		<-r.Context().Done() // the worker is killed while it waits
	}))
	defer files.Close()
	m := newMachine(t)
	m.settings["ALLOW_PRIVATE_OUTBOUND"], m.settings["CREDITS_FREE"] = "1", "7"
	m.start()
	m.token = m.tokenFor("ada@example.org")
	id := m.byAddress(files.URL+"/poison", true).want(202).text("jobId")
	for range 5 {
		<-fetching
		m.kill()
		m.start()
	}
	if last := m.follow(id); last != "failed" {
		t.Errorf("the job is %s", last)
	}
	if got := m.get("/api/v1/convert/status/" + id).want(200).object(); got["code"] != "INTERNAL" || !strings.Contains(got["error"].(string), "5 times") {
		t.Errorf("%v", got)
	}
	if len(fetching) != 0 {
		t.Error("it was begun a sixth time")
	}
	m.stop()
	if got := m.balance("ada@example.org"); got != 7 {
		t.Errorf("balance %d", got)
	}
}
