package architecture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Groups of packages that the rules below speak of, under shared/.
const (
	leaves   = "problem finding richtext page quiz" // anybody may import these
	services = "account cloudaccount cloudform/made export form job jose lti mail memo oauth ratelimit seal session signin source store transcript webhook"
	families = "writer/check writer/element writer/fit writer/moodle writer/pack writer/qti1 writer/sheet writer/target" // what several writers share
)

// mayImport says which of our packages a package may import, by the longest
// name that fits; a name ending in / stands for everything below it. All names
// are under shared/ unless they begin with a dot.
var mayImport = map[string]string{
	// The models in the middle.
	"problem": "", "finding": "", "richtext": "finding problem",
	"page": "finding richtext problem", "quiz": "finding richtext problem",

	// In: bytes to blocks to items. No reader knows another or any writer.
	"compound": "", "ooxml": "problem", "formula": "compound ooxml " + leaves,
	"reader/": "charset compound ooxml formula reader/script reader/typeset " + leaves, "reader": "reader/* compound ooxml formula " + leaves,
	"reader/layout": "formula " + leaves, "reader/pdf": "reader/layout reader/scan reader/typeset " + leaves, "reader/picture": "reader/layout reader/scan " + leaves,
	"reader/scan": "reader/layout reader/raster " + leaves, "reader/raster": "", "reader/script": leaves,
	"reader/ocr": "reader/layout reader/raster " + leaves, "reader/ocr/": "reader/layout reader/raster " + leaves,
	"reader/extract": "reader reader/layout " + leaves, "reader/engine": "config reader reader/* " + leaves,
	"charset":   "problem",
	"importer/": "charset ooxml formula importer/* " + leaves, "importer": "importer/* " + leaves,
	"recognize": "recognize/* " + leaves, "inspect": leaves, "edit": leaves,

	// Of blocks to items: each stage knows those before it.
	"recognize/pattern": "", "recognize/lexicon": "recognize/pattern " + leaves,
	"recognize/line":      "recognize/pattern recognize/lexicon " + leaves,
	"recognize/flatten":   "recognize/pattern recognize/lexicon recognize/line " + leaves,
	"recognize/answerkey": "recognize/pattern recognize/lexicon recognize/line recognize/flatten " + leaves,
	"recognize/rewrite":   "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey " + leaves,
	"recognize/asks":      "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite " + leaves,
	"recognize/printed":   "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks " + leaves,
	"recognize/coded":     "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed " + leaves,
	"recognize/slide":     "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed recognize/coded " + leaves,
	"recognize/draft":     "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed recognize/coded recognize/slide " + leaves,
	"recognize/vote":      "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed recognize/coded recognize/slide recognize/draft " + leaves,
	"recognize/item":      "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed recognize/coded recognize/slide recognize/draft recognize/vote " + leaves,
	"recognize/sheet":     "recognize/pattern recognize/lexicon recognize/line recognize/flatten recognize/answerkey recognize/rewrite recognize/asks recognize/printed recognize/coded recognize/slide recognize/draft recognize/vote recognize/item " + leaves,

	// Out: items to files. No writer knows another or any reader.
	"writer/target": leaves, "writer/fit": "formula writer/target " + leaves, "writer/sheet": "formula writer/target " + leaves,
	"writer/check": "", "writer/element": leaves, "writer/qti1": "writer/check writer/element " + leaves, "writer/pack": "formula writer/target " + leaves, "writer/moodle": "formula writer/fit writer/target " + leaves,
	"writer/sakai": "formula writer/qti2 " + families + " " + leaves, // holds QTI 2 beside its own
	"writer/":      "formula " + families + " " + leaves, "writer": "writer/* " + leaves,

	// The use case and the services.
	"convert": "reader importer output recognize spool writer writer/target source job export store transcript cloudform cloudform/made " + leaves,
	"source":  "problem", "source/": "source jose problem",
	"store": "problem", "store/": "store problem", "store/aws": "spool store problem", "spool": "",
	"account": services + " problem", "export": services + " problem", "job": services + " problem", "ratelimit": "store problem",
	"transcript": services + " spool writer/target " + leaves, "output": "spool transcript writer writer/check writer/target " + leaves, "form": services + " writer writer/target convert " + leaves, "webhook": services + " source/guard " + leaves, "oauth": services + " problem", "lti": services + " source/guard problem",
	"cloudform": services + " writer/fit writer/target " + leaves, "cloudform/made": services + " problem", "cloudform/formtest": "cloudaccount cloudaccount/cloudtest",
	"session": services + " problem", "signin": services + " problem", "mail": "problem", "memo": "", "seal": "secret", "cloudaccount": services + " problem",
	"secret": "", "jose": "secret", "keys": "jose seal secret store", "config": "", "gateway": "",

	// The faces, and the package that puts all together.
	"frame": "config problem",
	".docs": "",
	"api":   ".docs config convert frame writer/target " + services + " " + leaves, "web": "api config edit frame inspect convert writer/target " + services + " " + leaves,
	"app": "*", "app/service": "api config frame web keys secret " + services + " source/drive source/guard store/aws problem",
	".local":     "app app/service api config convert inspect jose keys reader reader/engine source writer writer/target .local/lambda " + leaves,
	".local/":    "api store",
	".functions": "", ".functions/": "api app/service config gateway", ".functions/pages": "app/service config gateway output", ".functions/formexports": "api app/service config gateway output", ".functions/converter": "app config gateway reader/engine",
}

