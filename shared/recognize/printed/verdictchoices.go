package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastVerdictGroups is how many questions must have choices behind verdicts.
	leastVerdictGroups = 3
	mostVerdictChoices = 12
)

// verdictChoice is a choice behind the word that judges it: "Wrong. A river". The
// banks of programs that mix tests are written so.
var verdictChoice = pattern.New(`(?i)^(?:(correct|right|correcto|correcta|correto|correta|corretto|corretta|richtig|juste|верно|верный|правильно|правильный|правильна|правильно|вірно|poprawna|poprawnie|dobrze|doğru|đúng|benar|to['’ʻ]g['’ʻ]ri|helyes|正确)|wrong|incorrect|false|incorrecto|incorrecta|incorreto|incorreta|errado|errada|sbagliato|sbagliata|errato|errata|falsch|faux|неверно|неверный|неправильно|неправильный|невірно|неправильна|niepoprawna|błędna|źle|yanlış|sai|salah|noto['’ʻ]g['’ʻ]ri|helytelen|错误)\s*[.:：。!)\]–—-]\s*(\S.*)$`)

// VerdictChoices writes groups of lines that begin with such words, right and wrong
// ones in each, as the choices of the line over them. A single list of statements
// with their truth is none.
func VerdictChoices(lines []line.Line) []line.Line {
	groups := map[int]int{} // by their first line, the line behind their last
	judged := 0
	for i := 0; i < len(lines); i++ {
		end, right := i, 0
		for ; end < len(lines); end++ {
			m := verdictBefore(lines[end])
			if m == nil {
				break
			}
			if m[2] >= 0 {
				right++
			}
		}
		if end == i {
			continue
		}
		judged += end - i
		if n := end - i; i > 0 && n <= mostVerdictChoices && right > 0 && right < n {
			groups[i] = end
		}
		i = end - 1
	}
	within := 0
	for from, end := range groups {
		within += end - from
	}
	if len(groups) < leastVerdictGroups || within*10 < judged*9 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	number := 0
	for i := range out {
		end, ok := groups[i]
		if !ok {
			continue
		}
		number++
		if stem := &out[i-1]; stem.Label == nil && stem.Kind == line.TextLine {
			if _, numbered := stem.NumberLabel(); !numbered {
				stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "verdicts"}
			}
		}
		for k := i; k < end; k++ {
			m := verdictBefore(out[k])
			choice := out[k].From(m[4])
			if m[2] >= 0 {
				choice = line.NewLine(choice, append(choice.Runs[:len(choice.Runs):len(choice.Runs)], page.Run{Text: " (correct)"}))
			}
			out[k] = choice.Offered(k - i + 1)
		}
	}
	return out
}

func verdictBefore(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil && l.Label.Format != page.Bullet {
		return nil
	}
	return verdictChoice.FindStringSubmatchIndex(l.Text)
}
