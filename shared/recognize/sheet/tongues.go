package sheet

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// tongueTitle is a title of a column with the name or code of its language behind
// it: "question_en", "Option A (Hindi)". Codes that are words of titles, as "id"
// and "no", are none.
var tongueTitle = pattern.New(`^(.*\S)[\s(\[-]+(en|eng|english|de|deu|german|deutsch|fr|fra|french|français|es|esp|spanish|español|pt|por|portuguese|português|ru|rus|russian|русский|рус|uk|ukr|ua|ukrainian|pl|pol|polish|polski|vi|vn|vietnamese|tr|tur|turkish|türkçe|uz|uzb|uzbek|o'zbek|fa|persian|farsi|zh|cn|chinese|中文|英文|th|thai|hu|hun|magyar|ar|arabic|hi|hin|hindi|bn|bengali|ta|tamil|te|telugu|mr|marathi|gu|gujarati|ur|urdu|kk|kz|kaz|ky|kg|tg|az|ka|se|sv|swe|nl|ro|ja|jp|ko|kr|ms|my|indonesian|qq|lat|cyr)[)\]]?$`)

// oneTongue gives titles that name a language the role of what stands before it.
// Where columns say the same in several languages the first one is read, and the
// others are aside.
func oneTongue(columns []sheetColumn) {
	known := lexicon.ColumnRoles()
	heads, codes := make([]string, len(columns)), make([]string, len(columns))
	first, seen := "", map[string]string{}
	for i, c := range columns {
		m := tongueTitle.FindStringSubmatch(lexicon.PlainTitle(c.Title))
		if m == nil {
			continue
		}
		if r := lexicon.RoleOf(m[1], known); r == lexicon.NoRole || r == lexicon.LeftRole || r == lexicon.MatchRole {
			continue // a word in two languages is a pair
		}
		heads[i], codes[i] = m[1], m[2]
		switch before, again := seen[m[1]]; {
		case !again:
			seen[m[1]] = m[2]
		case before != m[2] && first == "":
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
