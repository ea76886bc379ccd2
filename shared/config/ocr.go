package config

import (
	"slices"
	"strings"
)

// maxLanguages bounds OCR_LANGS: the engine goes through each of them for every
// word.
const maxLanguages = 6

// ocr reads how pictures are read.
func (r *reader) ocr() OCR {
	o := OCR{Languages: r.languages(), Backend: r.text("OCR_BACKEND", Tesseract), Assets: r.text("ASSETS_DIR", "")}
	switch o.Backend {
	case Tesseract:
	case Textract:
		o.Environment = r.cloudEnvironment()
	default:
		r.fail("OCR_BACKEND", "is %q; %s and %s are allowed", o.Backend, Tesseract, Textract)
	}
	return o
}

// languages reads Tesseract's names of languages, joined as Tesseract joins them
// (eng+deu) or by commas.
func (r *reader) languages() []string {
	const name = "OCR_LANGS"
	list := strings.FieldsFunc(r.text(name, "eng"), func(c rune) bool { return c == '+' || c == ',' || c == ' ' })
	if len(list) == 0 || len(list) > maxLanguages {
		r.fail(name, "names %d languages; 1 to %d are allowed, such as eng+deu", len(list), maxLanguages)
		return nil
	}
	for _, language := range list {
		if !isLanguage(language) {
			r.fail(name, "holds %q; names such as eng, deu or chi_sim are allowed, joined by +", language)
			return nil
		}
	}
	return list
}

// isLanguage keeps everything out that could lead to another folder.
func isLanguage(s string) bool {
	return len(s) >= 2 && len(s) <= 31 && !strings.ContainsFunc(s, func(c rune) bool {
		return c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')
	})
}

// cloudEnvironment is what the AWS SDK needs in a process that is given nothing
// else.
func (r *reader) cloudEnvironment() (environment []string) {
	for _, name := range []string{
		"AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN",
		"AWS_PROFILE", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE", "HOME",
		"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "AWS_CONTAINER_CREDENTIALS_FULL_URI", "AWS_CONTAINER_AUTHORIZATION_TOKEN",
		"AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_TEXTRACT", "AWS_CA_BUNDLE", "SSL_CERT_FILE", "HTTPS_PROXY", "NO_PROXY",
	} {
		if v := r.getenv(name); v != "" {
			environment = append(environment, name+"="+v)
		}
	}
	return slices.Clip(environment)
}
