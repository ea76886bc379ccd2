package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"time"
)

// outcome is what became of one submission.
type outcome struct {
	id   string
	took time.Duration
	err  error
}

// measure sends at a fixed rate, however long answers take, so that a slow
// server cannot slow the questions down. One in ten is sent twice at once with
// the same key.
func (c client) measure(form string, rate int, length, slow time.Duration) error {
	var mu sync.Mutex
	var all []outcome
	sent := 0
	note := func(o outcome) {
		mu.Lock()
		defer mu.Unlock()
		all = append(all, o)
	}
	var group sync.WaitGroup
	gap, begin := time.Second/time.Duration(rate), time.Now()
	for due := time.Duration(0); due < length; due += gap {
		time.Sleep(time.Until(begin.Add(due)))
		n := sent
		sent++
		for range 1 + n%10/9 {
			group.Go(func() { note(c.submit(form, n, begin)) })
		}
	}
	group.Wait()
	took := time.Since(begin)
	fmt.Printf("sent %d submissions (%d requests) in %.1f s, %.0f a second\n", sent, len(all), took.Seconds(), float64(sent)/took.Seconds())
	return c.judge(form, sent, all, slow)
}

func (c client) submit(form string, n int, run time.Time) (o outcome) {
	answers := map[string]string{}
	for q := range 20 {
		answers[fmt.Sprintf("q%d", q+1)] = fmt.Sprintf("c%d", (n+q)%3+1)
	}
	body, err := json.Marshal(map[string]any{"answers": answers, "respondent": map[string]string{"name": fmt.Sprintf("person %d", n)}})
	if err != nil {
		return outcome{err: err}
	}
	req, err := http.NewRequest("POST", c.base+"/api/forms/"+form+"/submissions", bytes.NewReader(body))
	if err != nil {
		return outcome{err: err}
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Idempotency-Key", fmt.Sprintf("%d-%d", run.UnixNano(), n))
	start := time.Now()
	resp, err := c.http.Do(req)
	if err != nil {
		return outcome{err: err}
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	o.took = time.Since(start)
	var answer struct{ SubmissionID string }
	if err == nil && resp.StatusCode != http.StatusCreated {
		err = fmt.Errorf("%d %s", resp.StatusCode, data)
	}
	if err == nil {
		err = json.Unmarshal(data, &answer)
	}
	o.id, o.err = answer.SubmissionID, err
	return o
}

// judge compares what was answered with what is stored.
func (c client) judge(form string, sent int, all []outcome, slow time.Duration) error {
	var errs []error
	answered := map[string]bool{}
	var times []time.Duration
	for _, o := range all {
		if o.err != nil {
			errs = append(errs, o.err)
			continue
		}
		answered[o.id] = true
		times = append(times, o.took)
	}
	if len(errs) > 0 {
		fmt.Printf("%d requests failed; the first: %v\n", len(errs), errs[0])
	}
	stored, total, err := c.stored(form)
	if err != nil {
		return err
	}
	lost := 0
	for id := range answered {
		if !stored[id] {
			lost++
		}
	}
	slices.Sort(times)
	at := func(share float64) time.Duration {
		if len(times) == 0 {
			return 0
		}
		return times[min(len(times)-1, int(share*float64(len(times))))].Round(100 * time.Microsecond)
	}
	fmt.Printf("stored %d, counted %d, lost %d, doubled %d\n", len(stored), total, lost, len(stored)-sent)
	fmt.Printf("answered in p50 %s, p95 %s, p99 %s, max %s\n", at(.5), at(.95), at(.99), at(1))
	if len(errs) > 0 || lost > 0 || len(stored) != sent || total != sent || at(.99) > slow {
		return errors.New("submissions were lost, doubled, refused or slow")
	}
	return nil
}

// stored lists every submission of the form, and says how many were counted.
func (c client) stored(form string) (map[string]bool, int, error) {
	var page struct{ Total int }
	path := "/api/v1/forms/" + form + "/submissions"
	if err := c.call("GET", path+"?limit=1", "application/json", nil, 200, &page); err != nil {
		return nil, 0, err
	}
	table, err := c.table(path + "?format=csv")
	if err != nil {
		return nil, 0, err
	}
	ids := map[string]bool{}
	for _, row := range table[1:] {
		ids[row[0]] = true
	}
	if len(ids) != len(table)-1 {
		return nil, 0, fmt.Errorf("the table has %d rows of %d submissions", len(table)-1, len(ids))
	}
	return ids, page.Total, nil
}

func (c client) table(path string) ([][]string, error) {
	req, err := http.NewRequest("GET", c.base+path, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+c.token)
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return csv.NewReader(resp.Body).ReadAll()
}
