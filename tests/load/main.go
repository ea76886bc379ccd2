// Command load fires submissions at a running server and counts them: none may
// be lost, none doubled, and nearly all of them quick.
//
//	RATE_LIMIT_SUBMIT=0 make run
//	go run ./tests/load -token "$(make -s token EMAIL=load@example.org)"
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"time"
)

func main() {
	base := flag.String("url", "http://127.0.0.1:3000", "base URL of the server; its RATE_LIMIT_SUBMIT must be 0")
	token := flag.String("token", "", "bearer token of the owner")
	rate := flag.Int("rate", 500, "submissions a second")
	length := flag.Duration("for", 30*time.Second, "how long")
	slow := flag.Duration("p99", 150*time.Millisecond, "what 99 in 100 submissions must be answered in")
	flag.Parse()
	c := client{base: *base, token: *token, http: &http.Client{Timeout: 30 * time.Second,
		Transport: &http.Transport{MaxIdleConns: 1000, MaxIdleConnsPerHost: 1000}}}
	form, err := c.publishedForm()
	if err == nil {
		err = c.measure(form, *rate, *length, *slow)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

// client speaks to the server.
type client struct {
	base, token string
	http        *http.Client
}

// call sends a request with the owner's token and reads the answer.
func (c client) call(method, path, contentType string, body []byte, want int, into any) error {
	req, err := http.NewRequest(method, c.base+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+c.token)
	req.Header.Set("Content-Type", contentType)
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	if resp.StatusCode != want {
		return fmt.Errorf("%s %s: %d %s", method, path, resp.StatusCode, data)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(data, into)
}

// publishedForm converts a quiz of twenty questions to a form and opens it.
func (c client) publishedForm() (string, error) {
	var body bytes.Buffer
	parts := multipart.NewWriter(&body)
	file, err := parts.CreateFormFile("file", "load.txt")
	if err != nil {
		return "", err
	}
	for n := range 20 {
		fmt.Fprintf(file, "%d. Which number is %d?\nA) %d\n*B) %d\nC) %d\n\n", n+1, n*7, n*7+1, n*7, n*7+2)
	}
	if err := parts.WriteField("format", "service_form"); err != nil {
		return "", err
	}
	if err := parts.Close(); err != nil {
		return "", err
	}
	var made struct {
		PublicID      string `json:"publicId"`
		QuestionCount int    `json:"questionCount"`
	}
	if err := c.call("POST", "/api/v1/convert", parts.FormDataContentType(), body.Bytes(), 200, &made); err != nil {
		return "", err
	}
	if made.QuestionCount != 20 {
		return "", fmt.Errorf("the form has %d questions, not 20", made.QuestionCount)
	}
	return made.PublicID, c.call("POST", "/api/v1/forms/"+made.PublicID+"/publish", "application/json", nil, 200, nil)
}
