package webhook

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"formwright/shared/form"
	"formwright/shared/store"
)

// FormsOf asks the service of forms.
func FormsOf(s *form.Service) Forms { return formsOf{s} }

type formsOf struct{ forms *form.Service }

func (f formsOf) Owned(ctx context.Context, owner, formID string) error {
	_, err := f.forms.Get(ctx, owner, formID)
	return err
}

func (f formsOf) Sample(ctx context.Context, owner, formID string) (json.RawMessage, error) {
	read, err := f.forms.Sample(ctx, owner, formID)
	if err != nil {
		return nil, err
	}
	return Answers(read)
}

// Outbox is the service as forms see it.
type Outbox struct{ *Service }

var (
	_ form.Outbox = Outbox{}
	_ form.Keeper = Outbox{}
)

// Ops implements form.Outbox.
func (o Outbox) Ops(ctx context.Context, formID string, s form.Submission) ([]store.Op, func(context.Context), error) {
	answers, err := Answers(s.Readable)
	if err != nil {
		return nil, nil, err
	}
	return o.Service.Ops(ctx, formID, Submission{ID: s.ID, At: s.At, Answers: answers})
}

// maxQuestion is how many characters of a question name its answer.
const maxQuestion = 300

// Answers writes answers as the object of an event, in the order of the form:
// the question as the name; a text, a list of texts, or an object of texts as
// the value; null for what was not answered.
func Answers(read []form.ReadAnswer) (json.RawMessage, error) {
	var list fields
	for _, r := range read {
		name := shortened(r.Question)
		if name == "" {
			name = r.ID
		}
		value := r.Answer
		if pairs, ok := value.([]form.ReadPair); ok {
			var inner fields
			for _, p := range pairs {
				inner.add(shortened(p.Of), p.Value)
			}
			value = json.RawMessage(inner.object())
		}
		list.add(name, value)
	}
	return list.object(), list.err
}

func shortened(s string) string {
	if r := []rune(s); len(r) > maxQuestion {
		return string(r[:maxQuestion]) + "…"
	}
	return s
}

// fields writes an object whose names keep their order and stand once: a name
// that comes again gets a number.
type fields struct {
	buf  bytes.Buffer
	seen map[string]int // how often a name was asked for, or that it is taken
	err  error
}

func (f *fields) add(name string, value any) {
	if f.seen == nil {
		f.seen = map[string]int{}
	}
	unique := name
	for f.seen[unique] > 0 {
		f.seen[name]++
		unique = fmt.Sprintf("%s (%d)", name, f.seen[name])
	}
	f.seen[unique]++
	if f.buf.Len() > 0 {
		f.buf.WriteByte(',')
	}
	f.encode(unique)
	f.buf.WriteByte(':')
	f.encode(value)
}

func (f *fields) encode(value any) {
	enc := json.NewEncoder(&f.buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil && f.err == nil {
		f.err = fmt.Errorf("encode answers: %w", err)
		return
	}
	f.buf.Truncate(len(bytes.TrimSuffix(f.buf.Bytes(), []byte("\n"))))
}

func (f *fields) object() []byte { return []byte("{" + f.buf.String() + "}") }
