package writer

import (
	"io"

	"formwright/shared/quiz"
	"formwright/shared/writer/aiken"
	"formwright/shared/writer/blackboard"
	"formwright/shared/writer/blooket"
	"formwright/shared/writer/brightspace"
	"formwright/shared/writer/canvas"
	"formwright/shared/writer/check"
	"formwright/shared/writer/classmarker"
	"formwright/shared/writer/cloze"
	"formwright/shared/writer/gift"
	"formwright/shared/writer/gimkit"
	"formwright/shared/writer/h5p"
	"formwright/shared/writer/kahoot"
	"formwright/shared/writer/moodlexml"
	"formwright/shared/writer/pear"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/quizalize"
	"formwright/shared/writer/quizizz"
	"formwright/shared/writer/sakai"
	"formwright/shared/writer/schoology"
	"formwright/shared/writer/socrative"
	"formwright/shared/writer/target"
	"formwright/shared/writer/wooclap"
	"formwright/shared/writer/word"
)

// format is a family of writers: how a fitted quiz becomes the target's file,
// and how that file is opened again. check gets how many questions were written.
type format struct {
	write func(io.Writer, quiz.Quiz, target.Target) ([]quiz.Loss, error)
	check func(check.File, target.Target, int) error
}

// formats is the one place that knows which package writes a target.
func formats() map[target.ID]format {
	return map[target.ID]format{
		target.LMSA:  {canvas.Write, canvas.Check},
		target.LMSC:  {blackboard.Write, blackboard.Check},
		target.LMSF:  {sakai.Write, sakai.Check},
		target.LMSB:  {moodlexml.Write, moodlexml.Check},
		target.QuizA: {kahoot.Write, kahoot.Check},
		target.LMSD:  {brightspace.Write, brightspace.Check},
		target.LMSE:  {schoology.Write, schoology.Check},
		target.QuizB: {quizizz.Write, quizizz.Check},
		target.QuizC: {blooket.Write, blooket.Check},
		target.QuizD: {gimkit.Write, gimkit.Check},
		target.QuizE: {socrative.Write, socrative.Check},
		target.QuizF: {wooclap.Write, wooclap.Check},
		target.QuizG: {quizalize.Write, quizalize.Check},
		target.QuizH: {classmarker.Write, classmarker.Check},
		target.QuizI: {pear.Write, pear.Check},
		target.QTI21: {qti2.Write, qti2.Check},
		target.QTI22: {qti2.Write, qti2.Check},
		target.GIFT:  {gift.Write, gift.Check},
		target.Aiken: {aiken.Write, aiken.Check},
		target.Cloze: {cloze.Write, cloze.Check},
		target.Word:  {word.Write, word.Check},

		target.OtherA: {gift.Write, gift.Check}, // LearnDash takes GIFT
		target.H5P:    {h5p.Write, h5p.Check},
	}
}
