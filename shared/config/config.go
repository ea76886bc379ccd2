// Package config reads the settings from the environment, once, and reports
// everything that is wrong with them together. It is the only place that knows
// their names and defaults; surface.md and the README's table repeat them.
package config

import (
	"errors"
	"log/slog"
	"time"
)

// Config is every setting. Which of them matter depends on where the program
// runs: Machine reads the ones of a single machine, Lambda those of a function.
type Config struct {
	BaseURL  string // without a trailing slash
	Port     int
	DataDir  string
	DriveDir string

	RateConvert int // requests per user and minute; 0 is no limit
	RateStatus  int
	RateList    int
	CreditsFree int64
	SyncWait    time.Duration
	ExportTTL   time.Duration

	AdminEmails     []string
	AllowPrivateOut bool
	LogLevel        slog.Level
	Deprecation     Deprecation
	MaxUpload       int64 // bytes of a request body

	Cloud Cloud
	OCR   OCR
	AWS   AWS
}

// OCR is how pictures and scanned pages are read.
type OCR struct {
	Languages   []string // OCR_LANGS, by their names in Tesseract
	Backend     string   // OCR_BACKEND: Tesseract or Textract
	Assets      string   // ASSETS_DIR; empty: it is looked for
	Environment []string // NAME=value: what the backend needs of ours
}

// The backends of OCR.
const (
	Tesseract = "tesseract"
	Textract  = "textract"
)

// Deprecation announces the end of this API version (contract 9.4); the zero
// value announces nothing.
type Deprecation struct {
	Since  time.Time // API_DEPRECATED_AT, the Deprecation header (RFC 9745)
	Sunset time.Time // API_SUNSET_AT, the Sunset header (RFC 8594)
	Link   string    // API_DEPRECATION_URL, where the notice stands
}

// Cloud is how the cloud drive is reached.
type Cloud struct {
	DriveURL       string // CLOUD_DRIVE_URL; empty: the real service
	APIKey         string // CLOUD_API_KEY
	ServiceAccount string // CLOUD_SERVICE_ACCOUNT: the JSON key file's content
}

// AWS names the resources of a deployment.
type AWS struct {
	Table         string // TABLE_NAME
	QueueURL      string // QUEUE_URL
	DeadLetterURL string // DEAD_LETTER_URL
	Bucket        string // BUCKET_NAME
	KeysParameter string // KEYS_PARAMETER: the SSM SecureString with the signing keys
	Emulated      bool   // an AWS_ENDPOINT_URL setting points the SDK elsewhere
}

// defaultData is the DATA_DIR of one machine.
const defaultData = ".local"

// Machine reads the settings of the one-machine program.
func Machine(getenv func(string) string) (Config, error) {
	r := reader{getenv: getenv}
	c := r.common(300*time.Second, 25<<20)
	c.Port = r.number("PORT", 3000, 0, 65535)
	c.DataDir = r.text("DATA_DIR", defaultData)
	c.DriveDir = r.text("DRIVE_DIR", "samples")
	c.BaseURL = r.baseURL("BASE_URL", machineURL(c.Port))
	c.AllowPrivateOut = r.flag("ALLOW_PRIVATE_OUTBOUND")
	if c.AllowPrivateOut && getenv("AWS_LAMBDA_FUNCTION_NAME") != "" {
		r.fail("ALLOW_PRIVATE_OUTBOUND", "is for one machine only and refuses to start in Lambda")
	}
	return c, errors.Join(r.errs...)
}

// Command reads the settings of commands that read documents and serve nothing.
func Command(getenv func(string) string) (Config, error) {
	r := reader{getenv: getenv}
	c := Config{DataDir: r.text("DATA_DIR", defaultData), OCR: r.ocr()}
	return c, errors.Join(r.errs...)
}

// Lambda reads the settings of a function. Resources a function does not use
// may be absent; the constructor that needs one says so.
func Lambda(getenv func(string) string) (Config, error) {
	r := reader{getenv: getenv}
	c := r.common(290*time.Second, 6<<20)
	c.BaseURL = r.baseURL("BASE_URL", "")
	if r.flag("ALLOW_PRIVATE_OUTBOUND") {
		r.fail("ALLOW_PRIVATE_OUTBOUND", "is for one machine only and refuses to start in Lambda")
	}
	c.AWS = AWS{
		Table:         r.required("TABLE_NAME"),
		QueueURL:      r.text("QUEUE_URL", ""),
		DeadLetterURL: r.text("DEAD_LETTER_URL", ""),
		Bucket:        r.text("BUCKET_NAME", ""),
		KeysParameter: r.text("KEYS_PARAMETER", ""),
		Emulated:      getenv("AWS_ENDPOINT_URL") != "" || getenv("AWS_ENDPOINT_URL_DYNAMODB") != "" || getenv("AWS_ENDPOINT_URL_S3") != "",
	}
	return c, errors.Join(r.errs...)
}

func (r *reader) common(syncWait time.Duration, maxUpload int64) Config {
	return Config{
		RateConvert: r.number("RATE_LIMIT_CONVERT", 30, 0, 1_000_000),
		RateStatus:  r.number("RATE_LIMIT_STATUS", 300, 0, 1_000_000),
		RateList:    r.number("RATE_LIMIT_LIST", 120, 0, 1_000_000),
		CreditsFree: int64(r.number("CREDITS_FREE", 1000, 0, 1_000_000_000)),
		SyncWait:    r.duration("SYNC_WAIT", syncWait, time.Millisecond, 300*time.Second),
		ExportTTL:   r.duration("EXPORT_TTL", 720*time.Hour, time.Second, 87600*time.Hour),
		AdminEmails: r.list("ADMIN_EMAILS"),
		LogLevel:    r.level("LOG_LEVEL", slog.LevelInfo),
		Deprecation: r.deprecation(),
		MaxUpload:   int64(r.number("MAX_UPLOAD", int(maxUpload), 1024, 100<<20)),
		Cloud: Cloud{
			DriveURL:       r.baseURL("CLOUD_DRIVE_URL", ""),
			APIKey:         r.text("CLOUD_API_KEY", ""),
			ServiceAccount: r.text("CLOUD_SERVICE_ACCOUNT", ""),
		},
		OCR: r.ocr(),
	}
}
