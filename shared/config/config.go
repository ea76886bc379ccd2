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
	// Of the doors that ask for no token; 0 is no limit.
	RateRegister int // RATE_LIMIT_REGISTER: OAuth clients per address and hour
	RateToken    int // RATE_LIMIT_TOKEN: requests of the token endpoints per address and minute
	RateLTI      int // RATE_LIMIT_LTI: LTI messages per address and minute
	RateSubmit   int // RATE_LIMIT_SUBMIT: answers to a form per address and minute
	RateSignIn   int // RATE_LIMIT_SIGNIN: sign-in mails per mailbox, and per address, and hour
	CreditsFree  int64
	SyncWait     time.Duration
	ExportTTL    time.Duration

	AdminEmails     []string
	SMTPURL         string        // SMTP_URL; empty: mails are files
	MailFrom        string        // MAIL_FROM: the sender of mails
	KeyRotation     time.Duration // KEY_ROTATION: how long a signing key signs; 0 is forever
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

// Cloud is how the cloud account and its drive are reached.
type Cloud struct {
	ClientID       string // CLOUD_CLIENT_ID: our OAuth client there; empty: people cannot connect their account
	ClientSecret   string // CLOUD_CLIENT_SECRET
	AuthURL        string // CLOUD_AUTH_URL; empty: the real service
	TokenURL       string // CLOUD_TOKEN_URL; empty: the real service
	FormsURL       string // CLOUD_FORMS_URL; empty: the real service
	DriveURL       string // CLOUD_DRIVE_URL; empty: the real service
	APIKey         string // CLOUD_API_KEY
	ServiceAccount string // CLOUD_SERVICE_ACCOUNT: the JSON key file's content
}

// AWS names the resources of a deployment.
type AWS struct {
	Table           string // TABLE_NAME
	QueueURL        string // QUEUE_URL
	DeadLetterURL   string // DEAD_LETTER_URL
	WebhookQueueURL string // WEBHOOK_QUEUE_URL: the queue of deliveries
	Bucket          string // BUCKET_NAME
	KeysParameter   string // KEYS_PARAMETER: the SSM SecureString with the signing keys of tokens
	LTIKeys         string // LTI_KEYS_PARAMETER: the one with the signing keys of LTI
	SealKeys        string // SEAL_KEYS_PARAMETER: the one with the keys that seal what is stored
	Emulated        bool   // an AWS_ENDPOINT_URL setting points the SDK elsewhere
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
		Table:           r.required("TABLE_NAME"),
		QueueURL:        r.text("QUEUE_URL", ""),
		DeadLetterURL:   r.text("DEAD_LETTER_URL", ""),
		WebhookQueueURL: r.text("WEBHOOK_QUEUE_URL", ""),
		Bucket:          r.text("BUCKET_NAME", ""),
		KeysParameter:   r.text("KEYS_PARAMETER", ""),
		LTIKeys:         r.text("LTI_KEYS_PARAMETER", ""),
		SealKeys:        r.text("SEAL_KEYS_PARAMETER", ""),
		Emulated:        getenv("AWS_ENDPOINT_URL") != "" || getenv("AWS_ENDPOINT_URL_DYNAMODB") != "" || getenv("AWS_ENDPOINT_URL_S3") != "",
	}
	return c, errors.Join(r.errs...)
}

func (r *reader) common(syncWait time.Duration, maxUpload int64) Config {
	return Config{
		RateConvert:  r.limit("RATE_LIMIT_CONVERT", 30),
		RateStatus:   r.limit("RATE_LIMIT_STATUS", 300),
		RateList:     r.limit("RATE_LIMIT_LIST", 120),
		RateRegister: r.limit("RATE_LIMIT_REGISTER", 10),
		RateToken:    r.limit("RATE_LIMIT_TOKEN", 60),
		RateLTI:      r.limit("RATE_LIMIT_LTI", 300),
		RateSubmit:   r.limit("RATE_LIMIT_SUBMIT", 60),
		RateSignIn:   r.limit("RATE_LIMIT_SIGNIN", 10),
		CreditsFree:  int64(r.number("CREDITS_FREE", 1000, 0, 1_000_000_000)),
		SyncWait:     r.duration("SYNC_WAIT", syncWait, time.Millisecond, 300*time.Second),
		ExportTTL:    r.duration("EXPORT_TTL", 720*time.Hour, time.Second, 87600*time.Hour),
		AdminEmails:  r.list("ADMIN_EMAILS"),
		SMTPURL:      r.smtp("SMTP_URL"),
		MailFrom:     r.sender("MAIL_FROM"),
		KeyRotation:  r.duration("KEY_ROTATION", 90*24*time.Hour, 0, 10*365*24*time.Hour),
		LogLevel:     r.level("LOG_LEVEL", slog.LevelInfo),
		Deprecation:  r.deprecation(),
		MaxUpload:    int64(r.number("MAX_UPLOAD", int(maxUpload), 1024, 100<<20)),
		Cloud:        r.cloud(),
		OCR:          r.ocr(),
	}
}
