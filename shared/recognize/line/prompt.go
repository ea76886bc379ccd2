package line

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

var (
	// emptyBox is brackets or boxes with nothing in them.
	emptyBox = pattern.New(`^(?:[\[(（]\s*[\])）]|[□☐○◯]\s*)+$`)
	// writtenLater stands where an answer will be, or says where it is.
	writtenLater = pattern.New(`(?i)^[\s\[(<*_]*(?:` +
		`(?:please\s+)?(?:write|type|put|enter|insert)\s+(?:(?:your|the)\s+)?(?:answers?\s+|responses?\s+|letter\s+|word\s+)?(?:here|below)|(?:your\s+)?(?:answers?|responses?)\s+(?:goes\s+)?here|your\s+(?:own\s+)?(?:answers?|responses?)|` +
		`to be (?:announced|added|decided|confirmed|determined|filled in)|tb[acd]|n/a|(?:circle|choose|tick|select|check|underline) (?:one|the (?:correct|right|best) (?:one|answer|letter))|` +
		`see (?:the )?(?:below|above|solutions?|answer key|key|book|textbook|notes?|slides?|attached|next page|pages?\s*\d+|pp?\.?\s*\d+)[\pL\d\s,.–-]{0,24}|` +
		`siehe (?:seite|s\.|oben|unten|buch|lösung)[\pL\d\s,.–-]{0,24}|hier (?:eintragen|schreiben)|(?:voir|cf\.?) (?:pages?|p\.|livre|corrigé)[\pL\d\s,.–-]{0,24}|écri(?:re|s|vez) (?:(?:ta|votre|la) réponse )?ici|(?:ver|véase|vedi) (?:páginas?|pág\.|p\.|libro|livro|pagina|pag\.)[\pL\d\s,.–-]{0,24}|escrib[ea] (?:(?:tu|su|la) respuesta )?aquí|` +
		`см\. (?:стр|с\.|учебник)[\pL\d\s,.–-]{0,24}|lihat (?:halaman|buku)[\pL\d\s,.–-]{0,24}|(?:见|見)(?:课本|書|书|教材)?(?:第\s?\d+\s?[页頁])?` +
		`)[\s\])>*_.!…]*$`)
)

// IsPrompt reports whether a text behind the word for an answer only says where to write it,
// where it is to be found, or what it is worth: "<write the letter here>", "[ ]", "see page
// 12", "_____ (2 marks)". A tag of three words is no prompt, nor is one with an attribute.
func IsPrompt(s string) bool {
	s = strings.TrimSpace(s)
	if at := BracketPoints.FindStringIndex(s); at != nil && at[1] == len(s) && (at[0] == 0 || IsRoom(strings.TrimSpace(s[:at[0]]))) {
		return true
	}
	if emptyBox.MatchString(s) || writtenLater.MatchString(s) {
		return true
	}
	if at := strings.IndexByte(s, '<'); at > 0 && len(strings.Fields(s[:at])) == 1 && strings.HasSuffix(s, ">") {
		s = s[at:] // "Plot <write the letter here>"
	}
	if len(s) < 3 || s[0] != '<' && s[0] != '[' || strings.ContainsAny(s, "=/") {
		return false
	}
	return strings.HasSuffix(s, map[byte]string{'<': ">", '[': "]"}[s[0]]) && len(strings.Fields(s)) >= 3
}
