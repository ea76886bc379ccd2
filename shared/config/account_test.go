package config_test

import (
	"strings"
	"testing"

	"formwright/shared/config"
)

// TestPasswordsAreNotRepeated: what is wrong with SMTP_URL is told without it.
func TestPasswordsAreNotRepeated(t *testing.T) {
	_, err := config.Machine(env(map[string]string{"SMTP_URL": "smtp://user:hidden@/x"}))
	if err == nil || strings.Contains(err.Error(), "hidden") {
		t.Error(err)
	}
}
