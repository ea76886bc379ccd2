package writer_test

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/problem"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// TestVerifyRefusesDamage: a file that lost its end, a question or the name of
// an entry is never delivered.
func TestVerifyRefusesDamage(t *testing.T) {
	for _, tg := range available() {
		t.Run(string(tg.ID), func(t *testing.T) {
			var b bytes.Buffer
			w, err := writer.Write(&b, quiztest.OneOfEach(), tg.ID, target.Options{})
			if err != nil {
				t.Fatal(err)
			}
			whole := b.Bytes()
			verify := func(data []byte, w writer.Written) error {
				return writer.Verify(check.Bytes(data), tg.ID, target.Options{}, w)
			}
			if err := verify(whole, w); err != nil {
				t.Fatal(err)
			}
			more := w
			more.Questions += 40 // more than a file of one question has gaps
			for name, err := range map[string]error{
				"empty": verify(nil, w), "half": verify(whole[:len(whole)/2], w), "more asked": verify(whole, more),
				"not text": verify(slices.Concat(whole[:len(whole)/3], []byte("\xff\xfe"), whole[len(whole)/3:]), w),
			} {
				if problem.CodeOf(err) != problem.Internal {
					t.Errorf("%s: %v", name, err)
				}
			}
		})
	}
}

// fuzzTarget writes any quiz: what comes out passes its check.
func fuzzTarget(f *testing.F, id target.ID) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		q := quiztest.Quizzes().Draw(t, "quiz")
		var b bytes.Buffer
		w, err := writer.Write(&b, q, id, target.Options{})
		if code := problem.CodeOf(err); code == problem.KeyRequired || code == problem.NothingToExport {
			return
		}
		if err == nil {
			err = writer.Verify(check.Bytes(b.Bytes()), id, target.Options{}, w)
		}
		if err != nil {
			t.Fatal(err)
		}
	}))
}

func FuzzLMSB(f *testing.F)   { fuzzTarget(f, target.LMSB) }
func FuzzQuizB(f *testing.F)  { fuzzTarget(f, target.QuizB) }
func FuzzQTI21(f *testing.F)  { fuzzTarget(f, target.QTI21) }
func FuzzQTI22(f *testing.F)  { fuzzTarget(f, target.QTI22) }
func FuzzGIFT(f *testing.F)   { fuzzTarget(f, target.GIFT) }
func FuzzAiken(f *testing.F)  { fuzzTarget(f, target.Aiken) }
func FuzzCloze(f *testing.F)  { fuzzTarget(f, target.Cloze) }
func FuzzWord(f *testing.F)   { fuzzTarget(f, target.Word) }
func FuzzLMSC(f *testing.F)   { fuzzTarget(f, target.LMSC) }
func FuzzLMSA(f *testing.F)   { fuzzTarget(f, target.LMSA) }
func FuzzQuizA(f *testing.F)  { fuzzTarget(f, target.QuizA) }
func FuzzQuizC(f *testing.F)  { fuzzTarget(f, target.QuizC) }
func FuzzQuizD(f *testing.F)  { fuzzTarget(f, target.QuizD) }
func FuzzQuizE(f *testing.F)  { fuzzTarget(f, target.QuizE) }
func FuzzQuizF(f *testing.F)  { fuzzTarget(f, target.QuizF) }
func FuzzQuizG(f *testing.F)  { fuzzTarget(f, target.QuizG) }
func FuzzQuizH(f *testing.F)  { fuzzTarget(f, target.QuizH) }
func FuzzQuizI(f *testing.F)  { fuzzTarget(f, target.QuizI) }
func FuzzLMSD(f *testing.F)   { fuzzTarget(f, target.LMSD) }
func FuzzLMSE(f *testing.F)   { fuzzTarget(f, target.LMSE) }
func FuzzLMSF(f *testing.F)   { fuzzTarget(f, target.LMSF) }
func FuzzOtherA(f *testing.F) { fuzzTarget(f, target.OtherA) }
func FuzzH5P(f *testing.F)    { fuzzTarget(f, target.H5P) }
