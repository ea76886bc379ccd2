package signin

import (
	"fmt"
	"net/url"

	"formwright/shared/mail"
)

// text is the mail with a link. Nothing in it comes from whoever asked for it
// but the address it goes to.
func text(base, email, link string, connects bool) mail.Message {
	site := base
	if u, err := url.Parse(base); err == nil && u.Host != "" {
		site = u.Host
	}
	if connects {
		return mail.Message{To: email, Subject: "Connect your account at " + site, Text: fmt.Sprintf(connectText, site, link)}
	}
	return mail.Message{To: email, Subject: "Sign in to " + site, Text: fmt.Sprintf(signInText, site, link)}
}

const signInText = `Hello,

open this link to sign in to %s:

%s

It works once, within 15 minutes.

If you did not ask for it, ignore this mail. Nobody can sign in without the
link, so pass it on to nobody.
`

const connectText = `Hello,

somebody came from a learning management system with your e-mail address and
asks to use your account at %s. If that was you, open this link:

%s

It works once, within 15 minutes.

If it was not you, ignore this mail and do not open the link: it would let
somebody else into your account.
`
