package problem

import "net/http"

// Code is a stable machine-readable name of a problem. Codes are part of the
// API: they are added, never renamed.
type Code string

// The codes, by who reports them.
const (
	Internal    Code = "INTERNAL"
	Unavailable Code = "UNAVAILABLE"

	// Requests.
	InvalidRequest   Code = "INVALID_REQUEST"
	NotFound         Code = "NOT_FOUND"
	MethodNotAllowed Code = "METHOD_NOT_ALLOWED"
	UnsupportedMedia Code = "UNSUPPORTED_MEDIA_TYPE"
	BodyTooLarge     Code = "BODY_TOO_LARGE"
	RateLimited      Code = "RATE_LIMITED"

	// Authentication.
	Unauthenticated   Code = "UNAUTHENTICATED"
	InvalidToken      Code = "INVALID_TOKEN"
	InsufficientScope Code = "INSUFFICIENT_SCOPE"
	Forbidden         Code = "FORBIDDEN"

	// Launches from learning platforms (LTI), and the platforms themselves.
	LTIRequestInvalid     Code = "LTI_REQUEST_INVALID"
	PlatformNotFound      Code = "PLATFORM_NOT_FOUND"
	LTIClientMismatch     Code = "LTI_CLIENT_MISMATCH"
	LTILaunchDenied       Code = "LTI_LAUNCH_DENIED"
	LTIStateInvalid       Code = "LTI_STATE_INVALID"
	LTICookieMissing      Code = "LTI_COOKIE_MISSING"
	LTITokenInvalid       Code = "LTI_TOKEN_INVALID"
	LTIKeysUnavailable    Code = "LTI_KEYS_UNAVAILABLE"
	LTIMessageInvalid     Code = "LTI_MESSAGE_INVALID"
	LTIDeploymentInvalid  Code = "LTI_DEPLOYMENT_INVALID"
	LTITargetInvalid      Code = "LTI_TARGET_INVALID"
	LTIAnonymous          Code = "LTI_ANONYMOUS"
	LTIEmailMissing       Code = "LTI_EMAIL_MISSING"
	LTIRegistrationFailed Code = "LTI_REGISTRATION_FAILED"
	PlatformExists        Code = "PLATFORM_EXISTS"

	// Conversion.
	CloudAuthRequired    Code = "CLOUD_AUTH_REQUIRED"
	CreditsExhausted     Code = "CREDITS_EXHAUSTED"
	SubscriptionExpired  Code = "SUBSCRIPTION_EXPIRED"
	IdempotencyKeyReused Code = "IDEMPOTENCY_KEY_REUSED"
	TargetNotAvailable   Code = "TARGET_NOT_AVAILABLE"
	KeyRequired          Code = "KEY_REQUIRED"
	NothingToExport      Code = "NOTHING_TO_EXPORT"

	// Documents and where they come from.
	DocumentNotFound    Code = "DOCUMENT_NOT_FOUND"
	DocumentEmpty       Code = "DOCUMENT_EMPTY"
	DocumentBroken      Code = "DOCUMENT_BROKEN"
	DocumentEncrypted   Code = "DOCUMENT_ENCRYPTED"
	DocumentTooLarge    Code = "DOCUMENT_TOO_LARGE"
	DocumentUnsupported Code = "DOCUMENT_UNSUPPORTED"
	NoQuestions         Code = "NO_QUESTIONS"
	URLNotAllowed       Code = "URL_NOT_ALLOWED"
	SourceUnavailable   Code = "SOURCE_UNAVAILABLE"
	ConversionTimeout   Code = "CONVERSION_TIMEOUT"

	// Jobs.
	JobNotFound Code = "JOB_NOT_FOUND"

	// Forms, and what people send to them.
	FormNotFound       Code = "FORM_NOT_FOUND"
	FormChanged        Code = "FORM_CHANGED"
	FormNotPublished   Code = "FORM_NOT_PUBLISHED"
	FormClosed         Code = "FORM_CLOSED"
	TimeIsUp           Code = "TIME_IS_UP"
	AttemptInvalid     Code = "ATTEMPT_INVALID"
	AlreadySubmitted   Code = "ALREADY_SUBMITTED"
	SubmissionNotFound Code = "SUBMISSION_NOT_FOUND"

	// Webhooks.
	WebhookNotFound  Code = "WEBHOOK_NOT_FOUND"
	WebhookDisabled  Code = "WEBHOOK_DISABLED"
	DeliveryNotFound Code = "DELIVERY_NOT_FOUND"

	// Exports.
	RangeNotSatisfiable Code = "RANGE_NOT_SATISFIABLE"
	ExportNotFound      Code = "EXPORT_NOT_FOUND"
	ExportExpired       Code = "EXPORT_EXPIRED"
)

