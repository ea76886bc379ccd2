// Package h5p writes a quiz as an H5P package: h5p.json, content/content.json
// with a Question Set, and its pictures. It promises parameters that the
// libraries' own semantics let pass unchanged, so that nothing of a question is
// filtered away on the site. It expects a quiz that fits the target already, and
// leaves the libraries themselves to the site.
package h5p

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/target"
)

// Write writes the package of a fitted quiz to w and returns what H5P could not
// hold, in the order of the items. Pictures are streamed.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	p := &parcel{q: q, used: map[string]bool{questionSet: true}}
	content := p.content()
	a := pack.New(w)
	if err := a.Add("h5p.json", p.manifest()); err != nil {
		return nil, err
	}
	if err := a.Add("content/content.json", content); err != nil {
		return nil, err
	}
	for _, hash := range p.pictures {
		if err := a.Media("content/"+p.path(hash), q.Media[hash]); err != nil {
			return nil, err
		}
	}
	return p.losses, a.Close()
}

// parcel is a package in the making.
type parcel struct {
	q        quiz.Quiz
	used     map[string]bool // libraries by name
	pictures []string        // hashes, in order of first appearance
	losses   []quiz.Loss
}

func (p *parcel) lose(code quiz.LossCode, item, format string, args ...any) {
	for _, l := range p.losses[p.since(item):] {
		if l.Code == code {
			return
		}
	}
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)})
}

// since is where the losses of an item begin: it is the last that was written.
func (p *parcel) since(item string) int {
	i := len(p.losses)
	for i > 0 && p.losses[i-1].Item == item {
		i--
	}
	return i
}

func (p *parcel) title() string { return cmp.Or(strings.TrimSpace(p.q.Title), "Quiz") }

// manifest is h5p.json.
func (p *parcel) manifest() string {
	m := manifest{Title: p.title(), Language: language(p.q.Language), Main: questionSet, Embed: []string{"div"}, License: "U"}
	if m.Language != "und" {
		m.Default = m.Language
	}
	for _, l := range libraries() {
		if p.used[l.name] {
			m.Libraries = append(m.Libraries, l.dependency())
		}
	}
	return encode(m)
}

type manifest struct {
	Title     string       `json:"title"`
	Language  string       `json:"language"`
	Default   string       `json:"defaultLanguage,omitempty"`
	Main      string       `json:"mainLibrary"`
	Embed     []string     `json:"embedTypes"`
	License   string       `json:"license"`
	Libraries []dependency `json:"preloadedDependencies"`
}

// languageCode is what h5p.json may name a language.
var languageCode = regexp.MustCompile(`^[-a-zA-Z]{2,10}$`)

// language is a BCP 47 tag as far as h5p.json can say it.
func language(tag string) string {
	if languageCode.MatchString(tag) {
		return tag
	}
	primary, _, _ := strings.Cut(tag, "-")
	if languageCode.MatchString(primary) {
		return primary
	}
	return "und"
}

// content is content.json: the cover page, the questions and the player's words.
func (p *parcel) content() string {
	var b strings.Builder
	b.WriteString(`{"introPage":` + encode(p.intro()) + `,"progressType":"dots","passPercentage":50,"questions":[`)
	before := p.instructions()
	written := 0
	for _, item := range p.q.Items {
		sub := p.question(item, before[item.ID])
		if sub == "" {
			continue
		}
		if written > 0 {
			b.WriteString(",\n")
		}
		b.WriteString(sub)
		written++
	}
	b.WriteString(`],` + setWords + `}`)
	return b.String()
}

type introPage struct {
	Show         bool   `json:"showIntroPage"`
	Title        string `json:"title"`
	Introduction string `json:"introduction"`
	Start        string `json:"startButtonText"`
}

func (p *parcel) intro() introPage {
	m := markup{p: p, tags: phraseTags()}
	return introPage{Show: len(p.q.Introduction) > 0, Title: richtext.EscapeHTML(p.q.Title),
		Introduction: m.blocks(p.q.Introduction), Start: "Start Quiz"}
}

// instructions are the heading and text of a section, for its first item: a
// question set has no sections.
func (p *parcel) instructions() map[string]richtext.Content {
	out := map[string]richtext.Content{}
	for _, s := range p.q.Sections {
		var c richtext.Content
		if title := strings.TrimSpace(s.Title); title != "" {
			c = append(c, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: title, Marks: richtext.Marks{Bold: true}}}})
		}
		out[s.Items[0]] = append(c, s.Instructions...)
	}
	return out
}

func (p *parcel) path(hash string) string {
	return "images/" + pack.MediaName(hash, p.q.Media[hash].Type)
}

// encode is v in JSON with its <, > and & as they are: players put them into
// pages, and people read them.
func encode(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(fmt.Sprintf("encode %T: %v", v, err)) // only plain structs come here
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// uuid names a part by what it holds, in the form of RFC 9562, version 8.
func uuid(seed string) string {
	sum := sha256.Sum256([]byte(seed))
	id := sum[:16]
	id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80
	h := hex.EncodeToString(id)
	return strings.Join([]string{h[:8], h[8:12], h[12:16], h[16:20], h[20:]}, "-")
}
