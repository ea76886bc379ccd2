// Package docs is the part of the documentation that the program itself serves.
package docs

import _ "embed"

// OpenAPI is the description of the API.
//
//go:embed openapi.yaml
var OpenAPI []byte
