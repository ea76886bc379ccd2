package architecture

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// file is one parsed source file.
type file struct {
	path string // under the module's root
	pkg  string // its folder
	ast  *ast.File
	set  *token.FileSet
}

func parse(name string, src any) (file, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, name, src, parser.ParseComments|parser.SkipObjectResolution)
	return file{path: name, pkg: path.Dir(name), ast: tree, set: set}, err
}

// at is a place in the file, for a message.
func (f file) at(n ast.Node) string {
	return fmt.Sprintf("%s:%d", f.path, f.set.Position(n.Pos()).Line)
}

func (f file) lines(from, to token.Pos) int {
	return f.set.Position(to).Line - f.set.Position(from).Line + 1
}

// tree parses every source file of the program, tests left out.
func tree(t *testing.T) []file {
	t.Helper()
	root := os.DirFS("../..")
	var files []file
	for _, top := range []string{"shared", "local", "functions"} {
		err := fs.WalkDir(root, top, func(name string, d fs.DirEntry, err error) error {
			base := path.Base(name)
			if err != nil || d.IsDir() && (base == "testdata" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "zz_")) {
				return skip(err)
			}
			if d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return nil
			}
			src, err := fs.ReadFile(root, name)
			if err != nil {
				return err
			}
			f, err := parse(name, src)
			files = append(files, f)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}

func skip(err error) error {
	if err != nil {
		return err
	}
	return fs.SkipDir
}

// checks is every rule about one file.
var checks = map[string]func(file) []string{
	"imports": imports, "init": initializers, "state": state, "environment": environment, "sizes": sizes, "names": names,
}

func TestTree(t *testing.T) {
	files := tree(t)
	if len(files) < 100 {
		t.Fatalf("only %d files were found", len(files))
	}
	for name, check := range checks {
		t.Run(name, func(t *testing.T) {
			for _, f := range files {
				for _, breach := range check(f) {
					t.Error(breach)
				}
			}
		})
	}
}

func TestEveryPackageHasARule(t *testing.T) {
	for _, f := range tree(t) {
		if !ruled(f.pkg) {
			t.Errorf("%s has no line in mayImport", f.pkg)
		}
	}
}

func TestEveryPackageIsDocumented(t *testing.T) {
	for _, breach := range undocumented(tree(t)) {
		t.Error(breach)
	}
}

// undocumented reports packages of which no file has a doc comment that begins
// as Go's does.
func undocumented(files []file) (breaches []string) {
	documented := map[string]bool{}
	for _, f := range files {
		start := "Package " + f.ast.Name.Name + " "
		if f.ast.Name.Name == "main" {
			start = "Command " + path.Base(f.pkg) + " "
		}
		documented[f.pkg] = documented[f.pkg] || strings.HasPrefix(f.ast.Doc.Text(), start)
	}
	for pkg, ok := range documented {
		if !ok {
			breaches = append(breaches, pkg+" has no doc comment")
		}
	}
	slices.Sort(breaches)
	return breaches
}

// TestRulesBite shows each rule a source that breaks it, and one that does not.
func TestRulesBite(t *testing.T) {
	long := func(lines int) string { return "\nfunc f() {" + strings.Repeat("\n", lines-1) + "}\n" }
	for _, c := range []struct {
		rule, path, src string
		bad             bool
	}{
		{"imports", "shared/reader/docx/a.go", `import "formwright/shared/writer/gift"`, true},
		{"imports", "shared/reader/docx/a.go", `import "formwright/shared/reader/pdf"`, true},
		{"imports", "shared/reader/docx/a.go", `import "formwright/shared/quiz"`, false},
		{"imports", "shared/writer/gift/a.go", `import "formwright/shared/writer/qti2"`, true},
		{"imports", "shared/writer/gift/a.go", `import "formwright/shared/reader"`, true},
		{"imports", "shared/writer/gift/a.go", `import "formwright/shared/writer/moodle"`, false},
		{"imports", "shared/job/a.go", `import "formwright/shared/api"`, true},
		{"imports", "shared/job/a.go", `import "formwright/shared/store"`, false},
		{"imports", "shared/quiz/a.go", `import "formwright/shared/page"`, true},
		{"imports", "shared/api/a.go", `import "formwright/shared/store/embedded"`, true},
		{"imports", "shared/store/aws/a.go", `import "formwright/shared/store/embedded"`, true},
		{"imports", "functions/jobs/main.go", `import "formwright/shared/convert"`, true},
		{"imports", "functions/convert/main.go", `import "formwright/shared/reader/engine"`, true},
		{"imports", "shared/app/a.go", `import "formwright/shared/reader/engine"`, true},
		{"imports", "shared/reader/extract/a.go", `import "formwright/shared/reader/pdf"`, true},
		{"imports", "functions/converter/main.go", `import "formwright/shared/reader/engine"`, false},
		{"imports", "local/serve.go", `import "formwright/shared/store/aws"`, true},
		{"imports", "shared/app/service/a.go", `import "formwright/shared/store/aws"`, false},
		{"imports", "shared/app/service/a.go", `import "formwright/shared/convert"`, true}, // the API's functions would carry the readers
		{"imports", "functions/status/main.go", `import "formwright/shared/app"`, true},
		{"imports", "shared/job/a.go", `import "github.com/aws/aws-sdk-go-v2/service/sqs"`, true},
		{"imports", "shared/store/aws/a.go", `import "github.com/aws/aws-sdk-go-v2/service/sqs"`, false},
		{"imports", "shared/api/a.go", `import "github.com/aws/aws-lambda-go/events"`, true},
		{"imports", "functions/jobs/main.go", `import "github.com/aws/aws-lambda-go/lambda"`, false},
		{"imports", "shared/account/a.go", `import "github.com/lestrrat-go/jwx/v2/jwt"`, true},
		{"imports", "shared/jose/a.go", `import "github.com/lestrrat-go/jwx/v2/jwt"`, false},
		{"imports", "shared/api/a.go", `import "github.com/google/go-cmp/cmp"`, true},
		{"init", "shared/job/a.go", "func init() {}", true},
		{"init", "shared/job/a.go", "type t int\nfunc (t) init() {}", false},
		{"state", "shared/job/a.go", "var cache = map[string]int{}", true},
		{"state", "shared/job/a.go", "var ready bool", true},
		{"state", "shared/job/a.go", "var now = time.Now", true},
		{"state", "shared/job/a.go", `var errGone, at = errors.New("gone"), time.Now()`, true},
		{"state", "shared/job/a.go", `var errGone = errors.New("gone")`, false},
		{"state", "shared/job/a.go", `var patterns = []*regexp.Regexp{regexp.MustCompile("a"), regexp.MustCompile("b")}`, false},
		{"state", "shared/job/a.go", "var names = []string{name()}", true},
		{"state", "shared/job/a.go", "var names = []string{}", true},
		{"state", "shared/job/a.go", "var _ io.Writer = (*t)(nil)", false},
		{"state", "shared/job/a.go", "//go:embed a.txt\nvar page []byte", false},
		{"environment", "shared/job/a.go", `func f() string { return os.Getenv("X") }`, true},
		{"environment", "shared/job/a.go", "func f(getenv func(string) string) {}\nfunc g() { f(os.Getenv) }", true},
		{"environment", "shared/job/a.go", "func f(getenv func(string) string) {}", false},
		{"sizes", "shared/job/a.go", long(81), true},
		{"sizes", "shared/job/a.go", long(80), false},
		{"sizes", "shared/job/a.go", strings.Repeat("\n", 400), true},
		{"names", "shared/util/a.go", "", true},
		{"names", "shared/job/helpers.go", "", true},
		{"names", "shared/job/lease.go", "", false},
	} {
		f, err := parse(c.path, "package p\n"+c.src)
		if err != nil {
			t.Fatalf("%s: %v", c.src, err)
		}
		if breaches := checks[c.rule](f); len(breaches) > 0 != c.bad {
			t.Errorf("%s, %s:\n%.80s\nreports %q", c.rule, c.path, c.src, breaches)
		}
	}
}

func TestDocRuleBites(t *testing.T) {
	for src, bad := range map[string]bool{"package job": true, "// Job.\npackage job": true, "// Package job keeps jobs.\npackage job": false} {
		f, err := parse("shared/job/job.go", src)
		if err != nil {
			t.Fatal(err)
		}
		if breaches := undocumented([]file{f}); len(breaches) > 0 != bad {
			t.Errorf("%q reports %q", src, breaches)
		}
	}
	if ruled("shared/strange") || !ruled("shared/reader/new") {
		t.Error("the table of imports does not know what it knows")
	}
}
