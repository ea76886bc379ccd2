package form

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Statistics is what the submissions of a form add up to.
type Statistics struct {
	Submissions  int64            `json:"submissions"`
	Complete     bool             `json:"complete"` // false: there were too many to read at once; ask again
	Scored       int64            `json:"scored"`   // those with a score
	MeanScore    *Number          `json:"meanScore"`
	MeanPossible *Number          `json:"meanPossible"`
	Distribution []Bucket         `json:"distribution"` // of scores, in shares of what was possible
	Items        []ItemStatistics `json:"items"`
}

// Bucket counts the scores from From to below To percent; the last one holds
// 100 percent too.
type Bucket struct {
	From  int   `json:"from"`
	To    int   `json:"to"`
	Count int64 `json:"count"`
}

// ItemStatistics is how one item of the current quiz was answered. Answers to
// an older version count when its question was the same.
type ItemStatistics struct {
	ID          string        `json:"id"`
	Type        ItemType      `json:"type"`
	Title       string        `json:"title"`
	Asked       int64         `json:"asked"`
	Answered    int64         `json:"answered"`
	Scored      int64         `json:"scored"`
	Correct     int64         `json:"correct"`     // with all of the points
	CorrectRate *Number       `json:"correctRate"` // of the scored ones; null without any
	MeanPoints  *Number       `json:"meanPoints"`
	Points      Number        `json:"points"`
	Choices     []ChoiceCount `json:"choices,omitempty"`
}

// ChoiceCount is how often a choice was taken.
type ChoiceCount struct {
	ID    string `json:"id"`
	Text  string `json:"text"`
	Right bool   `json:"right"`
	Count int64  `json:"count"`
}

// Bounds of statistics.
const (
	// maxFolded is how many submissions one request reads; what it has read is
	// kept, and the next request goes on there.
	maxFolded = 20_000
	// settled is how old a submission is before it is counted for good: younger
	// ones may still come in before others that were read.
	settled = 2 * time.Minute
	buckets = 10
)

// sums is what was added up of the submissions that were read.
type sums struct {
	Epoch    int64               `json:"epoch"`
	After    [shards]string      `json:"after"` // in each partition, the last row that is in the sums
	Count    int64               `json:"count"`
	Scored   int64               `json:"scored"`
	Earned   quiz.Decimal        `json:"earned"`
	Possible quiz.Decimal        `json:"possible"`
	Buckets  [buckets]int64      `json:"buckets"`
	Items    map[string]*itemSum `json:"items"` // by the question, see asking
}

type itemSum struct {
	Asked    int64            `json:"asked"`
	Answered int64            `json:"answered"`
	Scored   int64            `json:"scored"`
	Correct  int64            `json:"correct"`
	Earned   quiz.Decimal     `json:"earned"`
	Choices  map[string]int64 `json:"choices,omitempty"`
}

// Statistics adds up the submissions of a form for its owner. The sums of what
// has settled are kept, so that a look costs what came in since the last one;
// deleting and marking make them start afresh.
func (s *Service) Statistics(ctx context.Context, owner, id string) (Statistics, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return Statistics{}, err
	}
	p, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return Statistics{}, err
	}
	epoch, err := s.count(ctx, epochKey(id))
	if err != nil {
		return Statistics{}, err
	}
	kept := s.keptSums(ctx, id, epoch)
	begun := kept.Count
	young, complete, err := s.fold(ctx, f, kept)
	if err != nil {
		return Statistics{}, err
	}
	if kept.Count != begun {
		s.keepSums(ctx, id, kept)
	}
	for _, sub := range young {
		if err := s.add(ctx, f, kept, sub); err != nil {
			return Statistics{}, err
		}
	}
	return kept.statistics(p, complete), nil
}

// fold adds every settled submission that is not in the sums yet, and gives the
// younger ones.
func (s *Service) fold(ctx context.Context, f Form, into *sums) (young []Submission, complete bool, err error) {
	old, read := s.now().Add(-settled), 0
	for n := range shards {
		q := store.Query{PK: shardKey(f.PublicID, n), Prefix: submissionPrefix, Limit: walkPage}
		if into.After[n] != "" {
			q.Cursor = store.CursorAt(q, store.Item{Key: store.Key{PK: q.PK, SK: into.After[n]}})
		}
		for more := true; more; {
			page, err := s.table.Query(ctx, q)
			if err != nil {
				return nil, false, fmt.Errorf("read submissions: %w", err)
			}
			for _, row := range page.Items {
				if read++; read > maxFolded {
					return young, false, nil
				}
				sub, err := submissionOf(f.PublicID, row)
				if err != nil {
					return nil, false, err
				}
				if sub.At.After(old) { // ids begin with the time, so all that follow here are young too
					young = append(young, sub)
					continue
				}
				if err := s.add(ctx, f, into, sub); err != nil {
					return nil, false, err
				}
				into.After[n] = row.SK
			}
			q.Cursor, more = page.Next, page.Next != ""
		}
	}
	return young, true, nil
}

