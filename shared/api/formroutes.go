package api

import "net/http"

// The functions that serve forms, and the routes of those that serve several.
const (
	Forms       Name = "forms"
	FormOne     Name = "form"
	FormQuiz    Name = "formquiz"
	FormExports Name = "formexports"
	Submissions Name = "submissions"
	Statistics  Name = "statistics"
	PublicForm  Name = "publicform"
	Submit      Name = "submit"

	FormEdit         Name = "form-edit"
	FormDelete       Name = "form-delete"
	FormPublish      Name = "form-publish"
	FormUnpublish    Name = "form-unpublish"
	FormQuizEdit     Name = "formquiz-edit"
	Submission       Name = "submission"
	SubmissionEdit   Name = "submission-edit"
	SubmissionDelete Name = "submission-delete"
	FormMedia        Name = "publicform-media"
	FormRescore      Name = "submissions-rescore"
	Attempts         Name = "submit-attempts"
)

// formRoutes are those of owners, then those of everybody. The latter take a
// token or session too: an owner sees a draft, and a signed-in person answers
// once.
func formRoutes() []Route {
	const (
		read, write = "forms:read", "forms:write"
		one         = "/api/v1/forms/{publicId}"
		public      = "/api/forms/{publicId}"
		submission  = one + "/submissions/{submissionId}"
	)
	routes := []Route{
		{Name: Forms, Method: http.MethodGet, Path: "/api/v1/forms", Scope: read},
		{Name: FormOne, Method: http.MethodGet, Path: one, Scope: read},
		{Name: FormEdit, Function: FormOne, Method: http.MethodPatch, Path: one, Scope: write},
		{Name: FormDelete, Function: FormOne, Method: http.MethodDelete, Path: one, Scope: write},
		{Name: FormPublish, Function: FormOne, Method: http.MethodPost, Path: one + "/publish", Scope: write},
		{Name: FormUnpublish, Function: FormOne, Method: http.MethodPost, Path: one + "/unpublish", Scope: write},
		{Name: FormQuiz, Method: http.MethodGet, Path: one + "/quiz", Scope: read, Streamed: true},
		{Name: FormQuizEdit, Function: FormQuiz, Method: http.MethodPut, Path: one + "/quiz", Scope: write, Streamed: true},
		{Name: FormExports, Method: http.MethodPost, Path: one + "/exports", Scope: write},
		{Name: Submissions, Method: http.MethodGet, Path: one + "/submissions", Scope: read, Streamed: true},
		{Name: Submission, Function: Submissions, Method: http.MethodGet, Path: submission, Scope: read, Streamed: true},
		{Name: SubmissionEdit, Function: Submissions, Method: http.MethodPatch, Path: submission, Scope: write, Streamed: true},
		{Name: SubmissionDelete, Function: Submissions, Method: http.MethodDelete, Path: submission, Scope: write, Streamed: true},
		{Name: FormRescore, Function: Submissions, Method: http.MethodPost, Path: one + "/rescore", Scope: write, Streamed: true},
		{Name: Statistics, Method: http.MethodGet, Path: one + "/statistics", Scope: read},
		{Name: PublicForm, Method: http.MethodGet, Path: public, Auth: Open, Keys: true, Streamed: true},
		{Name: FormMedia, Function: PublicForm, Method: http.MethodGet, Path: public + "/media/{picture}", Auth: Open, Keys: true, Streamed: true},
		{Name: Submit, Method: http.MethodPost, Path: public + "/submissions", Auth: Open, Keys: true},
		{Name: Attempts, Function: Submit, Method: http.MethodPost, Path: public + "/attempts", Auth: Open, Keys: true},
	}
	for i := range routes {
		if routes[i].Auth == "" {
			routes[i].Auth = Bearer
		}
	}
	return routes
}

func (a *API) formEndpoint(name Name) endpoint {
	switch name {
	case Forms:
		return a.forms
	case FormOne:
		return a.form
	case FormEdit:
		return a.editForm
	case FormDelete:
		return a.deleteForm
	case FormPublish:
		return a.publishForm
	case FormUnpublish:
		return a.unpublishForm
	case FormQuiz:
		return a.formQuiz
	case FormQuizEdit:
		return a.editFormQuiz
	case FormExports:
		return a.exportForm
	case Statistics:
		return a.statistics
	case PublicForm:
		return a.publicForm
	case FormMedia:
		return a.formMedia
	}
	return a.submissionEndpoint(name)
}

func (a *API) submissionEndpoint(name Name) endpoint {
	switch name {
	case Submissions:
		return a.submissions
	case Submission:
		return a.submission
	case SubmissionEdit:
		return a.editSubmission
	case SubmissionDelete:
		return a.deleteSubmission
	case FormRescore:
		return a.rescore
	case Submit:
		return a.submit
	case Attempts:
		return a.begin
	}
	return nil
}
