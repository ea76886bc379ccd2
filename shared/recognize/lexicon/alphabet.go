package lexicon

import (
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Alphabets are the ways choices are lettered, each folded. W X Y Z and
// F G H J K stand beside the whole Latin alphabet because some tests begin
// there.
func Alphabets() [][]string {
	spelled := []string{
		"a b c d e f g h i j k l m n o p q r s t u v w x y z",
		"а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ э ю я",
		"а б в г ґ д е є ж з и і к л м н", "а ә б в г д", "а б в г д ђ е ж", "а б в г д ѓ е ж", "а б в г д е ё ж",
		"a ą b c ć d e ę f g h",
		"a b c ç d e f g",
		"i ii iii iv v vi vii viii ix x",
		"a b s d e f", "a b v g d đ", // Uzbek and Serbian tests, in their own order
		"а в с д е", "а б с д е", // Central Asian tests, on Cyrillic keys
		"w x y z", "f g h j k", "f g h i j", "p q r s t", "k l m n o", "u v w x y",
		"α β γ δ ε ζ η θ",
		"الف ب ج د ه و ز ح", "ا ب ج د ه و", "أ ب ج د ه و", "الف ب پ ت ث ج چ ح خ", "ا ب پ ت ث ج چ", "ا ب ت ث ج ح",
		"א ב ג ד ה ו", "ก ข ค ง จ ฉ", "가 나 다 라 마 바", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ", "甲 乙 丙 丁 戊 己",
		"क ख ग घ ङ च", "ক খ গ ঘ ঙ চ", "ક ખ ગ ઘ ઙ ચ", "ა ბ გ დ ე ვ", "ա բ գ դ ե զ", "அ ஆ இ ஈ உ ஊ", "ア イ ウ エ オ カ", "あ い う え お か",
		"अ ब स द य", "अ ब क ड इ", "अ आ इ ई उ", "అ ఆ ఇ ఈ ఉ", "ఎ బి సి డి", "ಅ ಆ ಇ ಈ ಉ", "എ ബി സി ഡി", "ਉ ਅ ੲ ਸ ਹ", "ਕ ਖ ਗ ਘ ਙ", "අ ආ ඇ ඈ", "ກ ຂ ຄ ງ ຈ", "ក ខ គ ឃ ង ច", "က ခ ဂ ဃ င စ", "ሀ ለ ሐ መ ሠ ረ", "ሀ ለ ሓ መ ሠ", "أ ب ت ث ج ح", "イ ロ ハ ニ ホ",
	}
	out := make([][]string, len(spelled))
	for i, s := range spelled {
		for _, sign := range strings.Fields(s) {
			out[i] = append(out[i], Fold(sign))
		}
	}
	return out
}

// Ordinals writes to best the places of signs in the alphabet in which they
// form the longest row from its beginning, in any order: columns are read
// across. A sign outside it gets 0.
func Ordinals(best []int, signs []string, letters [][]string) {
	most := 0
	for _, alphabet := range letters {
		if alphabet[0] != signs[0] {
			continue
		}
		var places [MaxChoices]int
		for i, s := range signs {
			places[i] = Place(s, alphabet)
		}
		row := unbroken(places[:len(signs)])
		if row <= most {
			continue
		}
		most = row
		copy(best, places[:len(signs)])
		if row == len(signs) {
			return // no alphabet can do better
		}
	}
}

// unbroken is how far places count from 1 without a gap, in whatever order.
func unbroken(places []int) int {
	var has [2*MaxChoices + 1]bool
	for _, p := range places {
		has[p] = true
	}
	n := 0
	for n+1 < len(has) && has[n+1] {
		n++
	}
	return n
}

// Place is where a folded sign stands in an alphabet, from 1; 0 where it has none.
func Place(sign string, alphabet []string) int {
	for i, s := range alphabet {
		if s == sign {
			return i + 1
		}
	}
	return 0
}

// LetterPlace is the place of a single letter in the Latin or in the Cyrillic alphabet, small
// or large, as choices have them; 0 for anything else.
func LetterPlace(letter string) int {
	c, size := utf8.DecodeRuneInString(letter)
	switch c = unicode.ToLower(c); {
	case size == 0 || size != len(letter):
		return 0
	case 'a' <= c && c <= 'z':
		return int(c-'a') + 1
	case 'а' <= c && c <= 'я':
		return int(c-'а') + 1
	}
	return 0
}

// PlaceAmong is where a folded sign stands in the first alphabet that has it; 0 for none.
func PlaceAmong(sign string, alphabets [][]string) int {
	for _, a := range alphabets {
		if n := Place(sign, a); n > 0 {
			return n
		}
	}
	return 0
}

// IsFirst reports whether a sign can open a row of choices.
func IsFirst(sign string, letters [][]string) bool {
	if sign == "" {
		return false
	}
	if '0' <= sign[0] && sign[0] <= '9' {
		n, err := strconv.Atoi(sign)
		return err == nil && n == 1
	}
	if len(sign) == 1 && IsASCIILetter(sign[0]) && !latinFirsts()[sign[0]] {
		return false
	}
	for _, alphabet := range letters {
		if first := alphabet[0]; first[0] == sign[0] && first == sign {
			return true
		}
	}
	return false
}

// latinFirsts are the bytes that an alphabet begins with.
var latinFirsts = sync.OnceValue(func() *[256]bool {
	set := &[256]bool{}
	for _, alphabet := range Alphabets() {
		set[alphabet[0][0]] = true
	}
	return set
})

// mostParts is how many letters of an alphabet call the parts of a question.
const mostParts = 8

// partAlphabets are the alphabets from their first letters on, which call parts.
var partAlphabets = sync.OnceValue(func() [][]string {
	var out [][]string
	for _, alphabet := range Alphabets() {
		if !strings.Contains("wfpkui", alphabet[0]) {
			out = append(out, alphabet[:min(mostParts, len(alphabet))])
		}
	}
	return out
})

// partPlaces are the places of their letters, in the first alphabet that has them.
var partPlaces = sync.OnceValue(func() map[string]int {
	out := map[string]int{}
	for _, alphabet := range partAlphabets() {
		for i, sign := range alphabet {
			if _, ok := out[sign]; !ok {
				out[sign] = i + 1
			}
		}
	}
	return out
})

// PartPlace is the place of the letter of a part, 1 for the first, 0 for any other sign.
func PartPlace(sign string) int {
	if sign == "" { // as of most lines
		return 0
	}
	return partPlaces()[sign]
}

// PartFollows reports whether a sign is the letter of the part behind another.
func PartFollows(last, sign string) bool {
	for _, alphabet := range partAlphabets() {
		if at := Place(last, alphabet); at > 0 && Place(sign, alphabet) == at+1 {
			return true
		}
	}
	return false
}
