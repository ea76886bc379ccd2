//go:build browser

package browser

import (
	"net/http/httptest"
	"testing"
	"time"

	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform/formtest"
)

// cloud is the stand-in of the cloud service that the program works with.
var cloud struct {
	*cloudtest.Cloud
	server *httptest.Server
}

func startCloud() {
	cloud.Cloud = cloudtest.New(time.Now, "ada@cloud.example")
	cloud.Behave(cloudtest.Behaviour{Ask: true})
	formtest.New(cloud.Cloud, time.Now)
	cloud.server = httptest.NewServer(cloud.Cloud)
}

func settingsOf(url string) []string {
	return []string{"CLOUD_CLIENT_ID=" + cloudtest.ClientID, "CLOUD_CLIENT_SECRET=" + cloudtest.ClientSecret,
		"CLOUD_AUTH_URL=" + url + cloudtest.AuthPath, "CLOUD_TOKEN_URL=" + url + cloudtest.TokenPath, "CLOUD_DRIVE_URL=" + url, "CLOUD_FORMS_URL=" + url}
}

// TestCloudForm connects a cloud account and makes a form in it, which is found
// from the page of its conversion.
func TestCloudForm(t *testing.T) {
	cloud.Allow(served.base + "/cloud/callback")
	b := newTab(t)
	b.signIn("cloud@example.org")
	b.goTo("/convert")
	b.choose("file", document(t, "capitals.txt", []byte(capitals)))
	b.selects("format", "cloud_form")
	b.press("Convert")
	b.wants("Connect your cloud account first")
	b.goTo("/settings/cloud")
	b.look("cloud not connected")
	b.press("Connect")
	b.press("Allow")
	b.wants("Connected")
	b.wants("ada@cloud.example")
	b.look("cloud connected")
	b.goTo("/convert")
	b.choose("file", document(t, "capitals.txt", []byte(capitals)))
	b.selects("format", "cloud_form")
	b.press("Convert")
	b.wants("The document is converted")
	b.look("job of cloud form")
	b.press("The form's page")
	b.wants("Form in your cloud account")
	b.wants("Edit the form")
	b.look("cloud form")
}
