package ltitest

import (
	"html/template"
	"net/http"
)

// autoPost is what platforms answer an authentication request with.
var autoPost = template.Must(template.New("post").Parse(`<!doctype html><title>Launch</title>
<form id="f" method="post" action="{{.Action}}">{{range $name, $values := .Form}}{{range $values}}<input type="hidden" name="{{$name}}" value="{{.}}">{{end}}{{end}}</form>
<script>document.getElementById('f').submit()</script>`))

// serveAuth is the authorization address as browsers see it.
func (p *Platform) serveAuth(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	form, err := p.Respond(p.URL(AuthPath) + "?" + r.Form.Encode())
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_ = autoPost.Execute(w, map[string]any{"Action": r.Form.Get("redirect_uri"), "Form": map[string][]string(form)})
}

// course is a page with the tool in a frame. With ?storage=NAME the page keeps
// values for the tool (lti.put_data and lti.get_data), _parent being the page
// itself; what it kept is in window.kept.
var course = template.Must(template.New("course").Parse(`<!doctype html><title>Course</title><h1>Course</h1>
<iframe name="tool" title="Tool" style="width:100%;height:40rem" src="{{.Login}}"></iframe>
<script>
window.kept = {}; window.heard = [];
addEventListener('message', function (e) {
  var d = e.data; if (!d || typeof d !== 'object' || {{.Silent}}) { return; }
  window.heard.push(d.subject);
  if (d.subject === 'lti.put_data') { window.kept[d.key] = d.value; e.source.postMessage({ subject: 'lti.put_data.response', message_id: d.message_id, key: d.key, value: d.value }, e.origin); }
  if (d.subject === 'lti.get_data') { e.source.postMessage({ subject: 'lti.get_data.response', message_id: d.message_id, key: d.key, value: window.kept[d.key] }, e.origin); }
});
</script>`))

// serveCourse shows the tool in a frame, launched through its login address.
func (p *Platform) serveCourse(w http.ResponseWriter, r *http.Request) {
	params := p.LoginParams()
	if target := r.URL.Query().Get("storage"); target != "" {
		params.Set("lti_storage_target", target)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_ = course.Execute(w, map[string]any{"Login": p.Tool + "/api/lti/login?" + params.Encode(), "Silent": r.URL.Query().Has("silent")})
}
