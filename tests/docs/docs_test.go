package docs

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader"
	"formwright/shared/reader/extract"
	"formwright/shared/source"
)

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("../../docs/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// rows gives the tables' rows that begin with a code, by that code.
func rows(t *testing.T, name string) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	for line := range strings.Lines(read(t, name)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if code := strings.Trim(cells[0], "`"); len(cells) > 1 && code != cells[0] {
			if out[code] != nil {
				t.Errorf("%s has %s twice", name, code)
			}
			out[code] = cells
		}
	}
	return out
}

// constants reads the values of a package's string constants of one type.
func constants(t *testing.T, dir, typ string) []string {
	t.Helper()
	files, err := filepath.Glob("../../shared/" + dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, name := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if named, ok := spec.Type.(*ast.Ident); ok && named.Name == typ && len(spec.Values) == 1 {
				value, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
				if err != nil {
					t.Error(err)
				}
				out = append(out, value)
			}
			return true
		})
	}
	if len(out) < 5 {
		t.Fatalf("%s has only the constants %q of type %s", dir, out, typ)
	}
	return out
}

func TestEveryCodeIsDocumented(t *testing.T) {
	for name, codes := range map[string][]string{
		"findings.md": constants(t, "finding", "Code"), "losses.md": constants(t, "quiz", "LossCode"), "errors.md": constants(t, "problem", "Code"),
		"oauth.md": constants(t, "oauth", "Code"),
	} {
		have := rows(t, name)
		for _, field := range []string{"code", "severity", "item", "position", "message", "quote"} {
			delete(have, field) // the members of a finding stand in a table too
		}
		documented := slices.Sorted(maps.Keys(have))
		slices.Sort(codes)
		if diff := cmp.Diff(codes, documented); diff != "" {
			t.Errorf("%s: program - document +\n%s", name, diff)
		}
	}
}

func TestErrorsHaveTheirStatusAndShape(t *testing.T) {
	for name, cells := range rows(t, "errors.md") {
		code := problem.Code(name)
		shape := "`success: false`"
		if code.Family() == problem.Middleware {
			shape = "`error: true`"
		}
		if want := []string{strconv.Itoa(code.Status()), shape}; !cmp.Equal(cells[1:3], want) || cells[3] == "" {
			t.Errorf("%s is documented as %q, the program answers %q", name, cells[1:], want)
		}
	}
}

// TestCodesAreInTheDescription: openapi.yaml lists findings and losses too.
func TestCodesAreInTheDescription(t *testing.T) {
	text := read(t, "openapi.yaml")
	for _, code := range append(constants(t, "finding", "Code"), constants(t, "quiz", "LossCode")...) {
		if !strings.Contains(text, code) {
			t.Errorf("openapi.yaml does not name %s", code)
		}
	}
}

// TestQuizExample: the example holds every type, is a valid quiz, and comes back
// as it was.
func TestQuizExample(t *testing.T) {
	text := read(t, "quiz-json.md")
	_, text, _ = strings.Cut(text, "```json\n")
	text, _, _ = strings.Cut(text, "```")
	u, err := convert.Quiz(t.Context(), reader.Reader{}, convert.Input{Document: source.Document{Data: []byte(text)}}, func(convert.Step) {})
	if err != nil {
		t.Fatal(err)
	}
	types := map[quiz.Type]bool{}
	for _, item := range u.Quiz.Items {
		types[item.Response.Type()] = true
	}
	for _, r := range quiz.Responses() {
		if !types[r.Type()] {
			t.Errorf("the example has no %s", r.Type())
		}
		if !strings.Contains(read(t, "quiz-json.md"), "| `"+string(r.Type())+"` |") {
			t.Errorf("the type %s is not documented", r.Type())
		}
	}
	written, err := json.Marshal(u.Quiz)
	if err != nil {
		t.Fatal(err)
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, []byte(text)); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(compact.String(), string(written)); diff != "" {
		t.Error(diff)
	}
}

func TestLimits(t *testing.T) {
	text := read(t, "limits.md")
	c, err := config.Machine(func(string) string { return "" })
	if err != nil {
		t.Fatal(err)
	}
	days := func(d time.Duration) string { return strconv.Itoa(int(d.Hours()) / 24) }
	for _, want := range []string{
		fmt.Sprintf("| %d, %d, %d requests per user and minute", c.RateConvert, c.RateStatus, c.RateList),
		fmt.Sprintf("| %d s on one machine", int(c.SyncWait.Seconds())),
		fmt.Sprintf("| %d MB on one machine", c.MaxUpload>>20),
		fmt.Sprintf("| %d MB from the drive", source.MaxSize>>20),
		fmt.Sprintf("| %d conversions for a new account", c.CreditsFree),
		fmt.Sprintf("| %d hours, which is %s days", int(c.ExportTTL.Hours()), days(c.ExportTTL)),
		fmt.Sprintf("| %d; passing troubles", job.MaxAttempts),
		fmt.Sprintf("with %d MB of memory, %d s of a processor for each group of pages and %d s in all",
			extract.DefaultMemory>>20, int(extract.DefaultQuiet.Seconds()), int(extract.DefaultWhole.Seconds())),
		fmt.Sprintf("remembered for %d hours", int(job.DefaultTiming().Replay.Hours())),
		fmt.Sprintf("%s days at most", days(account.MaxTokenLife)),
	} {
		if !strings.Contains(text, want) {
			t.Errorf("limits.md does not say %q", want)
		}
	}
}
