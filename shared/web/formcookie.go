package web

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/quiz"
)

// The cookies of the people who fill a form in, beside the one that tells
// browsers apart. They belong to one form and are sent to its page alone.
const (
	attemptCookie = "__Secure-attempt"
	detailsCookie = "__Secure-details"
	receiptCookie = "__Secure-receipt"
)

// lingers is how long the cookies of an attempt outlive it.
const lingers = time.Hour

// random is a text that nobody guesses.
func random() string {
	b := make([]byte, 18)
	_, _ = rand.Read(b) // it never fails
	return base64.RawURLEncoding.EncodeToString(b)
}

// cookie reads a cookie of a form.
func (v *visit) cookie(name string) string {
	c, err := v.r.Cookie(name)
	if err != nil || len(c.Value) > 1<<10 {
		return ""
	}
	return c.Value
}

// formCookie sets a cookie of one form, or takes it away.
func (w *Web) formCookie(v *visit, name, value string, life time.Duration) {
	c := &http.Cookie{Name: name, Value: value, Path: w.address("/f/" + v.r.PathValue("publicId")), MaxAge: int(life / time.Second),
		Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if value == "" {
		c.MaxAge = -1
	}
	http.SetCookie(v.w, c)
}

// visitor is who looks at a form. A browser that is not known yet gets a name, so
// that a shuffled form keeps its order.
func (w *Web) visitor(v *visit) form.Visitor {
	return form.Visitor{User: v.user.ID, Browser: frame.KnowBrowser(v.w, v.r), Attempt: v.cookie(attemptCookie)}
}

// details are what a person said of themselves when their time began.
func (v *visit) details() (r form.Respondent) {
	data, err := base64.RawURLEncoding.DecodeString(v.cookie(detailsCookie))
	if err != nil || json.Unmarshal(data, &r) != nil {
		return form.Respondent{}
	}
	return r
}

func (w *Web) keepDetails(v *visit, r *form.Respondent, life time.Duration) {
	if r == nil {
		return
	}
	data, _ := json.Marshal(r) // texts always marshal
	w.formCookie(v, detailsCookie, base64.RawURLEncoding.EncodeToString(data), life)
}

// received is what a receipt says, in its cookie too, which is read once.
func received(r form.Receipt) string {
	if r.Score == nil {
		return "stored"
	}
	return r.Score.Earned.String() + "/" + r.Score.Possible.String()
}

// scoreOf reads a receipt; earned is empty without a score. Whoever makes such a
// cookie up deceives nobody else.
func scoreOf(receipt string) (earned, possible string) {
	earned, possible, ok := strings.Cut(receipt, "/")
	if !ok {
		return "", ""
	}
	e, err1 := quiz.ParseDecimal(earned)
	p, err2 := quiz.ParseDecimal(possible)
	if err1 != nil || err2 != nil {
		return "", ""
	}
	return e.String(), p.String()
}
