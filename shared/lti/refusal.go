package lti

import (
	"errors"

	"formwright/shared/problem"
)

// Refusal is a login or launch that ends here: the problem, what helps the
// platform's administrator, and the way back for the person.
type Refusal struct {
	Problem   *problem.Error
	Hint      string // what the platform's administrator may do
	ReturnURL string // where the platform takes the person back; only of a verified launch
}

// Error gives the whole chain, for logs.
func (r *Refusal) Error() string { return r.Problem.Error() }

// Unwrap gives the problem.
func (r *Refusal) Unwrap() error { return r.Problem }

func refuse(code problem.Code, hint, format string, args ...any) *Refusal {
	return &Refusal{Problem: problem.New(code, format, args...), Hint: hint}
}

// RefusalOf returns the refusal in err's chain, or nil.
func RefusalOf(err error) *Refusal {
	var r *Refusal
	if errors.As(err, &r) {
		return r
	}
	return nil
}

// because keeps the cause for the log.
func (r *Refusal) because(err error) *Refusal {
	r.Problem.Err = err
	return r
}

func (r *Refusal) field(name string) *Refusal {
	r.Problem.Field = name
	return r
}

// The hints, for administrators of a learning platform.
const (
	hintIssuer   = "The issuer and the client ID registered here must be exactly those of the LMS, including scheme, subdomain and trailing slash, and the registration must be active."
	hintClient   = "Compare the client ID that the LMS shows for this tool with the one registered here; they must be equal."
	hintLaunch   = "Open the tool again from the course. If it happens again, compare the tool's settings in the LMS with the addresses on the LTI platforms page."
	hintCookies  = "The browser did not bring back what it was given at the start of the launch. Let the tool open in a new window in the LMS, or allow its cookies in the browser."
	hintToken    = "Check the issuer, the client ID and the keyset URL of the registration, and that the clock of the LMS is right."
	hintKeys     = "Check the keyset (JWKS) URL of the registration with its test button. It must be reachable from the Internet and hold an RSA key for RS256."
	hintMessage  = "Add the tool in the LMS as LTI 1.3 with a resource link, and without changes to its messages."
	hintDeploy   = "Compare the Deployment ID that the LMS shows for this tool with the one registered here, or leave it empty here to accept every deployment."
	hintTarget   = "Set the tool or launch URL in the LMS to the one that the LTI platforms page shows."
	hintSubject  = "The LMS launched without a user. Sign in to the LMS, and let it send the user's identity to this tool."
	hintPrivacy  = "Let the LMS share the launcher's e-mail address and name with this tool: in Moodle under Privacy of the tool (\"Share launcher's email with tool\": Always), in Canvas with the privacy level Public of the developer key, in Blackboard under \"User fields to be sent\", in Brightspace under the security settings of the deployment (Email, Name)."
	hintRegister = "Try again from the LMS, or add the platform by hand on the LTI platforms page."
)
