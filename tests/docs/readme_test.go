package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/writer/target"
)

func readme(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// settingsRead collects the names of the environment that package config asks for.
func settingsRead(t *testing.T) map[string]bool {
	t.Helper()
	files, err := filepath.Glob("../../shared/config/*.go")
	if err != nil {
		t.Fatal(err)
	}
	names, setting := map[string]bool{}, regexp.MustCompile(`^"[A-Z]+(_[A-Z0-9]+)*"$`)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if f, ok := n.(*ast.FuncDecl); ok && f.Name.Name == "cloudEnvironment" {
				return false // the SDK's own
			}
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && setting.MatchString(lit.Value) {
				name, _ := strconv.Unquote(lit.Value) // the parser took it
				names[name] = true
			}
			return true
		})
	}
	return names
}

// TestEverySettingIsInTheReadme: the table has each setting of an operator and
// no other. What template.yaml sets for the functions is not for operators.
func TestEverySettingIsInTheReadme(t *testing.T) {
	read := settingsRead(t)
	for _, name := range []string{"TABLE_NAME", "QUEUE_URL", "WEBHOOK_QUEUE_URL", "DEAD_LETTER_URL", "BUCKET_NAME", "KEYS_PARAMETER", "LTI_KEYS_PARAMETER", "SEAL_KEYS_PARAMETER",
		"AWS_LAMBDA_FUNCTION_NAME", "AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_DYNAMODB", "AWS_ENDPOINT_URL_S3"} {
		if !read[name] {
			t.Errorf("package config does not read %s any more", name)
		}
		delete(read, name)
	}
	_, table, _ := strings.Cut(readme(t), "## Settings")
	table, _, _ = strings.Cut(table, "\n## ")
	var described []string
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		for _, name := range strings.Split(strings.Split(line, "|")[1], ",") {
			described = append(described, strings.Trim(name, " `"))
		}
	}
	slices.Sort(described)
	if diff := cmp.Diff(slices.Sorted(maps.Keys(read)), described); diff != "" {
		t.Errorf("settings: program - README +\n%s", diff)
	}
}

// TestReadmeNamesTheTargets: those that are written, and how many.
func TestReadmeNamesTheTargets(t *testing.T) {
	text := readme(t)
	_, list, _ := strings.Cut(text, "targets are written:")
	list, _, _ = strings.Cut(list, ". ")
	var named []string
	for i, word := range strings.Split(list, "`") {
		if i%2 == 1 {
			named = append(named, word)
		}
	}
	var written []string
	for _, f := range target.All() {
		if f.Available && f.Extension != "" {
			written = append(written, string(f.ID))
		}
	}
	slices.Sort(named)
	slices.Sort(written)
	if diff := cmp.Diff(written, named); diff != "" {
		t.Errorf("targets: program - README +\n%s", diff)
	}
	if want := strconv.Itoa(len(target.All())) + " target formats"; !strings.Contains(text, want) {
		t.Errorf("README does not say %q", want)
	}
}
