package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// named is how security.md names a test: its folder and its function.
const named = "`((?:shared|tests|local)[a-z0-9/]*) ((?:Test|Fuzz)[A-Za-z0-9]+)`"

// TestSecurityGuide: every test that security.md names exists, and every attack
// has one or says that it has none.
func TestSecurityGuide(t *testing.T) {
	text := read(t, "security.md")
	found := regexp.MustCompile(named).FindAllStringSubmatch(text, -1)
	if len(found) < 100 {
		t.Errorf("only %d tests are named", len(found))
	}
	for _, m := range found {
		if !hasTest(t, m[1], m[2]) {
			t.Errorf("security.md names %s of %s, which there is not", m[2], m[1])
		}
	}
	attacks := 0
	for line := range strings.Lines(text) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		if !strings.HasPrefix(line, "| ") || len(cells) != 3 || strings.TrimSpace(cells[0]) == "attack" {
			continue
		}
		attacks++
		if !regexp.MustCompile(named).MatchString(cells[2]) && !strings.Contains(cells[2], "*not tested*") {
			t.Errorf("no test and no word of it: %s", line)
		}
	}
	if attacks < 60 {
		t.Errorf("only %d attacks are seen", attacks)
	}
}

func hasTest(t *testing.T, dir, name string) bool {
	t.Helper()
	files, err := filepath.Glob("../../" + dir + "/*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), "\nfunc "+name+"(") {
			return true
		}
	}
	return false
}