// onlyIn says where a foreign module may be imported.
var onlyIn = map[string][]string{
	"github.com/aws/aws-sdk-go-v2":  {"shared/store/aws", "shared/store/aws/awstest", "shared/app/service", "shared/reader/engine", "shared/reader/ocr/textract"},
	"github.com/aws/smithy-go":      {"shared/store/aws", "shared/store/aws/awstest", "shared/app/service", "shared/reader/ocr/textract"},
	"github.com/aws/aws-lambda-go":  {"shared/gateway", "functions/*"},
	"github.com/lestrrat-go/jwx":    {"shared/jose"},
	"go.etcd.io/bbolt":              {"shared/store/embedded"},
	"github.com/wneessen/go-mail":   {"shared/mail"},
	"golang.org/x/oauth2":           {"shared/cloudaccount"},
	"github.com/getkin/kin-openapi": {},
	"github.com/google/go-cmp":      {"*test"},
	"pgregory.net/rapid":            {"*test"},
	"formwright/shared/store/aws":   {"shared/app/service"},
	// What links PDFium and the OCR engine, which the API's functions must not carry.
	"formwright/shared/reader/engine":  {"local", "functions/converter"},
	"formwright/shared/reader/pdf":     {"shared/reader/engine"},
	"formwright/shared/reader/ocr":     {"shared/reader/engine", "shared/reader/ocr/*"},
	"github.com/klippa-app/go-pdfium":  {"shared/reader/pdf"},
	"github.com/tetratelabs/wazero":    {"shared/reader/pdf", "shared/reader/ocr*"},
	"formwright/shared/store/embedded": {"shared/app"},
}

// imports reports the imports a file must not have.
func imports(f file) (breaches []string) {
	for _, spec := range f.ast.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // the parser took it
		for prefix, places := range onlyIn {
			if under(path, prefix) && !slices.ContainsFunc(places, func(p string) bool { return matches(f.pkg, p) }) {
				breaches = append(breaches, fmt.Sprintf("%s imports %s, which is for %v only", f.path, path, places))
			}
		}
		if ours, ok := strings.CutPrefix(path, "formwright/"); ok && !testSupport(f.pkg) && !allowed(f.pkg, ours) {
			breaches = append(breaches, fmt.Sprintf("%s imports %s", f.path, path))
		}
	}
	return breaches
}

// testSupport are packages for tests alone, which see more.
func testSupport(pkg string) bool { return matches(pkg, "*test") }

// ruled reports whether the table says anything of a package.
func ruled(pkg string) bool { _, ok := rule(pkg); return ok || testSupport(pkg) }

func allowed(pkg, imported string) bool {
	list, _ := rule(pkg)
	for _, name := range strings.Fields(list) {
		if matches(imported, full(name)) {
			return true
		}
	}
	return false
}

// rule finds the entry of a package: its own, else the nearest folder's.
func rule(pkg string) (string, bool) {
	for name, list := range mayImport {
		if full(name) == pkg {
			return list, true
		}
	}
	for i := strings.LastIndex(pkg, "/"); i > 0; i = strings.LastIndex(pkg[:i], "/") {
		for name, list := range mayImport {
			if full(name) == pkg[:i+1] {
				return list, true
			}
		}
	}
	return "", false
}

// full spells a name of the tables as a folder.
func full(name string) string {
	if name == "*" {
		return name
	}
	if outside, ok := strings.CutPrefix(name, "."); ok {
		return outside
	}
	return "shared/" + name
}

// matches compares with a pattern that may begin or end in a star.
func matches(pkg, pattern string) bool {
	if end, ok := strings.CutPrefix(pattern, "*"); ok {
		return strings.HasSuffix(pkg, end)
	}
	if start, ok := strings.CutSuffix(pattern, "*"); ok {
		return strings.HasPrefix(pkg, start)
	}
	return pkg == pattern
}

func under(path, prefix string) bool {
	return path == prefix || strings.HasPrefix(path, prefix+"/")
}
