package webhook_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/webhook"
)

func TestEndpoint(t *testing.T) {
	w := newWorld(t)
	if _, err := w.Get(t.Context(), owner, formID); problem.CodeOf(err) != problem.WebhookNotFound {
		t.Errorf("before: %v", err)
	}
	made := w.save()
	if !made.Active || !strings.HasPrefix(string(made.Secret), "whsec_") {
		t.Errorf("made: %+v", made)
	}
	other, err := w.Save(t.Context(), owner, formID, w.receiver.URL+"/other")
	if err != nil || other.Secret != "" || other.URL != w.receiver.URL+"/other" {
		t.Errorf("another address: %+v, %v", other, err)
	}
	if got, err := w.Get(t.Context(), owner, formID); err != nil || got.Secret != "" || got.URL != other.URL {
		t.Errorf("get: %+v, %v", got, err)
	}
	w.submit("s1")(t.Context())
	w.work()
	check := http.Header{}
	got := w.receiver.all()[0]
	webhook.Sign(check, webhook.Secrets{made.Secret}, "s1", w.now(), got.body)
	if got.header.Get("X-Service-Signature") != check.Get("X-Service-Signature") {
		t.Error("another address changed the secret")
	}
	if err := w.Delete(t.Context(), owner, formID); err != nil {
		t.Fatal(err)
	}
	if err := w.Delete(t.Context(), owner, formID); problem.CodeOf(err) != problem.WebhookNotFound {
		t.Errorf("deleted twice: %v", err)
	}
	if again := w.save(); again.Secret == "" || again.Secret == made.Secret {
		t.Errorf("made again: %+v", again)
	}
}

// TestDeleteEndsWhatWaits, also when another endpoint is made before it hears.
func TestDeleteEndsWhatWaits(t *testing.T) {
	w := newWorld(t)
	w.save()
	after := w.submit("s1")
	if err := w.Delete(t.Context(), owner, formID); err != nil {
		t.Fatal(err)
	}
	if d := w.want(webhook.Disabled, 0, 0); !d.NextAttemptAt.IsZero() {
		t.Errorf("next attempt %s", d.NextAttemptAt)
	}
	w.save()
	after(t.Context())
	w.work()
	w.want(webhook.Disabled, 0, 0)
	if len(w.receiver.all()) != 0 {
		t.Error("it was sent")
	}
}

func TestOwnersOnly(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.submit("s1")
	ctx := t.Context()
	for _, who := range []struct{ user, form string }{{"u2", formID}, {owner, "another-form"}, {"", formID}} {
		_, get := w.Get(ctx, who.user, who.form)
		_, save := w.Save(ctx, who.user, who.form, "https://example.org/")
		_, rotate := w.Rotate(ctx, who.user, who.form)
		_, test := w.Test(ctx, who.user, who.form)
		_, _, list := w.List(ctx, who.user, who.form, 10, 0)
		_, resend := w.Resend(ctx, who.user, who.form, "s1")
		for doing, err := range map[string]error{"get": get, "save": save, "rotate": rotate, "test": test, "list": list, "resend": resend, "delete": w.Delete(ctx, who.user, who.form)} {
			if problem.CodeOf(err) != problem.NotFound {
				t.Errorf("%s by %q of %s: %v", doing, who.user, who.form, err)
			}
		}
	}
	if _, err := w.Get(ctx, owner, formID); err != nil || len(w.receiver.all()) != 0 {
		t.Errorf("%v, %d requests", err, len(w.receiver.all()))
	}
}

func TestRotate(t *testing.T) {
	w := newWorld(t)
	old := w.save().Secret
	rotated, err := w.Rotate(t.Context(), owner, formID)
	if err != nil || rotated.Secret == "" || rotated.Secret == old {
		t.Fatalf("%+v, %v", rotated, err)
	}
	for _, c := range []struct {
		pass    time.Duration
		secrets webhook.Secrets
	}{{24*time.Hour - time.Second, webhook.Secrets{rotated.Secret, old}}, {time.Second, webhook.Secrets{rotated.Secret}}} {
		w.pass(c.pass)
		if _, err := w.Test(t.Context(), owner, formID); err != nil {
			t.Fatal(err)
		}
		all := w.receiver.all()
		got := all[len(all)-1]
		want := http.Header{}
		webhook.Sign(want, c.secrets, got.header.Get("Webhook-Id"), w.now(), got.body)
		for _, name := range []string{"X-Service-Signature", "Webhook-Signature"} {
			if got.header.Get(name) != want.Get(name) {
				t.Errorf("with %d secrets: %s is %q, want %q", len(c.secrets), name, got.header.Get(name), want.Get(name))
			}
		}
	}
}