func (s *Service) add(ctx context.Context, f Form, into *sums, sub Submission) error {
	p, err := s.prepared(ctx, f, sub.Version)
	if err != nil {
		return err
	}
	into.Count++
	if sub.Score != nil && sub.Score.Possible.Sign() > 0 {
		into.Scored++
		into.Earned, into.Possible = into.Earned.Add(sub.Score.Earned.Decimal), into.Possible.Add(sub.Score.Possible.Decimal)
		into.Buckets[bucket(*sub.Score)]++
	}
	for _, it := range p.order {
		a, given := sub.Answers[it.ID]
		into.item(it.asks).add(it, a, given, sub.Marks[it.ID])
	}
	return nil
}

func bucket(s Score) int {
	tenth := s.Earned.Mul(quiz.Int(buckets))
	n := 0
	for n < buckets-1 && tenth.Cmp(s.Possible.Mul(quiz.Int(int64(n+1)))) >= 0 {
		n++
	}
	return n
}

func (s *sums) item(question string) *itemSum {
	one := s.Items[question]
	if one == nil {
		one = &itemSum{Choices: map[string]int64{}}
		s.Items[question] = one
	}
	if one.Choices == nil {
		one.Choices = map[string]int64{}
	}
	return one
}

func (i *itemSum) add(it *item, a Answer, given bool, m Mark) {
	i.Asked++
	if m.Earned != nil {
		i.Scored++
		i.Earned = i.Earned.Add(*m.Earned)
		if m.Earned.Equal(m.Possible) {
			i.Correct++
		}
	}
	if !given {
		return
	}
	i.Answered++
	switch r := it.Response.(type) {
	case quiz.Choice:
		if !r.Multiple {
			i.Choices[a.Text]++
		}
		for _, id := range a.List {
			i.Choices[id]++
		}
	case quiz.TrueFalse:
		i.Choices[fmt.Sprint(*a.Truth)]++
	}
}

type option struct {
	id, text string
	right    bool
}

// options are what can be clicked of an item; none for other items.
func options(r quiz.Response) (out []option) {
	switch r := r.(type) {
	case quiz.Choice:
		for i, c := range r.Choices {
			out = append(out, option{id: idOf("c", i), text: c.Content.Line()})
		}
		for _, k := range r.Key {
			out[k].right = true
		}
	case quiz.TrueFalse:
		out = []option{{"true", or(r.True, "True"), r.Key != nil && *r.Key}, {"false", or(r.False, "False"), r.Key != nil && !*r.Key}}
	}
	return out
}

func (s *sums) statistics(p *prepared, complete bool) Statistics {
	out := Statistics{Submissions: s.Count, Complete: complete, Scored: s.Scored, Items: []ItemStatistics{},
		MeanScore: mean(s.Earned, s.Scored), MeanPossible: mean(s.Possible, s.Scored)}
	for i, n := range s.Buckets {
		out.Distribution = append(out.Distribution, Bucket{i * 100 / buckets, (i + 1) * 100 / buckets, n})
	}
	for _, it := range p.order {
		one := s.item(it.asks)
		stat := ItemStatistics{ID: it.ID, Type: typeOf(it.Response), Title: it.Stem.Line(), Asked: one.Asked, Answered: one.Answered, Points: Number{it.points},
			Scored: one.Scored, Correct: one.Correct, CorrectRate: mean(quiz.Int(one.Correct), one.Scored), MeanPoints: mean(one.Earned, one.Scored)}
		for _, c := range options(it.Response) {
			stat.Choices = append(stat.Choices, ChoiceCount{c.id, c.text, c.right, one.Choices[c.id]})
		}
		out.Items = append(out.Items, stat)
	}
	return out
}

// mean is rounded to four digits; nil of nothing.
func mean(sum quiz.Decimal, n int64) *Number {
	if n == 0 {
		return nil
	}
	return &Number{sum.DivRound(quiz.Int(n), 4)}
}

// keptSums reads the sums of an earlier look; what cannot be read, or was made
// before something was deleted or marked, is made anew.
func (s *Service) keptSums(ctx context.Context, id string, epoch int64) *sums {
	fresh := &sums{Epoch: epoch, Items: map[string]*itemSum{}}
	row, err := s.table.Get(ctx, statisticsKey(id))
	if err != nil {
		return fresh
	}
	zip, err := gzip.NewReader(bytes.NewReader(row.Bytes("sums")))
	if err != nil {
		return fresh
	}
	data, err := io.ReadAll(zip)
	kept := &sums{}
	if err != nil || json.Unmarshal(data, kept) != nil || kept.Epoch != epoch || kept.Items == nil {
		return fresh
	}
	return kept
}

// keepSums stores the sums. They can be made again, so nobody hears of trouble.
func (s *Service) keepSums(ctx context.Context, id string, sums *sums) {
	data, err := json.Marshal(sums)
	if err != nil {
		return
	}
	var buf bytes.Buffer
	zip := gzip.NewWriter(&buf)
	_, err = zip.Write(data)
	if errors.Join(err, zip.Close()) != nil || buf.Len() > maxRow {
		return
	}
	_ = s.table.Write(ctx, store.Put(store.Item{Key: statisticsKey(id), Attrs: map[string]any{"sums": buf.Bytes()}}))
}
