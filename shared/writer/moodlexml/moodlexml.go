// Package moodlexml writes Moodle XML, the format in which Moodle moves its
// question bank: every kind of item, pictures inside the file, sections as
// categories. What the closed lists of Moodle are is package moodle's business.
package moodlexml

import (
	"bufio"
	"io"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/target"
)

// Write writes a fitted quiz. It adds losses for what a kind of question has no
// element for.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	x := &writer{w: bufio.NewWriter(w), media: q.Media, title: strings.TrimSpace(q.Title), losses: moodle.CutCategories(q)}
	x.put(`<?xml version="1.0" encoding="UTF-8"?>`, "\n<quiz>\n")
	openings := q.Openings()
	if x.title != "" || len(q.Sections) > 0 {
		x.category("")
	}
	x.description(x.title, q.Introduction)
	var in *quiz.Section
	for _, item := range q.Items {
		if s := openings[item.ID].Section; s != nil {
			x.section(*s)
			in = s
		} else if in != nil && !slices.Contains(in.Items, item.ID) {
			x.category("")
			in = nil
		}
		x.item(item)
	}
	x.put("</quiz>\n")
	if x.err != nil {
		return nil, x.err
	}
	return x.losses, x.w.Flush()
}

// category opens the category of the quiz, or one inside it.
func (x *writer) category(name string) {
	path := "$course$/top"
	if title := moodle.Category(x.title); title != "" {
		path += "/" + title
	} else {
		path += "/Quiz"
	}
	if name = moodle.Category(name); name != "" {
		path += "/" + name
	}
	x.open("question", `type="category"`)
	x.open("category")
	x.leaf("text", path)
	x.shut("category")
	x.rich("info", nil)
	x.shut("question")
}

func (x *writer) section(s quiz.Section) {
	x.category(s.Title)
	x.description(s.Title, s.Instructions)
}

// description writes text between questions, which is a question without an
// answer and without points.
func (x *writer) description(name string, c richtext.Content) {
	if len(c) == 0 {
		return
	}
	note := quiz.Item{ID: "Note", Label: strings.TrimSpace(name)}
	if note.Label == "" {
		note.Stem = c
	}
	x.open("question", `type="description"`)
	x.text("name", moodle.Name(note))
	x.rich("questiontext", c)
	x.rich("generalfeedback", nil)
	x.leaf("defaultgrade", "0")
	x.leaf("penalty", "0")
	x.leaf("hidden", "0")
	x.shut("question")
}