func TestTestEvent(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(func(rw http.ResponseWriter, _ *http.Request) {
		rw.WriteHeader(418)
		fmt.Fprint(rw, strings.Repeat("no ", 1000))
	})
	out, err := w.Test(t.Context(), owner, formID)
	if err != nil || out.Delivered() || out.Status != 418 || len(out.Response) != 1024 || out.Error == "" {
		t.Errorf("%+v, %v", out, err)
	}
	got := w.receiver.all()[0]
	want := `{"event":"form.submission","formId":"` + formID + `","submittedAt":"2026-03-01T08:00:00.000Z","answers":{"City":"Sample"}}`
	if got.header.Get("X-Service-Test") != "true" || string(got.body) != want {
		t.Errorf("%s %v", got.body, got.header)
	}
	if _, total, _ := w.List(t.Context(), owner, formID, 10, 0); total != 0 {
		t.Errorf("%d deliveries of tests", total)
	}
}

func TestListAndResend(t *testing.T) {
	w := newWorld(t)
	w.save()
	for i := range 7 {
		w.submit(fmt.Sprintf("s%d", i))(t.Context())
		w.pass(time.Second)
	}
	w.work()
	list, total, err := w.List(t.Context(), owner, formID, 3, 2)
	if err != nil || total != 7 || len(list) != 3 || list[0].ID != "s4" || list[2].ID != "s2" {
		t.Errorf("%d of %d: %+v, %v", len(list), total, list, err)
	}
	d, err := w.Resend(t.Context(), owner, formID, "s3")
	if err != nil || d.State != webhook.Pending {
		t.Fatalf("%+v, %v", d, err)
	}
	w.work()
	all := w.receiver.all()
	if last := all[len(all)-1]; len(all) != 8 || last.header.Get("Webhook-Id") != "s3" {
		t.Errorf("%d requests, the last is %s", len(all), last.header.Get("Webhook-Id"))
	}
	for _, id := range []string{"s9", "", "BODY#s1", strings.Repeat("s", 5000), "\xff"} {
		if _, err := w.Resend(t.Context(), owner, formID, id); problem.CodeOf(err) != problem.DeliveryNotFound {
			t.Errorf("%.20q: %v", id, err)
		}
	}
	w.pass(31 * 24 * time.Hour)
	if _, total, err := w.List(t.Context(), owner, formID, 3, 0); err != nil || total != 0 {
		t.Errorf("%d are kept for more than 30 days, %v", total, err)
	}
}

// TestForget: what was deleted is not sent, nor sent again.
func TestForget(t *testing.T) {
	w := newWorld(t)
	w.save()
	after := w.submit("s1")
	if err := w.store.Table().Write(t.Context(), w.Forget(formID, "s1")...); err != nil {
		t.Fatal(err)
	}
	after(t.Context())
	w.work()
	w.want(webhook.Failed, 0, 0)
	if _, err := w.Resend(t.Context(), owner, formID, "s1"); problem.CodeOf(err) != problem.DeliveryNotFound {
		t.Errorf("resend: %v", err)
	}
	if len(w.receiver.all()) != 0 {
		t.Error("it was sent")
	}
}

func TestPurge(t *testing.T) {
	w := newWorld(t)
	w.save()
	for i := range 150 {
		w.submit(fmt.Sprintf("s%d", i))
	}
	if err := w.store.Table().Write(t.Context(), w.End(formID)...); err != nil {
		t.Fatal(err)
	}
	if err := w.Purge(t.Context(), formID); err != nil {
		t.Fatal(err)
	}
	page, err := w.store.Table().Query(t.Context(), store.Query{PK: "WEBHOOK#" + formID, Limit: 10})
	if err != nil || len(page.Items) != 0 {
		t.Errorf("%d rows are left, %v", len(page.Items), err)
	}
}

// TestSecretsAreSealed: the table alone does not sign.
func TestSecretsAreSealed(t *testing.T) {
	w := newWorld(t)
	secret := w.save().Secret
	item, err := w.store.Table().Get(t.Context(), store.Key{PK: "WEBHOOK#" + formID, SK: "ENDPOINT"})
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range item.Attrs {
		if b, ok := value.([]byte); ok && bytes.Contains(b, []byte(secret)) || value == string(secret) {
			t.Errorf("%s holds the secret", name)
		}
	}
}
