package main

import (
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/jose"
	"formwright/shared/seal"
)

func TestKeysNew(t *testing.T) {
	for _, c := range []struct {
		args []string
		load func([]byte) error
	}{
		{[]string{"keys"}, func(b []byte) error { _, err := jose.LoadRing(b); return err }},
		{[]string{"keys", "new"}, func(b []byte) error { _, err := jose.LoadRing(b); return err }},
		{[]string{"keys", "new", "--kind", "lti"}, func(b []byte) error { _, err := jose.RS256.LoadRing(b); return err }},
		{[]string{"keys", "new", "--kind", "seal"}, func(b []byte) error { _, err := seal.LoadRing(b); return err }},
	} {
		out, _, err := command(t, nil, c.args...)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.load([]byte(out)); err != nil {
			t.Errorf("%v: %v", c.args, err)
		}
	}
}

func TestKeysRotateAndShow(t *testing.T) {
	env := map[string]string{"DATA_DIR": filepath.Join(t.TempDir(), "data")}
	if _, _, err := command(t, env, "keys", "show"); err == nil || !strings.Contains(err.Error(), "DATA_DIR") {
		t.Errorf("without keys: %v", err)
	}
	if _, _, err := command(t, env, "token", "--email", "a@b.example"); err != nil {
		t.Fatal(err)
	}
	before, _, err := command(t, env, "keys", "show", "--kind", "tokens")
	if err != nil || strings.Count(before, "\n") != 3 || strings.Contains(before, `"d"`) {
		t.Errorf("%v:\n%s", err, before)
	}
	if _, _, err := command(t, env, "keys", "rotate", "--kind", "tokens"); err == nil || !strings.Contains(err.Error(), "may sign from") {
		t.Errorf("before the next key was published: %v", err)
	}
	after, _, err := command(t, env, "keys", "rotate", "--now", "--kind", "tokens")
	if err != nil || !strings.Contains(after, "retired") {
		t.Errorf("%v:\n%s", err, after)
	}
	out, _, err := command(t, env, "keys", "rotate", "--now", "--revoke", "--kind", "tokens")
	if err != nil || strings.Contains(out, strings.Fields(before)[len(strings.Fields(before))-1]) {
		t.Errorf("a revoked key is still there, %v:\n%s", err, out)
	}
	for _, args := range [][]string{
		{"keys", "rotate", "--revoke", "--kind", "tokens"}, {"keys", "rotate", "--now", "--revoke"},
		{"keys", "rotate", "--kind", "other"}, {"keys", "new", "--kind", "other"}, {"keys", "other"},
	} {
		if _, _, err := command(t, env, args...); err == nil {
			t.Errorf("%v is taken", args)
		}
	}
}
