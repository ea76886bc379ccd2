package sheet_test

import (
	"context"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/sheet"
)

func TestReadCSV(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     []string
	}{
		{"commas", "Question,Answer\nWhat?,Yes", []string{"A1=Question", "B1=Answer", "A2=What?", "B2=Yes"}},
		{"semicolons with commas inside", "Frage;Antwort\nWas, bitte?;Ja, so\n", []string{"A1=Frage", "B1=Antwort", "A2=Was, bitte?", "B2=Ja, so"}},
		{"tabs", "Question\tAnswer\nWhat, then?\tYes\n", []string{"A1=Question", "B1=Answer", "A2=What, then?", "B2=Yes"}},
		{"bars", "Question|A|B|Answer\nWhat, then?|x|y|A\n", []string{"A1=Question", "B1=A", "C1=B", "D1=Answer", "A2=What, then?", "B2=x", "C2=y", "D2=A"}},
		{"bars and the commas of sentences", "What is ice?|Water, cold, hard\nWhat is fire?|Heat, light, smoke\nWhat is rain?|Drops, wet, cold\nWhat is sand?|Grains, dry, hot\n", []string{"A1=What is ice?", "B1=Water, cold, hard", "A2=What is fire?", "B2=Heat, light, smoke", "A3=What is rain?", "B3=Drops, wet, cold", "A4=What is sand?", "B4=Grains, dry, hot"}},
		{"said on the first line", "sep=;\r\nQ;A\r\na,b;c\r\n", []string{"A1=Q", "B1=A", "A2=a,b", "B2=c"}},
		{"quotes and lines in quotes", "a,\"b \"\"c\"\"\nd\",e\n", []string{"A1=a", "B1=b \"c\"\nd", "C1=e"}},
		{"quotes doubled as a whole", "\"Which, then? \",\"\"oak\"; elm, old; \"fir\"\",\"\"2;\n\"Who?\",\"\"Ann\"; Ben;\" Cem\"\",\"\"1,2;\n\"Why?\",\"\"so\"; no\"\",\"\"1;\n\"When?\",\"\"now\"; then\"\",\"\"1;\n",
			[]string{"A1=Which, then?", "B1=oak; elm, old; fir", "C1=2", "A2=Who?", "B2=Ann; Ben; Cem", "C2=1,2", "A3=Why?", "B3=so; no", "C3=1", "A4=When?", "B4=now; then", "C4=1"}},
		{"stray quotes", "a,b \"c\" d,5\" pipe\n\"x\" y,z,w\n", []string{"A1=a", "B1=b \"c\" d", "C1=5\" pipe", "A2=\"x\" y", "B2=z", "C2=w"}},
		{"carriage returns only", "a,b\rc,d\r", []string{"A1=a", "B1=b", "A2=c", "B2=d"}},
		{"line breaks of other programs in cells", "a\u2028b,c\u2028\nd\ve,f\n", []string{"A1=a\nb", "B1=c", "A2=d\ne", "B2=f"}},
		{"ragged rows", "a,b,c\nd\n\n\ne,f\n", []string{"A1=a", "B1=b", "C1=c", "A2=d", "A5=e", "B5=f"}},
		{"records quoted as wholes", "Question|Answer\n\"What, then?|Yes\"\nWho?|Me\n\"When, where?|Now\"\n", []string{"A1=Question", "B1=Answer", "A2=What, then?", "B2=Yes", "A3=Who?", "B3=Me", "A4=When, where?", "B4=Now"}},
		{"single quotes", "No,'Question','Answer'\n1,'What, then?','It''s \"here\"'\n2, 'Who?', 'Don\\'t know'\n3,'When?','Now'\n", []string{"A1=No", "B1=Question", "C1=Answer", "A2=1", "B2=What, then?", "C2=It's \"here\"", "A3=2", "B3=Who?", "C3=Don't know", "A4=3", "B4=When?", "C4=Now"}},
		{"records in brackets", "rows = [\n(\"Which, then?\", \"the \"old\" oak\", \"elm, 3,5\", 2),\n(\"Who?\", \"Ann\", \"Ben\", 1),\n('When?', 'now', 'then', 1),\n[\"Why?\", [\"so\", \"no\"], 2]\n]\n",
			[]string{"A1=Which, then?", "B1=the \"old\" oak", "C1=elm, 3,5", "D1=2", "A2=Who?", "B2=Ann", "C2=Ben", "D2=1", "A3=When?", "B3=now", "C3=then", "D3=1", "A4=Why?", "B4=so", "C4=no", "D4=2"}},
		{"a sign behind questions", "Who flies?#The owl\nWho swims? #The cod, red\nThe oldest tree#An oak\nWho hides?#The fox\nWho sings?#The wren\nWho digs?#The mole\n",
			[]string{"A1=Who flies?", "B1=The owl", "A2=Who swims?", "B2=The cod, red", "A3=The oldest tree", "B3=An oak", "A4=Who hides?", "B4=The fox", "A5=Who sings?", "B5=The wren", "A6=Who digs?", "B6=The mole"}},
		{"apostrophes", "a,'b','c'\nd,e's,f\ng,h,i\nj,k,l\n", []string{"A1=a", "B1='b'", "C1='c'", "A2=d", "B2=e's", "C2=f", "A3=g", "B3=h", "C3=i", "A4=j", "B4=k", "C4=l"}},
		{"text forced", "=\"001\",'=x,'quoted'\n", []string{"A1=001", "B1==x", "C1='quoted'"}},
		{"byte order mark", "\ufeffa,b\n", []string{"A1=a", "B1=b"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, fs, err := sheet.ReadCSV(context.Background(), []byte(c.in))
			if err != nil || len(fs) > 0 {
				t.Fatal(err, fs)
			}
			check(t, doc, c.want...)
		})
	}
}

