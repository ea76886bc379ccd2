package lti

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/problem"
)

// The claims of an LTI message (LTI Core 1.3 section 5).
const (
	claimNamespace    = "https://purl.imsglobal.org/spec/lti/claim/"
	claimVersion      = claimNamespace + "version"
	claimMessage      = claimNamespace + "message_type"
	claimDeployment   = claimNamespace + "deployment_id"
	claimResource     = claimNamespace + "resource_link"
	claimRoles        = claimNamespace + "roles"
	claimTarget       = claimNamespace + "target_link_uri"
	claimPresentation = claimNamespace + "launch_presentation"
)

// The one message that is answered.
const resourceLink = "LtiResourceLinkRequest"

// maxAge is how long ago a token may have been issued.
const maxAge = 10 * time.Minute

// maxPersonName bounds the name of a person, in characters.
const maxPersonName = 200

// person is who a verified message speaks of, and how they came.
type person struct {
	subject, email, name string
	deployment, target   string
	roles                []string
}

// believe holds the claims of a token to what they must be, in the order in
// which an administrator gets the most helpful answer first.
func (s *Service) believe(p Platform, l state, c jose.Claims) (person, error) {
	for _, check := range []func() error{
		func() error { return checkIssuer(p, c) },
		func() error { return checkAudience(p, c) },
		func() error { return s.checkTimes(c) },
		func() error { return checkNonce(l, c) },
		func() error { return checkMessage(c) },
		func() error { return checkDeployment(p, l, c) },
		func() error { return checkResource(c) },
		func() error { return s.checkTarget(l, c) },
	} {
		if err := check(); err != nil {
			return person{}, err
		}
	}
	who, err := personOf(c)
	who.deployment, who.target, who.roles = c.String(claimDeployment), c.String(claimTarget), texts(c[claimRoles])
	return who, err
}

func checkIssuer(p Platform, c jose.Claims) error {
	if c.String(jose.Issuer) != p.Issuer {
		return badToken("its issuer is %q, registered is %q.", clip(c.String(jose.Issuer)), p.Issuer)
	}
	return nil
}

// checkAudience wants the token to be for us alone: no other audience is one we
// would trust with it.
func checkAudience(p Platform, c jose.Claims) error {
	audiences := c.Audiences()
	if !slices.Contains(audiences, p.ClientID) {
		return badToken("its audience is not the client ID %q.", p.ClientID)
	}
	for _, other := range audiences {
		if other != p.ClientID {
			return badToken("it is also for somebody else, %q.", clip(other))
		}
	}
	azp, there := c["azp"]
	if (there || len(audiences) > 1) && azp != p.ClientID {
		return badToken("its authorized party (azp) is not the client ID %q.", p.ClientID)
	}
	return nil
}

func (s *Service) checkTimes(c jose.Claims) error {
	now := s.now()
	exp, ok := c.Time(jose.Expires)
	if !ok {
		return badToken("it has no exp.")
	}
	if !now.Before(exp.Add(jose.Skew)) {
		return badToken("it has expired. Compare the clocks of the LMS and of this service.")
	}
	iat, ok := c.Time(jose.IssuedAt)
	switch {
	case !ok:
		return badToken("it has no iat.")
	case iat.After(now.Add(jose.Skew)):
		return badToken("it was issued in the future. Compare the clocks of the LMS and of this service.")
	case now.Sub(iat) > maxAge:
		return badToken("it was issued more than %d minutes ago.", int(maxAge.Minutes()))
	}
	if _, there := c[jose.NotBefore]; there {
		if nbf, ok := c.Time(jose.NotBefore); !ok || nbf.After(now.Add(jose.Skew)) {
			return badToken("it is not valid yet. Compare the clocks of the LMS and of this service.")
		}
	}
	return nil
}

func checkNonce(l state, c jose.Claims) error {
	if !matches(c.String("nonce"), l.hashes.nonce) {
		return badToken("its nonce is not the one of this launch.")
	}
	return nil
}

