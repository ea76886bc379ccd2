package item

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// trueFalse builds a true-false question when the stem, the section or the
// answer says that it is one.
func (b *Builder) trueFalse(value line.Line, kind quiz.EvidenceKind) bool {
	if len(b.D.Stem) == 0 {
		return false
	}
	certain := b.D.Truth || b.section != nil && b.section.trueFalse && !asksAmong(b.D.Stem) && !(b.section.index < 0 && draft.AsksBeside(b.D.Stem)) || b.says(b.R.TruthCue) && b.BlanksBefore(len(b.D.Stem)) < 2 // "when ____, it is true that ____" is a gap text
	before := append([]line.Line(nil), b.D.Stem...)
	s := b.R.TakeTruth(b.D, certain)
	t, ok := b.D.SaidByInitial(value.Text)
	if !ok {
		t, ok = b.saidInSection(value.Text)
	}
	if !ok && s.Labels != [2]string{} {
		t, ok = draft.Draft{Pair: s.Labels}.SaidByInitial(value.Text) // of the words offered
	}
	if !ok {
		t, ok = b.R.TruthOf(value.Text, s.Found)
	}
	if !ok && s.Found {
		t.Value, ok = b.R.SaysYes(value.Text)
	}
	why := ""
	if !ok && s.Found {
		t, why, ok = b.R.TruthHead(value.Text, true)
	}
	if s.Found && s.Key != nil && !ok && value.Text != "" { // "→ False (correct answer: Rome)"
		s.Why, value = strings.TrimSpace(s.Why+" "+value.Text), line.Line{}
	}
	if value.Text != "" && !ok || !s.Found && (!ok || t.Labels != [2]string{} && b.asksForName() || inSentence(b.D.Stem)) || len(b.D.Stem) == 0 {
		b.D.Stem = before
		return false
	}
	if b.section != nil {
		if s.Labels != [2]string{} {
			b.section.shown++
		} else {
			b.section.unshown = true
		}
	}
	if b.D.StemKey != "" && s.Key == nil {
		if inStem, found := b.R.TruthOf(b.D.StemKey, true); found {
			s.Key = &inStem.Value
		}
	}
	if s.Labels == [2]string{} && b.section != nil {
		s.Labels = b.R.SlashLabels(b.section.folded)
	}
	tf := quiz.TrueFalse{True: s.Labels[0], False: s.Labels[1], Key: s.Key}
	switch {
	case ok:
		tf.Key = &t.Value
		if tf.True == "" {
			tf.True, tf.False = t.Labels[0], t.Labels[1]
			if own := b.D.Pair; own != [2]string{} && (own[0] == tf.True || own[1] == tf.False) {
				tf.True, tf.False = own[0], own[1] // "Falso" is of several languages
			}
		}
		b.Evidence(kind, value)
		b.markedTruth(s, t.Value, kind)
		b.Explain(why)
	case s.Marked.Kind != "":
		b.Evidence(s.Marked.Kind, s.Marked.Word)
	case s.Key != nil:
		b.Evidence(quiz.ByText, before[len(before)-1])
		b.Explain(s.Why)
	}
	b.Item.Response = tf
	return true
}

// asksForName reports whether a stem asks by a word what "yes" or "false" does not
// answer: "In which country is Timbuktu?" (Mali, which elsewhere means false).
func (b *Builder) asksForName() bool {
	stem := b.D.Stem
	return flatten.EndsAsking(stem[len(stem)-1].Text) && b.R.AsksByWord(stem[0].Text) && !lexicon.AsksYesOrNo(stem[0].Text)
}

// inSentence reports whether room stands within the words of a stem, where a word is to be
// written: "an angle of 90° is called a ____ angle" is answered by "right".
func inSentence(stem []line.Line) bool {
	return slices.ContainsFunc(stem, func(l line.Line) bool {
		return flatten.HasBlank(l) && !flatten.EmptyRoomAtEnd.MatchString(l.Text) && !rewrite.LeadRoom.MatchString(l.Text)
	})
}

// asksAmong reports whether a stem asks and then says how to answer, "What is a
// polder? Explain.", which states nothing. What is asked in quotes is told.
func asksAmong(stem []line.Line) bool {
	for _, l := range stem {
		at := strings.LastIndexAny(l.Text, "?？؟")
		if at > 0 && !strings.ContainsAny(l.Text, "\"“”„«»「」") && strings.Trim(l.Text[at:], "?？؟ \t") != "" && flatten.CountWords(l.Text[:at], leastAsked) >= leastAsked {
			return true
		}
	}
	return false
}

// leastAsked is how many words a question has at least.
const leastAsked = 3
