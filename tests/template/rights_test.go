package template

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
)

// rings are the settings that name keys, and the template's parameters of them.
func rings() map[string]string {
	return map[string]string{"KEYS_PARAMETER": "KeysParameter", "LTI_KEYS_PARAMETER": "LtiKeysParameter", "SEAL_KEYS_PARAMETER": "SealKeysParameter"}
}

// Whoever is told where keys are may read them, and nobody else; those are the
// functions that ask for a token or make one, the key set of LTI, and whoever
// opens what is sealed.
func TestWhoReadsKeys(t *testing.T) {
	_, functions := read(t)
	want := map[string][]string{
		"ltikeys": {"LTI_KEYS_PARAMETER"}, "converter": {"SEAL_KEYS_PARAMETER"}, "deliverer": {"SEAL_KEYS_PARAMETER"}, "pages": {"KEYS_PARAMETER", "SEAL_KEYS_PARAMETER"},
		"rotator": {"KEYS_PARAMETER", "LTI_KEYS_PARAMETER", "SEAL_KEYS_PARAMETER"},
	}
	for _, r := range api.Routes() {
		if r.Auth != api.Open || r.Keys {
			want[string(r.Of())] = []string{"KEYS_PARAMETER"}
		}
	}
	want["webhook"] = []string{"KEYS_PARAMETER", "SEAL_KEYS_PARAMETER"} // it makes secrets, and signs tests
	got := map[string][]string{}
	for name, f := range functions {
		for setting, parameter := range rings() {
			_, told := f.Environment.Variables[setting]
			read, open := f.reaches("ssm:GetParameter", parameter), f.reaches("kms:Decrypt", parameter)
			if told != read || told != open {
				t.Errorf("%s is told %s: %t; may read it: %t; may decrypt it: %t", name, setting, told, read, open)
			}
			if told {
				got[name] = append(got[name], setting)
			}
		}
		slices.Sort(got[name])
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// reaches reports whether a statement allows an action on a parameter, by its
// resource or its condition.
func (p Properties) reaches(action, parameter string) bool {
	return p.allows(action, "parameter${"+parameter+"}")
}

// spoken is every text in a value.
func spoken(v any) string {
	var b strings.Builder
	switch v := v.(type) {
	case string:
		b.WriteString(v + "\n")
	case []any:
		for _, one := range v {
			b.WriteString(spoken(one))
		}
	case map[string]any:
		for _, one := range v {
			b.WriteString(spoken(one))
		}
	}
	return b.String()
}

// Secrets and what only some functions do are not in everybody's environment.
func TestWhoIsToldWhat(t *testing.T) {
	_, functions := read(t)
	for setting, who := range map[string][]string{
		"SMTP_URL": {"deliverer", "pages"}, "MAIL_FROM": {"deliverer", "pages"}, "RATE_LIMIT_SIGNIN": {"pages"},
		"CLOUD_CLIENT_ID": {"converter", "pages"}, "CLOUD_CLIENT_SECRET": {"converter", "pages"},
		"CLOUD_AUTH_URL": {"converter", "pages"}, "CLOUD_TOKEN_URL": {"converter", "pages"},
		"CLOUD_FORMS_URL": {"converter"}, "CLOUD_API_KEY": {"converter"}, "CLOUD_SERVICE_ACCOUNT": {"converter"},
		"ADMIN_EMAILS": {"pages", "platforms"}, "CREDITS_FREE": {"lticallback", "pages"},
		"RATE_LIMIT_LTI": {"lticallback", "ltilogin"}, "RATE_LIMIT_REGISTER": {"ltiregister", "oauthregister"},
		"RATE_LIMIT_TOKEN":  {"oauthintrospect", "oauthrevoke", "oauthtoken"},
		"RATE_LIMIT_SUBMIT": {"pages", "submit"},
		"WEBHOOK_QUEUE_URL": {"deliverer", "deliveries", "pages", "submit", "sweeper"},
	} {
		var got []string
		for name, f := range functions {
			if _, ok := f.Environment.Variables[setting]; ok {
				got = append(got, name)
			}
		}
		slices.Sort(got)
		if diff := cmp.Diff(who, got); diff != "" {
			t.Errorf("%s: %s", setting, diff)
		}
	}
}

// The doors without a token reach only the rows that they are about.
func TestOpenDoors(t *testing.T) {
	_, functions := read(t)
	for _, r := range api.Routes() {
		if r.Auth != api.Open {
			continue
		}
		for _, policy := range functions[string(r.Of())].Policies {
			for _, s := range policy.Statement {
				of := strings.Join(list(s.Action), " ")
				if strings.Contains(of, "dynamodb:") && !strings.Contains(spoken(s.Condition), "#*") {
					t.Errorf("%s may %s on the whole table", r.Of(), of)
				}
			}
		}
	}
}

// Whoever stores a submission or deletes one writes the rows of its webhook in
// the same transaction; whoever makes a form or buries one, its files.
func TestWhoWritesForForms(t *testing.T) {
	_, functions := read(t)
	for _, c := range []struct {
		action, on string
		who        []string
	}{
		{"dynamodb:PutItem", "WEBHOOK#*", []string{"deliverer", "deliveries", "submit", "webhook"}},
		{"dynamodb:DeleteItem", "WEBHOOK#*", []string{"form", "submissions"}},
		{"s3:PutObject", "${Bucket.Arn}/forms/*", []string{"converter", "formquiz", "pages"}},
		{"s3:DeleteObject", "${Bucket.Arn}/forms/*", []string{"formquiz", "sweeper"}},
		{"sqs:SendMessage", "WebhookQueue.Arn", []string{"deliverer", "deliveries", "pages", "submit", "sweeper"}},
	} {
		for _, name := range c.who {
			if !functions[name].allows(c.action, c.on) {
				t.Errorf("%s may not %s on %s", name, c.action, c.on)
			}
		}
	}
}

// allows reports whether a statement allows an action and names something in
// its resource or its condition.
func (p Properties) allows(action, named string) bool {
	for _, policy := range p.Policies {
		for _, s := range policy.Statement {
			if slices.Contains(list(s.Action), action) && strings.Contains(spoken(s.Resource)+spoken(s.Condition), named) {
				return true
			}
		}
	}
	return false
}
