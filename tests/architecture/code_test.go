package architecture

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// The sizes that a reader can take in at a glance.
const (
	maxFunction = 80  // lines, from func to its closing brace
	maxFile     = 400 // lines
)

// initializers reports init functions: what runs at start stands in main.
func initializers(f file) (breaches []string) {
	for _, d := range f.ast.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == "init" {
			breaches = append(breaches, f.at(fn)+" is an init function")
		}
	}
	return breaches
}

// constant are calls whose result nobody can change; those of pattern are the recogniser's
// regexp.MustCompile.
var constant = []string{"errors.New", "problem.New", "problem.Field", "regexp.MustCompile", "pattern.New", "pattern.Guarded", "pattern.BeginsWith", "pattern.EndsWith", "pattern.Holds", "lexicon.Folded", "Folded", "line.SignsOf", "SignsOf", "strings.NewReplacer", "template.Must", "sync.OnceValue", "sync.OnceValues"}

// state reports package-level variables that can change: everything but error
// values, compiled patterns and lists of them, embedded files and interface assertions.
func state(f file) (breaches []string) {
	for _, d := range f.ast.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, s := range g.Specs {
			v := s.(*ast.ValueSpec) // nothing else stands in a var declaration
			if !fixed(g, v) {
				breaches = append(breaches, f.at(v)+" is a package-level variable: "+v.Names[0].Name)
			}
		}
	}
	return breaches
}

func fixed(g *ast.GenDecl, v *ast.ValueSpec) bool {
	if v.Names[0].Name == "_" || embedded(g.Doc) || embedded(v.Doc) {
		return true
	}
	return len(v.Values) > 0 && !slices.ContainsFunc(v.Values, changeable)
}

// changeable is false for constant calls and for lists of them.
func changeable(value ast.Expr) bool {
	switch v := value.(type) {
	case *ast.CallExpr:
		return !isConstant(v)
	case *ast.CompositeLit:
		_, list := v.Type.(*ast.ArrayType)
		return !list || len(v.Elts) == 0 || slices.ContainsFunc(v.Elts, changeable)
	}
	return true
}

func embedded(doc *ast.CommentGroup) bool {
	if doc == nil {
		return false
	}
	for _, line := range doc.List {
		if strings.HasPrefix(line.Text, "//go:embed ") {
			return true
		}
	}
	return false
}

func isConstant(call *ast.CallExpr) bool { return slices.Contains(constant, callee(call)) }

// callee is the called name as it is written: "errors.New".
func callee(call *ast.CallExpr) string {
	if f, ok := call.Fun.(*ast.Ident); ok {
		return f.Name
	}
	s, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	x, ok := s.X.(*ast.Ident)
	if !ok {
		return ""
	}
	return x.Name + "." + s.Sel.Name
}

// environment reports reads of the environment outside programs: settings are
// read once, by package config, from a function that main hands in.
func environment(f file) (breaches []string) {
	if f.ast.Name.Name == "main" {
		return nil
	}
	ast.Inspect(f.ast, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		x, ok := s.X.(*ast.Ident)
		if ok && (x.Name == "os" || x.Name == "syscall") && (s.Sel.Name == "Getenv" || s.Sel.Name == "LookupEnv" || s.Sel.Name == "Environ" || s.Sel.Name == "ExpandEnv") {
			breaches = append(breaches, fmt.Sprintf("%s reads the environment: %s.%s", f.at(s), x.Name, s.Sel.Name))
		}
		return true
	})
	return breaches
}

// sizes reports what is too long to be read at once.
func sizes(f file) (breaches []string) {
	if n := f.lines(f.ast.FileStart, f.ast.FileEnd); n > maxFile {
		breaches = append(breaches, fmt.Sprintf("%s has %d lines, at most %d are allowed", f.path, n, maxFile))
	}
	ast.Inspect(f.ast, func(n ast.Node) bool {
		fn, ok := n.(*ast.FuncDecl)
		if !ok {
			return true
		}
		if n := f.lines(fn.Pos(), fn.End()); n > maxFunction {
			breaches = append(breaches, fmt.Sprintf("%s: %s has %d lines, at most %d are allowed", f.at(fn), fn.Name.Name, n, maxFunction))
		}
		return true
	})
	return breaches
}

// names reports file and package names that say nothing.
func names(f file) (breaches []string) {
	parts := append(strings.Split(f.pkg, "/"), strings.TrimSuffix(f.path[strings.LastIndex(f.path, "/")+1:], ".go"))
	for _, part := range parts {
		switch part {
		case "util", "utils", "helper", "helpers", "common", "types", "misc", "base":
			breaches = append(breaches, fmt.Sprintf("%s is named %q", f.path, part))
		}
	}
	return breaches
}
