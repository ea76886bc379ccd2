package h5p

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a package that Write made: h5p.json names every library in use and
// no other, and each question of the set has a key and its picture.
func Check(f check.File, t target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	var m manifest
	if err := read(a, "h5p.json", &m); err != nil {
		return err
	}
	if n := utf8.RuneCountInString(m.Title); n == 0 || n > t.Limits.Title {
		return fmt.Errorf("the title has %d characters", n)
	}
	var c readContent
	if err := read(a, "content/content.json", &c); err != nil {
		return err
	}
	used, ids := map[dependency]bool{find(questionSet).dependency(): true}, map[string]bool{}
	for i, q := range c.Questions {
		if err := q.check(a, used); err != nil {
			return fmt.Errorf("question %d: %w", i+1, err)
		}
		if ids[q.ID] || q.ID == "" {
			return fmt.Errorf("question %d has no id of its own", i+1)
		}
		ids[q.ID] = true
	}
	for _, l := range m.Libraries {
		if !used[l] {
			return fmt.Errorf("h5p.json names %s, which is not in use", l.Name)
		}
		delete(used, l)
	}
	if len(used) > 0 || m.Main != questionSet {
		return errors.New("h5p.json does not name every library in use")
	}
	return check.Count(len(c.Questions), want)
}

func read(a *check.Archive, name string, v any) error {
	data, err := a.Read(name)
	if err != nil {
		return err
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("entry %s is not UTF-8", name)
	}
	if err := json.Unmarshal(data, v); err != nil {
		return fmt.Errorf("entry %s: %w", name, err)
	}
	return nil
}

type readContent struct {
	Questions []readQuestion `json:"questions"`
}

type readQuestion struct {
	Library string `json:"library"`
	ID      string `json:"subContentId"`
	Params  struct {
		Media     media    `json:"media"`
		Answers   []answer `json:"answers"`
		Correct   string   `json:"correct"`
		Questions []string `json:"questions"`
		TextField string   `json:"textField"`
		Task      string   `json:"taskDescription"`
		Behaviour struct {
			Type string `json:"type"`
		} `json:"behaviour"`
	} `json:"params"`
}

func (q readQuestion) check(a *check.Archive, used map[dependency]bool) error {
	all := libraries()
	at := slices.IndexFunc(all, func(l library) bool { return l.String() == q.Library })
	if at < 0 {
		return fmt.Errorf("%q is not a library of ours", q.Library)
	}
	used[all[at].dependency()] = true
	if picture := q.Params.Media.Type; picture != nil {
		if !a.Has("content/" + picture.Params.File.Path) {
			return fmt.Errorf("the picture %s is missing", picture.Params.File.Path)
		}
		used[find(image).dependency()] = true
	}
	if !q.keyed(all[at].name) {
		return fmt.Errorf("%s has no key", q.Library)
	}
	return nil
}

// keyed reports whether a question can be answered right.
func (q readQuestion) keyed(name string) bool {
	p := q.Params
	switch name {
	case multiChoice:
		right := 0
		for _, a := range p.Answers {
			if a.Correct {
				right++
			}
		}
		return right == 1 || right > 1 && p.Behaviour.Type == "multi"
	case trueFalse:
		return p.Correct == "true" || p.Correct == "false"
	case blanks:
		return len(p.Questions) > 0 && paired(strings.Join(p.Questions, ""))
	case dragText:
		return paired(p.TextField)
	}
	return name == essay
}

// paired reports whether a text has gaps, each with its end and a word.
func paired(s string) bool {
	parts := strings.Split(s, "*")
	for i := 1; i < len(parts); i += 2 {
		if strings.TrimSpace(parts[i]) == "" {
			return false
		}
	}
	return len(parts) > 2 && len(parts)%2 == 1
}
