package embedded

import (
	"os"
	"testing"
)

// TestMain turns the test binary into the victim of the crash test when that
// test starts it again.
func TestMain(m *testing.M) {
	if dir := os.Getenv("FORMWRIGHT_CRASH_DIR"); dir != "" {
		victim(dir, os.Getenv("FORMWRIGHT_CRASH_ROUND"))
		return
	}
	os.Exit(m.Run())
}
