// Package qti2 writes a quiz as a QTI 2.1 or 2.2 content package: a manifest, a
// test, and one file for each item. It promises files that are valid by the
// published schemas and in which everything that can be scored by machine scores
// full marks for its own correct response. It expects a quiz that fits the
// target already.
package qti2

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"

	"formwright/shared/quiz"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/target"
)

const xmlHeader = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

// Write writes the package of a fitted quiz to w and returns what QTI could not
// hold, in the order of the items. Pictures are streamed.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	p := Make(q, t)
	a := pack.New(w)
	if err := a.Add("imsmanifest.xml", p.Manifest("")); err != nil {
		return nil, err
	}
	if err := p.AddTo(a); err != nil {
		return nil, err
	}
	return p.parcel.losses, a.Close()
}

// Package is a quiz as QTI, made but not yet written: packages of platforms that
// hold QTI beside a file of their own are built with it.
type Package struct {
	parcel *parcel
	test   string
}

// Make makes the test and the items of a fitted quiz.
func Make(q quiz.Quiz, t target.Target) *Package {
	p := &parcel{v: versionOf(t), q: q, id: digest(q)}
	for i, item := range q.Items {
		p.items = append(p.items, p.write(item, i+1))
	}
	return &Package{parcel: p, test: p.test()}
}

// Show adds pictures of the quiz that only other files of the package show.
func (p *Package) Show(hashes []string) {
	for _, hash := range hashes {
		p.parcel.media.add(hash)
	}
}

// Manifest is imsmanifest.xml. Resources of the caller's, as XML, stand before
// those of the test, its items and the pictures.
func (p *Package) Manifest(resources string) string { return p.parcel.manifest(resources) }

// AddTo writes what the manifest names: the test, the items and the pictures.
func (p *Package) AddTo(a *pack.Archive) error {
	if err := a.Add("assessment.xml", p.test); err != nil {
		return err
	}
	for _, f := range p.parcel.items {
		if err := a.Add(f.path, f.xml); err != nil {
			return err
		}
	}
	q := p.parcel.q
	for _, hash := range p.parcel.media.hashes {
		if err := a.Media(MediaPath(q, hash), q.Media[hash]); err != nil {
			return err
		}
	}
	return nil
}

// parcel is a package in the making.
type parcel struct {
	v      version
	q      quiz.Quiz
	id     string // tells this quiz's items from another's in an item bank
	items  []file
	front  hashSet // pictures of the test itself
	media  hashSet // every picture
	losses []quiz.Loss
}

// file is one item's file.
type file struct {
	id, path, xml string
	points        *quiz.Decimal
	media         hashSet
}

func (p *parcel) lose(code quiz.LossCode, item, format string, args ...any) {
	l := quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)}
	for _, known := range p.losses {
		if known == l {
			return
		}
	}
	p.losses = append(p.losses, l)
}

func (p *parcel) title() string { return cmp.Or(p.q.Title, "Quiz") }

// digest is a short name for what the quiz asks: item banks file items by
// identifier, and "q1" would overwrite the q1 of every other quiz.
func digest(q quiz.Quiz) string {
	h := sha256.New()
	io.WriteString(h, q.Title)
	for _, item := range q.Items {
		fmt.Fprintf(h, "\x00%s\x00%s", item.ID, item.Stem.Text())
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}

// hashSet is pictures in order of first appearance.
type hashSet struct {
	hashes []string
	seen   map[string]bool
}

func (s *hashSet) add(hash string) {
	if s.seen == nil {
		s.seen = map[string]bool{}
	}
	if !s.seen[hash] {
		s.seen[hash] = true
		s.hashes = append(s.hashes, hash)
	}
}

// MediaPath is where a picture of q stands in a package.
func MediaPath(q quiz.Quiz, hash string) string {
	return "media/" + pack.MediaName(hash, q.Media[hash].Type)
}
