package html

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// ticked gives the text of the boxes that a page is read to have ticked.
func ticked(t *testing.T, source string) string {
	t.Helper()
	var out []string
	for _, b := range read(t, source).Blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			continue
		}
		for l := range strings.SplitSeq(p.Text(), "\n") {
			if text, on := strings.CutPrefix(l, "☒"); on || p.Label != nil && p.Label.Check == page.Checked {
				out = append(out, strings.TrimSpace(text))
			}
		}
	}
	return strings.Join(out, " ")
}

// radios is a page with a question about birds and one about fish.
func radios(values [4]string, script string) string {
	field := func(name, value, text string) string {
		return `<p><label><input type="radio" name="` + name + `" value="` + value + `"> ` + text + `</label></p>`
	}
	return "<p>1. Which is a bird?</p>" + field("q1", values[0], "cow") + field("q1", values[1], "owl") +
		"<p>2. Which is a fish?</p>" + field("q2", values[2], "cod") + field("q2", values[3], "cat") + "<script>" + script + "</script>"
}

func TestFieldAnswers(t *testing.T) {
	letters := [4]string{"a", "b", "a", "b"}
	for name, c := range map[string]struct{ source, want string }{
		"an object":              {radios(letters, `const correctAnswers = { q1: "b", 'q2': 'a' };`), "owl cod"},
		"a list":                 {radios(letters, `var answers = ["b", "a"];`), "owl cod"},
		"a list too long":        {radios(letters, `var answers = ["b", "a", "a"];`), ""},
		"what is typed":          {radios(letters, `var given = { q1: "b", q2: "a" };`), ""},
		"comparisons":            {radios(letters, `if (form.q1.value === "b") score++; if (document.querySelector('input[name="q2"]:checked').value == "a") { score++ }`), "owl cod"},
		"what is not":            {radios(letters, `if (form.q1.value !== "b") wrong++; if (form.q2.value != "a") wrong++;`), ""},
		"one of the comparisons": {radios(letters, `if (form.q1.value === "b") score++; // the same for each question`), ""},
		"both of a group":        {radios(letters, `if (q1 == "b") x(); if (q1 == "a") y(); if (q2 == "a") z();`), ""},
		"points for ticks":       {strings.NewReplacer(`value="b"> owl`, `id="r1"> owl`, `value="a"> cod`, `id="r2"> cod`, `value="a"`, "", `value="b"`, "").Replace(radios(letters, `if (document.getElementById('r1').checked) { score++; } if (document.getElementById("r2").checked == true) score += 2;`)), "owl cod"},
		"no points for ticks":    {strings.NewReplacer(`value="b"> owl`, `id="r1"> owl`, `value="a"> cod`, `id="r2"> cod`, `value="a"`, "", `value="b"`, "").Replace(radios(letters, `if (!document.getElementById('r1').checked) { wrong++; } if (document.getElementById("r2").checked) show();`)), ""},
		"values that rate":       {"<p>Which flies?</p>" + strings.ReplaceAll(`<p><input type=radio name=N value=0> cow</p><p><input type=radio name=N value=1> owl</p><p><input type=radio name=N value=0> cat</p>`, "N", "q1") + "<p>Which swims?</p>" + strings.ReplaceAll(`<p><input type=radio name=N value=1> cod</p><p><input type=radio name=N value=0> cat</p><p><input type=radio name=N value=0> hen</p>`, "N", "q2"), "owl cod"},
		"true and false":         {radios([4]string{"true", "false", "true", "false"}, ""), ""},
	} {
		if diff := cmp.Diff(c.want, ticked(t, c.source)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestToldChoices(t *testing.T) {
	for name, c := range map[string]struct{ source, want string }{
		"list items":              {`<p>Which is a bird?</p><ul><li>cow<li class="correct">owl</ul><p>Which is a fish?</p><ol type=A><li data-correct=true>cod<li>cat</ol>`, "owl cod"},
		"blocks":                  {`<div><p>Which?</p><div class=option>A) cow</div><div class="option correct">B) owl</div></div><div><p>And?</p><div class="option correct-answer">A) cod</div><div class=option>B) cat</div></div>`, "B) owl A) cod"},
		"labels of fields":        {`<p>Which?</p><label class=o><input type=radio>cow</label><br><label class="o correct"><input type=radio>owl</label><p>And?</p><label class="o correct"><input type=radio>cod</label><br><label class=o><input type=radio>cat</label>`, "owl cod"},
		"classes in Spanish":      {`<div><p>¿Cuál?</p><div class="opcion incorrecta">vaca</div><div class="opcion correcta">búho</div></div><div><p>¿Y?</p><div class="opcion correcta">bacalao</div><div class="opcion incorrecta">gato</div></div>`, "búho bacalao"},
		"classes with two words":  {`<p>Qual?</p><ul><li>vaca<li class="resposta-certa">coruja</ul><p>E?</p><ul><li class="odpowiedź_poprawna">dorsz<li>kot</ul>`, "coruja dorsz"},
		"questions got right":     {`<ol><li class=correct>Which is a bird?<ul><li>owl<li>cow</ul><li class=wrong>Which is a fish?<ul><li>cod<li>cat</ul><li class=correct>Which is a cat?<ul><li>cod<li>cat</ul></ol>`, ""},
		"what is said when right": {`<p>Which?</p><div><p class="msg correct">Well done!</p><p class="msg wrong">No.</p></div><div><p class="msg correct">Well done!</p><p class="msg wrong">No.</p></div>`, ""},
	} {
		if diff := cmp.Diff(c.want, ticked(t, c.source)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
