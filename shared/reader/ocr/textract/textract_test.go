package textract_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/credentials"
	service "github.com/aws/aws-sdk-go-v2/service/textract"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/textract"
)

// call is what the service was sent.
type call struct {
	target, authorization string
	picture               []byte
}

// serve stands up the service with one answer and an engine for it.
func serve(t *testing.T, status int, answer string) (*textract.Engine, *[]call) {
	t.Helper()
	var calls []call
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body struct{ Document struct{ Bytes string } }
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Errorf("request body: %v", err)
		}
		picture, err := base64.StdEncoding.DecodeString(body.Document.Bytes)
		if err != nil {
			t.Errorf("request picture: %v", err)
		}
		calls = append(calls, call{r.Header.Get("X-Amz-Target"), r.Header.Get("Authorization"), picture})
		w.Header().Set("Content-Type", "application/x-amz-json-1.1")
		w.WriteHeader(status)
		fmt.Fprint(w, answer)
	}))
	t.Cleanup(server.Close)
	client := service.New(service.Options{Region: "eu-west-1", BaseEndpoint: &server.URL,
		Credentials: credentials.NewStaticCredentialsProvider("AKID", "SECRET", ""), Retryer: sdk.NopRetryer{}})
	return textract.New(client), &calls
}

const answer = `{"DocumentMetadata":{"Pages":1},"DetectDocumentTextModelVersion":"1.0","Blocks":[
 {"BlockType":"PAGE","Id":"p","Geometry":{"BoundingBox":{"Width":1,"Height":1,"Left":0,"Top":0}},"Relationships":[{"Type":"CHILD","Ids":["l1","l2"]}]},
 {"BlockType":"LINE","Id":"l1","Text":"1. Name","Confidence":98,"Geometry":{"BoundingBox":{"Width":0.5,"Height":0.1,"Left":0.25,"Top":0.1}},"Relationships":[{"Type":"CHILD","Ids":["w1","w2"]}]},
 {"BlockType":"LINE","Id":"l2","Text":"B","Confidence":60,"Geometry":{"BoundingBox":{"Width":0.1,"Height":0.1,"Left":0.25,"Top":0.5}},"Relationships":[{"Type":"CHILD","Ids":["w3"]}]},
 {"BlockType":"WORD","Id":"w1","Text":"1.","Confidence":99.5,"TextType":"PRINTED","Geometry":{"BoundingBox":{"Width":0.1,"Height":0.1,"Left":0.25,"Top":0.1}}},
 {"BlockType":"WORD","Id":"w2","Text":"Name","Confidence":97,"TextType":"PRINTED","Geometry":{"BoundingBox":{"Width":0.25,"Height":0.05,"Left":0.5,"Top":0.1}}},
 {"BlockType":"WORD","Id":"w3","Text":"B","Confidence":60,"TextType":"HANDWRITING","Geometry":{"BoundingBox":{"Width":0.1,"Height":0.1,"Left":0.25,"Top":0.5}}}]}`

func TestReadScalesBoxesAndKeepsLines(t *testing.T) {
	engine, calls := serve(t, http.StatusOK, answer)
	got, err := engine.Read(context.Background(), image.NewGray(image.Rect(0, 0, 400, 200)), 144)
	if err != nil {
		t.Fatal(err)
	}
	want := []layout.Span{
		{Text: "1.", Box: finding.Box{X: 50, Y: 10, Width: 20, Height: 10}, Block: 1, Size: 10, Confidence: 0.995},
		{Text: "Name", Box: finding.Box{X: 100, Y: 10, Width: 50, Height: 5}, Block: 1, Size: 10, Confidence: 0.97},
		{Text: "B", Box: finding.Box{X: 50, Y: 50, Width: 20, Height: 10}, Block: 2, Size: 10, Confidence: 0.6},
	}
	if d := cmp.Diff(want, got, cmpopts.EquateApprox(0, 1e-4)); d != "" {
		t.Error(d)
	}
	c := (*calls)[0]
	if c.target != "Textract.DetectDocumentText" || !strings.Contains(c.authorization, "Credential=AKID/") || !strings.Contains(c.authorization, "/eu-west-1/textract/") {
		t.Errorf("request went to %q, signed %q", c.target, c.authorization)
	}
	sent, err := png.Decode(bytes.NewReader(c.picture))
	if err != nil || sent.Bounds().Dx() != 400 {
		t.Errorf("sent no PNG of the page: %v", err)
	}
}

func TestErrorsOfTheService(t *testing.T) {
	for _, c := range []struct {
		name      string
		status    int
		kind      string
		code      problem.Code
		transient bool
	}{
		{"throttled", 400, "ThrottlingException", problem.Unavailable, true},
		{"quota of the account", 400, "ProvisionedThroughputExceededException", problem.Unavailable, true},
		{"down", 500, "InternalServerError", problem.Unavailable, true},
		{"not a picture to it", 400, "BadDocumentException", problem.DocumentBroken, false},
		{"no permission", 400, "AccessDeniedException", problem.Internal, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			engine, _ := serve(t, c.status, `{"__type":"`+c.kind+`","Message":"no"}`)
			_, err := engine.Read(context.Background(), image.NewGray(image.Rect(0, 0, 10, 10)), 72)
			if problem.CodeOf(err) != c.code || problem.IsTransient(err) != c.transient {
				t.Errorf("got %v, transient %v", err, problem.IsTransient(err))
			}
		})
	}
}

func TestGrainyPageIsMadeSmallEnough(t *testing.T) {
	engine, calls := serve(t, http.StatusOK, answer)
	page := image.NewGray(image.Rect(0, 0, 4000, 3000))
	r := rand.New(rand.NewPCG(1, 1))
	for i := 0; i+8 <= len(page.Pix); i += 8 {
		v := r.Uint64()
		for k := range 8 {
			page.Pix[i+k] = uint8(v >> (8 * k))
		}
	}
	got, err := engine.Read(context.Background(), page, 72)
	if err != nil {
		t.Fatal(err)
	}
	if n := len((*calls)[0].picture); n > 10_000_000 {
		t.Errorf("sent %d bytes", n)
	}
	if got[0].Box.X != 1000 {
		t.Errorf("the box moved: %+v", got[0].Box)
	}
}

func TestEmptyPageAsksNobody(t *testing.T) {
	engine, calls := serve(t, http.StatusOK, answer)
	got, err := engine.Read(context.Background(), image.NewGray(image.Rectangle{}), 72)
	if len(got) != 0 || err != nil || len(*calls) != 0 {
		t.Errorf("got %v, %v after %d calls", got, err, len(*calls))
	}
}
