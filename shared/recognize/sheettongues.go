package recognize

import "formwright/shared/recognize/pattern"

// tongueTitle is a title of a column with the name or code of its language behind
// it: "question_en", "Option A (Hindi)". Codes that are words of titles, as "id"
// and "no", are none.
var tongueTitle = pattern.New(`^(.*\S)[\s(\[-]+(en|eng|english|de|deu|german|deutsch|fr|fra|french|français|es|esp|spanish|español|pt|por|portuguese|português|ru|rus|russian|русский|рус|uk|ukr|ua|ukrainian|pl|pol|polish|polski|vi|vn|vietnamese|tr|tur|turkish|türkçe|uz|uzb|uzbek|o'zbek|fa|persian|farsi|zh|cn|chinese|中文|英文|th|thai|hu|hun|magyar|ar|arabic|hi|hin|hindi|bn|bengali|ta|tamil|te|telugu|mr|marathi|gu|gujarati|ur|urdu|kk|kz|kaz|ky|kg|tg|az|ka|se|sv|swe|nl|ro|ja|jp|ko|kr|ms|my|indonesian|qq|lat|cyr)[)\]]?$`)

// oneTongue gives titles that name a language the role of what stands before it.
// Where columns say the same in several languages the first one is read, and the
// others are aside.
func oneTongue(columns []sheetColumn) {
	known := columnRoles()
	heads, codes := make([]string, len(columns)), make([]string, len(columns))
	first, seen := "", map[string]string{}
	for i, c := range columns {
		m := tongueTitle.FindStringSubmatch(plainTitle(c.title))
		if m == nil {
			continue
		}
		if r := roleOf(m[1], known); r == noRole || r == leftRole || r == matchRole {
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
			columns[i].role = asideRole
		case columns[i].role == noRole || first != "":
			columns[i].role, columns[i].title = roleOf(heads[i], known), heads[i]
		}
	}
}
