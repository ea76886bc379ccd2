package web_test

import (
	"net/url"
	"strings"

	"formwright/shared/quiz/quiztest"
)

// hostForms puts a form with a submission on the stage, and names its pages.
func (s *stage) hostForms() {
	s.t.Helper()
	f := s.hosted(s.admin, quiztest.Everything())
	b := s.stranger().filler()
	s.leads(b.fillIn("/f/"+f.PublicID, s.essay()), "/f/"+f.PublicID+"/thanks")
	list, _, err := s.world.forms.Submissions(s.t.Context(), s.admin.user.ID, f.PublicID, 1, 0)
	s.must(err)
	s.hooks.endpoint = endpoint()
	for _, pattern := range append(append(posts(), gets()...), "/forms/{publicId}/pictures/{hash}") {
		if strings.HasPrefix(pattern, "/f/{") || strings.HasPrefix(pattern, "/forms/{") {
			s.paths[pattern] = strings.NewReplacer("{publicId}", f.PublicID, "{id}", list[0].ID, "{item}", "q1", "{hash}", quiztest.PictureHashes()[0]).Replace(pattern)
		}
	}
}

func (s *stage) essay() url.Values {
	return url.Values{"q8": {"It floats."}, "name": {"Lena"}, "email": {"lena@school.example"}}
}

// formForms are what the forms of these pages send.
func formForms() map[string]url.Values {
	const one = "/forms/{publicId}"
	return map[string]url.Values{
		"/f/{publicId}": {"q1": {"c1"}}, "/f/{publicId}/start": {"name": {"Lena"}},
		one: {"title": {"New"}, "settings": {"shuffle"}}, one + "/publish": {}, one + "/unpublish": {}, one + "/exports": {"format": {"lms_b"}}, one + "/delete": {},
		one + "/questions/{item}":      {"version": {"1"}, "do": {"save"}, "shape": {"single"}, "kind": {"single"}, "stem": {"New"}, "choice-1": {"a"}, "choice-2": {"b"}},
		one + "/questions/{item}/move": {"version": {"1"}, "do": {"down"}}, one + "/questions/{item}/delete": {"version": {"1"}}, one + "/rescore": {},
		one + "/submissions/{id}": {"points.q8": {"1"}}, one + "/submissions/{id}/delete": {},
		one + "/webhook": {"url": {"https://hooks.example.com/x"}}, one + "/webhook/rotate": {}, one + "/webhook/test": {},
		one + "/webhook/resend": {"id": {"d1"}}, one + "/webhook/delete": {},
	}
}
