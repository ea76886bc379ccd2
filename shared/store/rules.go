package store

import (
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// The checks below are the drivers' common door: what one driver refuses, the
// other refuses for the same reason and before anything was changed.

// maxKeyPart is the longest part of a key (DynamoDB's sort key takes 1024
// bytes, and so does a key of S3).
const maxKeyPart = 1024

// Validate says what is wrong with a key.
func (k Key) Validate() error {
	if err := validPart("partition key", k.PK); err != nil {
		return err
	}
	return validPart("sort key", k.SK)
}

func validPart(what, s string) error {
	switch {
	case s == "":
		return fmt.Errorf("%s is empty", what)
	case len(s) > maxKeyPart:
		return fmt.Errorf("%s has %d bytes, at most %d are allowed", what, len(s), maxKeyPart)
	case !utf8.ValidString(s):
		return fmt.Errorf("%s is not UTF-8", what)
	}
	return nil
}

// ValidateOps says why a Write of these ops is refused before it looks at the
// table: too many of them, two on one key, a value of a wrong type, too large.
func ValidateOps(ops []Op) error {
	if len(ops) > MaxOps {
		return fmt.Errorf("a write has %d ops, at most %d are allowed", len(ops), MaxOps)
	}
	seen := make(map[Key]bool, len(ops))
	total := 0
	for i, op := range ops {
		if err := op.validate(); err != nil {
			return fmt.Errorf("op %d: %w", i, err)
		}
		if seen[op.Key] {
			return fmt.Errorf("op %d: its key is used by an earlier op", i)
		}
		seen[op.Key] = true
		size := op.size()
		if total += size; size > MaxItemSize || total > MaxWriteSize {
			return fmt.Errorf("op %d: %w", i, ErrTooLarge)
		}
	}
	return nil
}

func (op Op) validate() error {
	if err := op.Key.Validate(); err != nil {
		return err
	}
	for _, c := range op.Conds {
		if err := c.validate(); err != nil {
			return err
		}
	}
	switch op.Kind {
	case OpPut:
		return op.validatePut()
	case OpUpdate:
		return op.validateUpdate()
	case OpDelete:
		return nil
	case OpCheck:
		if len(op.Conds) == 0 {
			return errors.New("a check needs a condition")
		}
		return nil
	}
	return fmt.Errorf("unknown kind of op %d", op.Kind)
}

func (op Op) validatePut() error {
	if op.Item.Key != op.Key {
		return errors.New("the item has another key than its op")
	}
	for _, k := range op.Item.Index {
		if err := validIndex(k); err != nil {
			return err
		}
	}
	return validAttrs(op.Item.Attrs)
}

func (op Op) validateUpdate() error {
	for _, k := range op.Index {
		if k == nil {
			continue
		}
		if err := validIndex(*k); err != nil {
			return err
		}
	}
	changed := make(map[string]bool)
	for name := range op.Add {
		changed[name] = true
	}
	for name := range op.Set {
		if changed[name] {
			return fmt.Errorf("attribute %q is set and added to", name)
		}
		changed[name] = true
	}
	for _, name := range op.Unset {
		if changed[name] {
			return fmt.Errorf("attribute %q is changed twice", name)
		}
		changed[name] = true
	}
	for name := range changed {
		if err := validName(name); err != nil {
			return err
		}
	}
	return validAttrs(op.Set)
}

// validIndex accepts the empty key: it leaves an item out of the index.
func validIndex(k Key) error {
	if k == (Key{}) {
		return nil
	}
	if err := k.Validate(); err != nil {
		return fmt.Errorf("index: %w", err)
	}
	return nil
}

func validAttrs(attrs map[string]any) error {
	for name, value := range attrs {
		if err := validName(name); err != nil {
			return err
		}
		if err := validValue(value); err != nil {
			return fmt.Errorf("attribute %q: %w", name, err)
		}
	}
	return nil
}

func validName(name string) error {
	if name == "" || len(name) > 255 || !utf8.ValidString(name) {
		return fmt.Errorf("attribute name %q is not 1 to 255 bytes of UTF-8", name)
	}
	return nil
}

func validValue(value any) error {
	switch v := value.(type) {
	case string:
		if !utf8.ValidString(v) {
			return errors.New("the string is not UTF-8")
		}
		return nil
	case int64, bool, []byte:
		return nil
	}
	return fmt.Errorf("a %T cannot be stored, only string, int64, bool and []byte", value)
}

func (c Cond) validate() error {
	switch c.Test {
	case ItemAbsent, ItemPresent:
		return nil
	case FieldAbsent, FieldPresent:
		return validName(c.Field)
	case Equal, NotEqual:
		return errors.Join(validName(c.Field), validValue(c.Value))
	case AtLeast, AtMost:
		switch c.Value.(type) {
		case string, int64:
			return errors.Join(validName(c.Field), validValue(c.Value))
		}
		return fmt.Errorf("condition on %q: a %T has no order", c.Field, c.Value)
	}
	return fmt.Errorf("unknown test %d", c.Test)
}

// Validate says what is wrong with a query.
func (q Query) Validate() error {
	if q.Index < 0 || q.Index > 2 {
		return fmt.Errorf("there is no index %d", q.Index)
	}
	if q.Limit < 1 || q.Limit > 1000 {
		return fmt.Errorf("limit %d is not 1 to 1000", q.Limit)
	}
	if len(q.Prefix) > maxKeyPart || len(q.Until) > maxKeyPart ||
		!utf8.ValidString(q.Prefix) || !utf8.ValidString(q.Until) {
		return fmt.Errorf("prefix or until is not UTF-8 of at most %d bytes", maxKeyPart)
	}
	return validPart("partition key", q.PK)
}

// ValidateMessage says why a message cannot be sent. SQS decides what a body
// may hold: the characters of XML 1.0.
func ValidateMessage(body string, delay time.Duration) error {
	switch {
	case body == "":
		return errors.New("the message is empty")
	case len(body) > MaxBody:
		return fmt.Errorf("the message has %d bytes, at most %d are allowed", len(body), MaxBody)
	case !utf8.ValidString(body) || strings.ContainsFunc(body, notXML):
		return errors.New("the message holds a character that is not text")
	case delay < 0 || delay > MaxDelay:
		return fmt.Errorf("the delay %s is not 0 to %s", delay, MaxDelay)
	}
	return nil
}

func notXML(r rune) bool {
	return r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == '\uFFFE' || r == '\uFFFF'
}

// ValidateBlob says why a blob cannot be put.
func ValidateBlob(key string, size int64, meta BlobMeta) error {
	if err := validPart("blob key", key); err != nil {
		return err
	}
	switch {
	case size < -1:
		return fmt.Errorf("blob size %d is below -1", size)
	case len(meta.Name) > MaxName || !utf8.ValidString(meta.Name):
		return fmt.Errorf("blob name is not UTF-8 of at most %d bytes", MaxName)
	case len(meta.ContentType) > 255 || strings.ContainsFunc(meta.ContentType, notPrintable):
		return errors.New("blob content type is not printable ASCII of at most 255 bytes")
	}
	return nil
}

// ValidatePart says why a part of a blob cannot be read.
func ValidatePart(key string, offset, length int64) error {
	if offset < 0 || length < -1 {
		return fmt.Errorf("there is no part at %d with length %d", offset, length)
	}
	return validPart("blob key", key)
}

func notPrintable(r rune) bool { return r < ' ' || r > '~' }