func TestCSVEncodings(t *testing.T) {
	encode := func(s string, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	utf16le := func(s string) string {
		out := "\xff\xfe"
		for _, u := range utf16.Encode([]rune(s)) {
			out += string([]byte{byte(u), byte(u >> 8)})
		}
		return out
	}
	const russian, german, chinese = "Какой город столица Франции?;Париж\nКакая река самая длинная?;Нил\n", "Größe?;Übung\nMaß;schön\n", "法国的首都是哪里,巴黎\n意大利的首都是哪里,罗马\n"
	for name, c := range map[string]struct{ in, first string }{
		"UTF-16":       {utf16le(russian), "Какой город столица Франции?"},
		"Windows-1251": {encode(charmap.Windows1251.NewEncoder().String(russian)), "Какой город столица Франции?"},
		"Windows-1252": {encode(charmap.Windows1252.NewEncoder().String(german)), "Größe?"},
		"GB 18030":     {encode(simplifiedchinese.GBK.NewEncoder().String(chinese)), "法国的首都是哪里"},
	} {
		doc, _, err := sheet.ReadCSV(context.Background(), []byte(c.in))
		if err != nil {
			t.Fatal(name, err)
		}
		if got := shown(doc)[0]; got != "A1="+c.first {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestCSVBounds(t *testing.T) {
	doc, fs, err := sheet.ReadCSV(context.Background(), []byte(strings.Repeat("a,b\n", 20_010)))
	if err != nil || len(fs) != 1 || len(doc.Blocks[0].(page.Table).Rows) != 20_000 {
		t.Errorf("%v, findings %v", err, fs)
	}
	_, fs, err = sheet.ReadCSV(context.Background(), []byte(strings.Repeat("a,", 100)+"\n"))
	if err != nil || len(fs) != 1 {
		t.Errorf("%v, findings %v", err, fs)
	}
	if _, _, err := sheet.ReadCSV(context.Background(), []byte(",,\n,,\n")); problem.CodeOf(err) != problem.DocumentEmpty {
		t.Errorf("an empty file: %v", err)
	}
	if _, _, err := sheet.ReadCSV(context.Background(), make([]byte, 17<<20)); problem.CodeOf(err) != problem.DocumentTooLarge {
		t.Errorf("a large file: %v", err)
	}
}

// TestLooksLikeCSV keeps printed tests, prose, Markdown and code apart from
// separated values.
func TestLooksLikeCSV(t *testing.T) {
	for text, want := range map[string]bool{
		"Who flies?| The owl\nWho swims? | The cod\nWho hides? | The fox\nCod|A fish\nWho sings? | The wren\n": true,
		"V | Owls fly at night\nF | Cods fly by day\nV | Foxes hide\nF | Wrens swim\n":                         false,
		"Question,A,B,Answer\nWhat?,x,y,A\n":                                                                   true,
		"Frage;Antwort\nWas ist das?;Ein Haus\nUnd das?;Ein Baum, groß\n":                                      true,
		"MC\tWhat?\tx\tcorrect\ty\tincorrect\nTF\tSure\ttrue\n":                                                true,
		"sep=;\na;b\n":                   true,
		"5+5,10\n1+1,2\n8+3,11\n1+2,3\n": true,
		"a,b,c\nd,e,f\ng,h,i\n":          true,
		"вопрос,ответ\nКто?,Он\n":        true,
		"1. Which of these, if any, are primes?\nA. 2, 3\nB. 4, 6\nC. 8, 9\nAnswer: A\n":                                                                                                                false,
		"1. Name three colours, please, now.\n2. Name two cities, rivers, seas.\n3. Name a, b, c.\n":                                                                                                    false,
		"| Question | Answer |\n|---|---|\n| What? | Yes |\n| Who? | Me |\n":                                                                                                                            false,
		"Dear Ana, Ben, and Chi,\nwe meet on Monday, Tuesday, and Friday,\nso come, see, and stay.\n":                                                                                                   false,
		"::Q1:: What is 2+2? {=4 ~3 ~5}\n\n::Q2:: What is 3+3? {=6 ~7}\n":                                                                                                                               false,
		"What is 2+2?\nA) 3\nB) 4\nANSWER: B\n":                                                                                                                                                         false,
		"A. Rome\tB. Paris\tC. Oslo\n1. What is it?\nA. x\tB. y\tC. z\n2. And this?\nA. x\tB. y\tC. z\n":                                                                                                false,
		"Question 1: What is it?\nAnswer: a house\nQuestion 2: Who?\nAnswer: Ana\n":                                                                                                                     false,
		"Who sings? | A lark does.\nWho hoots?|An owl\nWho barks? | A dog, at night\nWho swims?|A cod\n":                                                                                                true,
		"Who? | Ana | Ben | A\nWhat? | x | y | B\nWhere? | here | there | A\n":                                                                                                                          true,
		"Code|What starts a note?|//|#|--|A\nBirds|Who hoots?|owl|cod|fox|A\nFish|Who swims?|owl|cod|fox|B\n":                                                                                           true,
		"Who? | Ana\n:--|--:\nWhat? | Ben\nWhere? | Here\nWhen? | Now\n":                                                                                                                                false,
		"1. Who is it?\nAna | Ben | Chi\n2. What is it?\nred | blue | green\n":                                                                                                                          false,
		"**Soal 1 (K-1, C2):**\nApa itu?\n- a) dia\n- b) ini\n**Jawaban: b)**\n**Soal 2 (K-1, C2):**\nSiapa?\n- a) dia\n- b) kamu\n**Jawaban: a)**\n":                                                   false,
		"01 Birds\n" + strings.Repeat("Who flies?\towl\tcod\tfox\tmock exam\tA\n", 6) + "02 Fish\nRead this.\n(1) Why?\n\n03 Beasts\n" + strings.Repeat("Who swims?\towl\tcod\tfox\tmock exam\tB\n", 6): true,
		strings.Repeat("1. Who flies?\nA. owl\tB. cod\tC. fox\tD. hen\tE. bee\n", 12):                                                                                                                   false,
		"(\"Who?\", \"Ann\", \"Ben\", 1)\n(\"Why?\", \"so\", \"no\", 2)\n(\"When?\", \"now\", \"then\", 1)\n(\"Where?\", \"here\", \"there\", 2)\n":                                                     true,
		strings.Repeat("Who flies over the wood?\n(\"owl\", \"cod\", \"fox\")\n", 6):                                                                                                                    false,
		strings.Repeat("Who flies?#The owl\n", 6):                                                                                                                                                       true,
		strings.Repeat("## Who flies?\n* The owl\n* The cod\n", 6):                                                                                                                                      false,
		strings.Repeat("Who flies? *The owl\nThe cod\nThe fox\n", 6):                                                                                                                                    false,
		"one line": false,
		"":         false,
		"Red, blue, green\nRed, blue, pink\nRed, white, green\n": false,
	} {
		if got := sheet.LooksLikeCSV([]byte(text)); got != want {
			t.Errorf("%v for %q", got, text)
		}
	}
}

func FuzzReadCSV(f *testing.F) {
	f.Add([]byte("Question,A,B\n\"x\ny\",2,3\n"))
	f.Add([]byte("sep=;\na;b\n"))
	f.Add([]byte("\xff\xfea\x00,\x00b\x00"))
	f.Add([]byte("\"\"\"\",\"\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		sheet.LooksLikeCSV(data)
		doc, _, err := sheet.ReadCSV(context.Background(), data)
		if err != nil {
			return
		}
		rows := doc.Blocks[0].(page.Table).Rows
		for _, r := range rows {
			if diff := cmp.Diff(len(rows[0].Cells), len(r.Cells)); diff != "" {
				t.Fatal("rows of different widths")
			}
		}
	})
}
