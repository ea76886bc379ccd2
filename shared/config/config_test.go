package config_test

import (
	"log/slog"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/config"
)

func env(settings map[string]string) func(string) string {
	return func(name string) string { return settings[name] }
}

// TestMachineDefaults are those of surface.md.
func TestMachineDefaults(t *testing.T) {
	got, err := config.Machine(env(nil))
	if err != nil {
		t.Fatal(err)
	}
	want := config.Config{BaseURL: "http://127.0.0.1:3000", Port: 3000, DataDir: ".local", DriveDir: "samples",
		RateConvert: 30, RateStatus: 300, RateList: 120, RateRegister: 10, RateToken: 60, RateLTI: 300, RateSubmit: 60, RateSignIn: 10,
		MailFrom: "Formwright <no-reply@localhost>", KeyRotation: 2160 * time.Hour, CreditsFree: 1000, SyncWait: 300 * time.Second, ExportTTL: 720 * time.Hour,
		LogLevel: slog.LevelInfo, MaxUpload: 25 << 20, OCR: config.OCR{Languages: []string{"eng"}, Backend: config.Tesseract}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestMachineReadsEverySetting(t *testing.T) {
	got, err := config.Machine(env(map[string]string{
		"PORT": " 8080 ", "BASE_URL": "https://forms.example.org/v/", "DATA_DIR": "/data", "DRIVE_DIR": "/drive",
		"RATE_LIMIT_CONVERT": "0", "RATE_LIMIT_STATUS": "1", "RATE_LIMIT_LIST": "2", "CREDITS_FREE": "3", "SYNC_WAIT": "90s", "EXPORT_TTL": "1h",
		"ADMIN_EMAILS": "Ada@Example.org, ,grace@example.org", "ALLOW_PRIVATE_OUTBOUND": "1", "LOG_LEVEL": "debug", "MAX_UPLOAD": "2048",
		"API_DEPRECATED_AT": "2027-01-01T00:00:00Z", "API_SUNSET_AT": "2027-04-01T00:00:00Z", "API_DEPRECATION_URL": "https://example.org/v1",
		"CLOUD_DRIVE_URL": "http://127.0.0.1:9000/", "CLOUD_API_KEY": "key", "CLOUD_SERVICE_ACCOUNT": "{}",
		"CLOUD_CLIENT_ID": "id", "CLOUD_CLIENT_SECRET": "s", "CLOUD_AUTH_URL": "http://127.0.0.1:9/auth", "CLOUD_TOKEN_URL": "http://127.0.0.1:9/token",
		"CLOUD_FORMS_URL": "http://127.0.0.1:9/forms/", "SMTP_URL": "smtp://u:p@mail.example.org:587", "MAIL_FROM": "Quiz <quiz@example.org>", "KEY_ROTATION": "0",
		"RATE_LIMIT_REGISTER": "4", "RATE_LIMIT_TOKEN": "5", "RATE_LIMIT_LTI": "6", "RATE_LIMIT_SIGNIN": "7", "RATE_LIMIT_SUBMIT": "8",
		"OCR_LANGS": "eng+chi_sim", "OCR_BACKEND": "textract", "ASSETS_DIR": "/assets", "AWS_REGION": "eu-west-1",
	}))
	if err != nil {
		t.Fatal(err)
	}
	want := config.Config{BaseURL: "https://forms.example.org/v", Port: 8080, DataDir: "/data", DriveDir: "/drive",
		RateStatus: 1, RateList: 2, RateRegister: 4, RateToken: 5, RateLTI: 6, RateSubmit: 8, RateSignIn: 7,
		SMTPURL: "smtp://u:p@mail.example.org:587", MailFrom: "Quiz <quiz@example.org>", CreditsFree: 3, SyncWait: 90 * time.Second, ExportTTL: time.Hour,
		AdminEmails: []string{"ada@example.org", "grace@example.org"}, AllowPrivateOut: true, LogLevel: slog.LevelDebug, MaxUpload: 2048,
		Deprecation: config.Deprecation{Since: time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), Sunset: time.Date(2027, 4, 1, 0, 0, 0, 0, time.UTC), Link: "https://example.org/v1"},
		Cloud: config.Cloud{DriveURL: "http://127.0.0.1:9000", APIKey: "key", ServiceAccount: "{}", ClientID: "id", ClientSecret: "s",
			AuthURL: "http://127.0.0.1:9/auth", TokenURL: "http://127.0.0.1:9/token", FormsURL: "http://127.0.0.1:9/forms"},
		OCR: config.OCR{Languages: []string{"eng", "chi_sim"}, Backend: config.Textract, Assets: "/assets", Environment: []string{"AWS_REGION=eu-west-1"}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestPortIsInTheBaseURL(t *testing.T) {
	got, err := config.Machine(env(map[string]string{"PORT": "8123"}))
	if err != nil || got.BaseURL != "http://127.0.0.1:8123" {
		t.Errorf("%q, %v", got.BaseURL, err)
	}
}

// bad is one wrong value of every setting that can have one.
var bad = map[string]string{
	"PORT": "65536", "BASE_URL": "forms.example.org", "RATE_LIMIT_CONVERT": "-1", "RATE_LIMIT_STATUS": "many", "RATE_LIMIT_LIST": "1.5",
	"CREDITS_FREE": "x", "SYNC_WAIT": "301s", "EXPORT_TTL": "30", "ADMIN_EMAILS": "ada", "ALLOW_PRIVATE_OUTBOUND": "maybe", "LOG_LEVEL": "loud",
	"MAX_UPLOAD": "12", "API_DEPRECATED_AT": "soon", "API_SUNSET_AT": "2027-01-01", "API_DEPRECATION_URL": "example.org/v1>", "CLOUD_DRIVE_URL": "https://u:p@example.org",
	"OCR_LANGS": "../eng", "OCR_BACKEND": "guesswork", "SMTP_URL": "https://mail.example.org", "MAIL_FROM": "nobody", "KEY_ROTATION": "-1h",
	"CLOUD_AUTH_URL": "ftp://x", "CLOUD_TOKEN_URL": "x", "CLOUD_FORMS_URL": "x", "CLOUD_CLIENT_SECRET": "alone",
	"RATE_LIMIT_REGISTER": "-1", "RATE_LIMIT_TOKEN": "x", "RATE_LIMIT_LTI": "x", "RATE_LIMIT_SIGNIN": "x", "RATE_LIMIT_SUBMIT": "x",
}

func TestEachBadSettingStopsTheStart(t *testing.T) {
	for name, value := range bad {
		_, err := config.Machine(env(map[string]string{name: value}))
		if err == nil || !strings.Contains(err.Error(), name+" ") {
			t.Errorf("%s=%q: %v", name, value, err)
		}
	}
	for name, values := range map[string][]string{
		"PORT": {"-1", "abc", "3000x"}, "BASE_URL": {"ftp://example.org", "https://", "https://example.org/?q", "http://a b"},
		"SYNC_WAIT": {"0s", "-1s", "5"}, "EXPORT_TTL": {"0s", "90000h"}, "API_DEPRECATION_URL": {"javascript:x", "https://a b"},
		"OCR_LANGS": {"+", "eng+d", "eng;deu", "a1+b2+c3+d4+e5+f6+g7"}, "OCR_BACKEND": {"Tesseract"},
	} {
		for _, value := range values {
			if _, err := config.Machine(env(map[string]string{name: value})); err == nil || !strings.Contains(err.Error(), name+" ") {
				t.Errorf("%s=%q: %v", name, value, err)
			}
		}
	}
}

func TestAllBadSettingsAreReportedTogether(t *testing.T) {
	_, err := config.Machine(env(bad))
	if err == nil {
		t.Fatal("started")
	}
	for _, name := range slices.Sorted(maps.Keys(bad)) {
		if !strings.Contains(err.Error(), name+" ") {
			t.Errorf("%s is not named in:\n%v", name, err)
		}
	}
}

// TestSunsetNeedsNotice: 90 days at least (contract 9.4).
func TestSunsetNeedsNotice(t *testing.T) {
	for sunset, ok := range map[string]bool{"2027-03-31T23:59:59Z": false, "2027-04-01T00:00:00Z": true} {
		_, err := config.Machine(env(map[string]string{"API_DEPRECATED_AT": "2027-01-01T00:00:00Z", "API_SUNSET_AT": sunset}))
		if (err == nil) != ok {
			t.Errorf("%s: %v", sunset, err)
		}
	}
	if _, err := config.Machine(env(map[string]string{"API_SUNSET_AT": "2027-04-01T00:00:00Z"})); err == nil {
		t.Error("a sunset without a deprecation")
	}
}

func TestLambda(t *testing.T) {
	got, err := config.Lambda(env(map[string]string{"TABLE_NAME": "t", "QUEUE_URL": "q", "DEAD_LETTER_URL": "d", "BUCKET_NAME": "b", "KEYS_PARAMETER": "/k", "BASE_URL": "https://forms.example.org"}))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(config.AWS{Table: "t", QueueURL: "q", DeadLetterURL: "d", Bucket: "b", KeysParameter: "/k"}, got.AWS); diff != "" || got.SyncWait != 290*time.Second {
		t.Errorf("SyncWait %v %s", got.SyncWait, diff)
	}
	if _, err := config.Lambda(env(nil)); err == nil || !strings.Contains(err.Error(), "TABLE_NAME is not set") {
		t.Errorf("without a table: %v", err)
	}
}

// TestPrivateOutboundNeverInLambda, however the program is started there.
func TestPrivateOutboundNeverInLambda(t *testing.T) {
	if _, err := config.Lambda(env(map[string]string{"TABLE_NAME": "t", "ALLOW_PRIVATE_OUTBOUND": "1"})); err == nil {
		t.Error("a function started")
	}
	if _, err := config.Machine(env(map[string]string{"ALLOW_PRIVATE_OUTBOUND": "1", "AWS_LAMBDA_FUNCTION_NAME": "f"})); err == nil {
		t.Error("the machine started in Lambda")
	}
}

// TestCommand: what reads a document on the command line asks for no more than
// that needs, and keeps secrets from workers that have no use for them.
func TestCommand(t *testing.T) {
	got, err := config.Command(env(map[string]string{"PORT": "many", "AWS_SECRET_ACCESS_KEY": "secret", "OCR_LANGS": "deu, eng"}))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(config.Config{DataDir: ".local", OCR: config.OCR{Languages: []string{"deu", "eng"}, Backend: config.Tesseract}}, got); diff != "" {
		t.Error(diff)
	}
	if _, err := config.Command(env(map[string]string{"OCR_BACKEND": "x"})); err == nil || !strings.Contains(err.Error(), "OCR_BACKEND ") {
		t.Error(err)
	}
}
