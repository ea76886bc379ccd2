package html

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
)

// fewestOffered is how many entries of a list to choose from are choices of a question.
const fewestOffered = 2

// answersAsk reports whether a list to choose from stands right behind a question and
// nothing behind it on its line: it offers what may answer that, and fills no gap.
func answersAsk(n *html.Node, offered int) bool {
	if offered < fewestOffered {
		return false
	}
	before := n.PrevSibling
	for before != nil && (before.Data == "br" || said(before) == "") {
		before = before.PrevSibling
	}
	if before == nil {
		return false
	}
	asked := strings.TrimRight(said(before), "* ")
	if !strings.HasSuffix(asked, "?") && !strings.HasSuffix(asked, "？") && !strings.HasSuffix(asked, "؟") {
		return false
	}
	for after := n.NextSibling; after != nil; after = after.NextSibling {
		if after.Type == html.ElementNode {
			return after.Data == "br" || after.Data == "hr" || after.Data == "button" || isBlock(after) || said(after) == "" && after.Data != "input" && after.Data != "select"
		}
		if after.Type == html.TextNode && strings.TrimSpace(after.Data) != "" {
			return false
		}
	}
	return true
}

// said is the text of a node, whatever it is.
func said(n *html.Node) string {
	if n.Type == html.TextNode {
		return strings.TrimSpace(n.Data)
	}
	return strings.TrimSpace(textOf(n))
}

// prompt is the first entry of a list that only says to choose.
var prompt = regexp.MustCompile(`(?i)^[-–—. ]*(?:(?:please |bitte )?(?:choose|select|pick|wählen|auswählen|wähle|choisir|choisissez|sélectionner|sélectionnez|elige|elija|seleccione|selecciona|escolha|selecione|scegli|seleziona|kies|selecteer|vælg|välj|velg)(?: [\pL’']+){0,3})?[-–—.:… ]*$`)

// withoutPrompt are the entries of a list without a first one that says to choose.
func withoutPrompt(options []string) []string {
	if len(options) > fewestOffered && prompt.MatchString(options[0]) {
		return options[1:]
	}
	return options
}

// offer shows the entries of such a list as choices, one to a line.
func (f *flow) offer(options []string, l look) {
	for _, option := range withoutPrompt(options) {
		f.flush()
		f.add(page.Run{Kind: page.CheckRun, Check: page.Unchecked})
		f.text(" "+option, l)
	}
	f.flush()
}
