package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// takerTitles are the titles of the column that names who took a test.
func takerTitles() []string {
	return []string{"player", "player name", "players", "participant", "participants", "student", "student name", "student id", "pupil", "username", "user name", "user", "respondent", "nickname", "learner", "candidate", "teilnehmer", "spieler", "schüler", "joueur", "participant e", "élève", "jugador", "participante", "alumno", "estudiante", "aluno", "estudante", "jogador", "giocatore", "studente", "uczestnik", "uczeń", "gracz", "участник", "игрок", "ученик", "учасник", "гравець", "учень", "oyuncu", "katılımcı", "öğrenci", "người chơi", "học sinh", "pemain", "peserta", "siswa"}
}

// stampTitles are the titles of the first column of what people sent through a form.
func stampTitles() []string {
	return []string{"timestamp", "time stamp", "submission time", "submitted at", "start time", "zeitstempel", "horodateur", "marca temporal", "marca de tiempo", "carimbo de data/hora", "informazioni cronologiche", "sygnatura czasowa", "отметка времени", "позначка часу", "zaman damgası", "dấu thời gian", "cap waktu", "tijdstempel", "タイムスタンプ", "타임스탬프", "时间戳记", "طابع زمني", "חותמת זמן"}
}

// isTitled reports whether a title is one of some words.
func isTitled(title string, words []string) bool {
	plain := lexicon.PlainTitle(title)
	for _, w := range words {
		if plain == lexicon.Fold(w) {
			return true
		}
	}
	return false
}

// takenTitles takes what each person answered, and got for it, in a report of a test for no
// choice and no points: "Correct Answers" beside it say what is right.
func takenTitles(columns []sheetColumn) {
	if !namesTakers(columns) {
		return
	}
	right := func(c sheetColumn) bool {
		return c.Role == lexicon.CorrectRole || c.Role == lexicon.AnswerRole && strings.Contains(lexicon.PlainTitle(c.Title), "correct")
	}
	said := false
	for _, c := range columns {
		said = said || right(c)
	}
	if !said {
		return
	}
	for i, c := range columns {
		if judgesTaker(lexicon.PlainTitle(c.Title)) || c.Role == lexicon.PointsRole || c.Role == lexicon.FlagRole || c.Role == lexicon.AnswerRole && !right(c) {
			columns[i].Role = lexicon.AsideRole
		}
	}
}

// judgesTaker reports whether a title says of what was answered whether it is right:
// "Correct / Incorrect".
func judgesTaker(title string) bool {
	return strings.HasPrefix(title, "correct") && strings.Contains(title, "incorrect") || strings.HasPrefix(title, "right") && strings.Contains(title, "wrong")
}

// namesTakers reports whether a column says who took the test.
func namesTakers(columns []sheetColumn) bool {
	for _, c := range columns {
		if isTitled(c.Title, takerTitles()) {
			return true
		}
	}
	return false
}

// askedBefore reports whether a question stands further up already, for another person.
func (s *sheetRows) askedBefore(stem sheetCell) bool {
	said := lexicon.Fold(stem.text)
	if s.asked == nil {
		s.asked = map[string]bool{}
	}
	before := s.asked[said]
	s.asked[said] = true
	return before
}

// isReturns reports whether a sheet holds what people sent through a form, a row each: its
// titles may ask, and offer nothing.
func (g *Grid) isReturns() bool {
	for _, row := range g.rows {
		if at := filled(row); len(at) > 0 {
			return len(at) > 2 && isTitled(row[at[0]].text, stampTitles())
		}
	}
	return false
}