func badMessage(format string, args ...any) *Refusal {
	return refuse(problem.LTIMessageInvalid, hintMessage, format, args...)
}

func checkMessage(c jose.Claims) error {
	if v := c.String(claimVersion); v != "1.3.0" {
		return badMessage("The LTI version of the launch is %q; 1.3.0 is supported.", clip(v))
	}
	if t := c.String(claimMessage); t != resourceLink {
		return badMessage("The message type of the launch is %q; %s is supported.", clip(t), resourceLink)
	}
	return nil
}

func checkDeployment(p Platform, l state, c jose.Claims) error {
	d := c.String(claimDeployment)
	switch {
	case d == "" || len(d) > maxID:
		return refuse(problem.LTIDeploymentInvalid, hintDeploy, "The launch names no deployment, or one longer than %d bytes.", maxID)
	case p.DeploymentID != "" && d != p.DeploymentID:
		return refuse(problem.LTIDeploymentInvalid, hintDeploy, "The deployment %q is not the one registered for this platform.", clip(d))
	case l.Deployment != "" && d != l.Deployment:
		return refuse(problem.LTIDeploymentInvalid, hintDeploy, "The deployment %q is not the one the launch began with, %q.", clip(d), clip(l.Deployment))
	}
	return nil
}

func checkResource(c jose.Claims) error {
	link, _ := c[claimResource].(map[string]any)
	if id, _ := link["id"].(string); id == "" || len(id) > maxURL {
		return badMessage("The launch names no resource link.")
	}
	if _, list := c[claimRoles].([]any); !list {
		return badMessage("The roles of the launch are no list.")
	}
	return nil
}

// checkTarget compares with the login: what is asked for must not change on the
// way, and is an address of ours.
func (s *Service) checkTarget(l state, c jose.Claims) error {
	target := c.String(claimTarget)
	if l.Target != "" && target != l.Target {
		return refuse(problem.LTITargetInvalid, hintTarget, "The target_link_uri of the launch is not the one it began with.")
	}
	if _, ours := s.page(target); target != "" && !ours {
		return refuse(problem.LTITargetInvalid, hintTarget, "The target_link_uri of the launch is not an address of this tool, %s.", s.options.BaseURL)
	}
	return nil
}

func personOf(c jose.Claims) (person, error) {
	who := person{subject: c.String(jose.Subject), name: nameOf(c)}
	switch {
	case who.subject == "":
		return who, refuse(problem.LTIAnonymous, hintSubject, "The launch is anonymous: it names no user (sub).")
	case len(who.subject) > maxID:
		return who, badMessage("The user id (sub) of the launch is longer than %d bytes.", maxID)
	}
	email := c.String("email")
	if strings.TrimSpace(email) == "" {
		return who, refuse(problem.LTIEmailMissing, hintPrivacy,
			"The launch holds no e-mail address. The privacy settings of this tool in the LMS must share the launcher's e-mail address and name.")
	}
	var err error
	if who.email, err = account.NormalEmail(email); err != nil {
		return who, refuse(problem.LTIEmailMissing, hintPrivacy, "The e-mail address of the launch is not valid.")
	}
	return who, nil
}

// nameOf is the person's name in one line.
func nameOf(c jose.Claims) string {
	name := c.String("name")
	if strings.TrimSpace(name) == "" {
		name = c.String("given_name") + " " + c.String("family_name")
	}
	name = strings.ToValidUTF8(name, "")
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	if r := []rune(name); len(r) > maxPersonName {
		name = string(r[:maxPersonName])
	}
	return name
}

// texts keeps the texts of a list.
func texts(v any) []string {
	out := []string{}
	list, _ := v.([]any)
	for _, one := range list {
		if s, ok := one.(string); ok {
			out = append(out, s)
		}
	}
	return out
}