// Family is which of the contract's two error shapes a problem is sent in.
type Family int

// Conversion problems carry success:false, middleware problems error:true
// (contract section 7).
const (
	Conversion Family = iota
	Middleware
)

type answer struct {
	status int
	family Family
}

// answers is the one place that knows how a code looks over HTTP.
func answers(c Code) answer {
	switch c {
	case InvalidRequest, DocumentEmpty, DocumentBroken, DocumentEncrypted, DocumentTooLarge,
		DocumentUnsupported, NoQuestions, URLNotAllowed, KeyRequired, NothingToExport, ConversionTimeout:
		return answer{http.StatusBadRequest, Conversion}
	case Unauthenticated, InvalidToken:
		return answer{http.StatusUnauthorized, Middleware}
	case LTIRequestInvalid, LTIClientMismatch, LTIMessageInvalid, LTITargetInvalid, LTIRegistrationFailed:
		return answer{http.StatusBadRequest, Middleware}
	case LTILaunchDenied, LTIStateInvalid, LTICookieMissing, LTITokenInvalid, LTIKeysUnavailable:
		return answer{http.StatusUnauthorized, Middleware}
	case LTIDeploymentInvalid, LTIAnonymous, LTIEmailMissing:
		return answer{http.StatusForbidden, Middleware}
	case PlatformNotFound:
		return answer{http.StatusNotFound, Middleware}
	case PlatformExists:
		return answer{http.StatusConflict, Middleware}
	case CreditsExhausted, SubscriptionExpired:
		return answer{http.StatusPaymentRequired, Conversion}
	case InsufficientScope, Forbidden:
		return answer{http.StatusForbidden, Middleware}
	case CloudAuthRequired, FormNotPublished, FormClosed, TimeIsUp, AttemptInvalid:
		return answer{http.StatusForbidden, Conversion}
	case NotFound:
		return answer{http.StatusNotFound, Middleware}
	case DocumentNotFound, ExportNotFound, JobNotFound, FormNotFound, SubmissionNotFound:
		return answer{http.StatusNotFound, Conversion}
	case WebhookNotFound, DeliveryNotFound:
		return answer{http.StatusNotFound, Conversion}
	case AlreadySubmitted, WebhookDisabled:
		return answer{http.StatusConflict, Conversion}
	case FormChanged:
		return answer{http.StatusPreconditionFailed, Conversion}
	case MethodNotAllowed:
		return answer{http.StatusMethodNotAllowed, Middleware}
	case ExportExpired:
		return answer{http.StatusGone, Conversion}
	case BodyTooLarge:
		return answer{http.StatusRequestEntityTooLarge, Middleware}
	case UnsupportedMedia:
		return answer{http.StatusUnsupportedMediaType, Conversion}
	case RangeNotSatisfiable:
		return answer{http.StatusRequestedRangeNotSatisfiable, Conversion}
	case IdempotencyKeyReused:
		return answer{http.StatusUnprocessableEntity, Conversion}
	case RateLimited:
		return answer{http.StatusTooManyRequests, Middleware}
	case TargetNotAvailable:
		return answer{http.StatusNotImplemented, Conversion}
	case SourceUnavailable:
		return answer{http.StatusBadGateway, Conversion}
	case Unavailable:
		return answer{http.StatusServiceUnavailable, Middleware}
	default:
		return answer{http.StatusInternalServerError, Conversion}
	}
}

// Status is the HTTP status of a code.
func (c Code) Status() int { return answers(c).status }

// Family is the error shape of a code.
func (c Code) Family() Family { return answers(c).family }
