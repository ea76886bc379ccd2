package sheet

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// tongueTitle is a title of a column with the name or code of its language behind
// it: "question_en", "Option A (Hindi)". Codes that are words of titles, as "id"
// and "no", are none.
var tongueTitle = pattern.New(`^(.*\S)[\s(\[-]+(en|eng|english|de|deu|german|deutsch|fr|fra|french|français|es|esp|spanish|español|pt|por|portuguese|português|ru|rus|russian|русский|рус|uk|ukr|ua|ukrainian|pl|pol|polish|polski|vi|vn|vietnamese|tr|tur|turkish|türkçe|uz|uzb|uzbek|o'zbek|fa|persian|farsi|zh|cn|chinese|中文|英文|th|thai|hu|hun|magyar|ar|arabic|hi|hin|hindi|bn|bengali|ta|tamil|te|telugu|mr|marathi|gu|gujarati|ur|urdu|kk|kz|kaz|ky|kg|tg|az|ka|se|sv|swe|nl|ro|ja|jp|ko|kr|ms|my|indonesian|qq|lat|cyr)[)\]]?$`)

// leadingTongue is a title with the code of its language in front: "EN_Question". Codes
// that are words of titles, as "de" and "es", are none; a title that no other language has
// begins with a word that only looks so.
var leadingTongue = pattern.New(`^(en|eng|deu|fr|fra|esp|spa|pt|por|ru|rus|uk|ukr|ua|pl|pol|vi|vn|tr|tur|uz|uzb|fa|zh|cn|th|hu|hun|ar|ara|hi|hin|bn|ur|kk|kz|az|ka|sv|swe|nl|ro|ja|jp|ko|kr|it|ita|ms)\s(.*\S)$`)

// titleTongues take the titles of columns apart into what they say and the codes of their
// languages.
func titleTongues(columns []sheetColumn) (heads, codes []string) {
	heads, codes = make([]string, len(columns)), make([]string, len(columns))
	led := map[string]map[string]bool{} // the codes in front of a title
	for i, c := range columns {
		title := lexicon.PlainTitle(c.Title)
		if m := tongueTitle.FindStringSubmatch(title); m != nil {
			heads[i], codes[i] = m[1], m[2]
		} else if m := leadingTongue.FindStringSubmatch(title); m != nil {
			if heads[i] = m[2]; led[m[2]] == nil {
				led[m[2]] = map[string]bool{}
			}
			led[m[2]][m[1]], codes[i] = true, m[1]
		}
	}
	for i := range columns {
		if n := len(led[heads[i]]); n == 1 {
			heads[i], codes[i] = "", ""
		}
	}
	return heads, codes
}

// oneTongue gives titles that name a language the role of what stands before it.
// Where columns say the same in several languages the first one is read, and the
// others are aside.
func oneTongue(columns []sheetColumn) {
	known := lexicon.ColumnRoles()
	heads, codes := titleTongues(columns)
	first, seen := "", map[string]string{}
	for i := range columns {
		if codes[i] == "" {
			continue
		}
		if r := lexicon.RoleOf(heads[i], known); r == lexicon.NoRole || r == lexicon.LeftRole || r == lexicon.MatchRole {
			codes[i] = "" // a word in two languages is a pair
			continue
		}
		switch before, again := seen[heads[i]]; {
		case !again:
			seen[heads[i]] = codes[i]
		case before != codes[i] && first == "":
			first = before
		}
	}
	for i := range columns {
		switch {
		case codes[i] == "":
		case first != "" && codes[i] != first:
			columns[i].Role = lexicon.AsideRole
		case columns[i].Role == lexicon.NoRole || first != "":
			columns[i].Role, columns[i].Title = lexicon.RoleOf(heads[i], known), heads[i]
		}
	}
}
