package html

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

// sheet holds the simple rules of a page's style elements: of an element, of a
// class, of an element with a class, of an id.
type sheet struct {
	rules   map[string]declarations
	markers map[string]marker // of the lists of cloud documents, by class
}

// declarations are properties by name.
type declarations map[string]string

// marker is how a cloud document numbers a list, which it does by generated text.
type marker struct{ format, prefix, suffix string }

// maxRules bounds what is kept of style elements.
const maxRules = 20_000

var (
	commentRE  = regexp.MustCompile(`(?s)/\*.*?\*/|<!--|-->`)
	selectorRE = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9]*$|^[a-zA-Z0-9]*[.#][a-zA-Z_][\w-]*$`)
	markerRE   = regexp.MustCompile(`^\.(lst-[\w-]+)>li:before$`)
	counterRE  = regexp.MustCompile(`counter\([\w-]+,\s*([\w-]+)\)`)
)

func newSheet(root *html.Node) *sheet {
	s := &sheet{rules: map[string]declarations{}, markers: map[string]marker{}}
	for n := range root.Descendants() {
		if n.Type == html.ElementNode && n.Data == "style" {
			s.parse(textOf(n))
		}
	}
	return s
}

// parse reads rules. Those inside @media and its like are passed over: they are
// for printers and small screens.
func (s *sheet) parse(css string) {
	css = commentRE.ReplaceAllString(css, "")
	for css != "" && len(s.rules) < maxRules {
		head, rest, ok := strings.Cut(css, "{")
		if !ok {
			return
		}
		if i := strings.LastIndexByte(head, ';'); i >= 0 {
			head = head[i+1:] // an @import before it
		}
		head = strings.TrimSpace(head)
		if strings.HasPrefix(head, "@") {
			css = behindBlock(rest)
			continue
		}
		var body string
		body, css, _ = strings.Cut(rest, "}")
		s.rule(head, body)
	}
}

// behindBlock is what follows a block in braces whose opening one was read.
func behindBlock(css string) string {
	depth := 1
	for i := range len(css) {
		switch css[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return css[i+1:]
			}
		}
	}
	return ""
}

func (s *sheet) rule(head, body string) {
	for _, selector := range strings.Split(head, ",") {
		selector = strings.TrimSpace(selector)
		if m := markerRE.FindStringSubmatch(selector); m != nil {
			s.markers[m[1]] = readMarker(parseDeclarations(body)["content"])
			continue
		}
		if !selectorRE.MatchString(selector) || len(s.rules) >= maxRules {
			continue
		}
		name, class, _ := strings.Cut(selector, ".")
		key := strings.ToLower(name) + "." + class
		if !strings.Contains(selector, ".") {
			key = selector
			if !strings.Contains(selector, "#") {
				key = strings.ToLower(selector)
			}
		}
		if s.rules[key] == nil {
			s.rules[key] = declarations{}
		}
		for property, value := range parseDeclarations(body) {
			s.rules[key][property] = value
		}
	}
}

// readMarker reads generated text such as "" counter(lst-ctn-1,lower-latin) ". ".
func readMarker(content string) marker {
	loc := counterRE.FindStringSubmatchIndex(content)
	if loc == nil {
		return marker{format: "bullet", prefix: unquoted(content)}
	}
	prefix := content[:loc[0]]
	if i := strings.LastIndex(prefix, ")"); i >= 0 {
		prefix = "" // the numbers of the levels above, which come again in no label
	}
	return marker{format: content[loc[2]:loc[3]], prefix: unquoted(prefix), suffix: unquoted(content[loc[1]:])}
}

var escapeRE = regexp.MustCompile(`\\([0-9a-fA-F]{1,6})\s?`)

// unquoted is the text of CSS strings.
func unquoted(s string) string {
	s = escapeRE.ReplaceAllStringFunc(s, func(escape string) string {
		n := 0
		for _, c := range strings.TrimSpace(escape[1:]) {
			n = n*16 + strings.IndexRune("0123456789abcdef", c|0x20)
		}
		return string(rune(n))
	})
	return strings.TrimSpace(strings.ReplaceAll(s, `"`, ""))
}

func parseDeclarations(body string) declarations {
	out := declarations{}
	for body != "" {
		var one string
		one, body = cutDeclaration(body)
		name, value, ok := strings.Cut(one, ":")
		value = strings.TrimSpace(strings.ReplaceAll(value, "!important", ""))
		if ok && value != "" {
			out[strings.ToLower(strings.TrimSpace(name))] = value
		}
	}
	return out
}

// cutDeclaration splits at the first semicolon that stands in no string.
func cutDeclaration(body string) (one, rest string) {
	quote := byte(0)
	for i := range len(body) {
		switch c := body[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == ';':
			return body[:i], body[i+1:]
		}
	}
	return body, ""
}

// declared gives what is said of an element, by its name, its classes, its id and
// itself, the nearest last.
func (s *sheet) declared(n *html.Node) []declarations {
	var out []declarations
	add := func(key string) {
		if d := s.rules[key]; d != nil {
			out = append(out, d)
		}
	}
	add(n.Data)
	classes := strings.Fields(attr(n, "class"))
	for _, class := range classes[:min(len(classes), 50)] {
		add("." + class)
		add(n.Data + "." + class)
	}
	if id := attr(n, "id"); id != "" {
		add("#" + id)
	}
	if style := attr(n, "style"); style != "" {
		out = append(out, parseDeclarations(style))
	}
	return out
}
