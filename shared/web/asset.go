package web

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"net/http"
	"path"
	"strings"
	"time"

	"formwright/shared/problem"
)

//go:embed asset
var assetFiles embed.FS

// asset is a file that pages refer to.
type asset struct {
	body []byte
	kind string
}

// assets are the files by the names they are served under. A name holds a hash
// of the content, so that browsers may keep the file for good.
type assets struct {
	served map[string]asset
	names  map[string]string // the served name of a file
}

func loadAssets() assets {
	a := assets{served: map[string]asset{}, names: map[string]string{}}
	files, err := assetFiles.ReadDir("asset")
	if err != nil {
		panic(err) // the files are part of the program
	}
	for _, f := range files {
		body, err := assetFiles.ReadFile("asset/" + f.Name())
		if err != nil {
			panic(err)
		}
		sum, ext := sha256.Sum256(body), path.Ext(f.Name())
		name := strings.TrimSuffix(f.Name(), ext) + "." + hex.EncodeToString(sum[:6]) + ext
		a.served[name] = asset{body: body, kind: mediaType(ext)}
		a.names[f.Name()] = name
	}
	return a
}

func mediaType(ext string) string {
	switch ext {
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	}
	return "application/octet-stream"
}

// assetPath is the address of a file.
func (w *Web) assetPath(name string) string { return w.address("/assets/" + w.assets.names[name]) }

func (w *Web) asset(v *visit) error {
	a, ok := w.assets.served[v.r.PathValue("name")]
	if !ok {
		return problem.New(problem.NotFound, "There is no such file.")
	}
	h := v.w.Header()
	h.Del("Vary")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
	h.Set("Content-Type", a.kind)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	http.ServeContent(v.w, v.r, "", time.Time{}, bytes.NewReader(a.body))
	return nil
}
