"""Helpers of samlocal.sh: prepares what sam local needs and asks the API that
it runs for the contract's main rows. Only the standard library is needed, but
for `localise`, which runs with the SAM package's Python."""

import base64
import glob
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request

import formcheck

DOCUMENT = json.dumps({
    "format": "formwright.quiz/v1", "title": "Capitals",
    "items": [{
        "id": "q1", "type": "choice",
        "stem": [{"kind": "paragraph", "inlines": [{"kind": "text", "text": "What is the capital of Portugal?"}]}],
        "response": {"key": [1], "choices": [
            {"content": [{"kind": "paragraph", "inlines": [{"kind": "text", "text": city}]}]} for city in ("Porto", "Lisbon")]},
    }],
}).encode()


class Unmoved(urllib.request.HTTPRedirectHandler):
    """Leaves redirects to whoever looks at them."""

    def redirect_request(self, *_):
        return None


opener = urllib.request.build_opener(Unmoved)


def call(url, method="GET", headers=None, body=None):
    """Returns status, headers and body of a reply, errors included."""
    request = urllib.request.Request(url, method=method, headers=headers or {}, data=body)
    try:
        with opener.open(request, timeout=120) as reply:
            return reply.status, reply.headers, reply.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def put_keys(endpoint, name, path):
    """Stores the signing keys where the functions read them."""
    with open(path, encoding="utf-8") as file:
        body = json.dumps({"Name": name, "Value": file.read(), "Type": "SecureString"}).encode()
    status, _, text = call(endpoint, "POST", {
        "X-Amz-Target": "AmazonSSM.PutParameter", "Content-Type": "application/x-amz-json-1.1",
        "Authorization": "AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/ssm/aws4_request, SignedHeaders=host, Signature=0",
    }, body)
    if status != 200:
        sys.exit(f"the keys cannot be stored: {status} {text!r}")


def localise(source, target):
    """Writes the built template with the environment of this machine."""
    from samcli.yamlhelper import yaml_dump, yaml_parse

    with open(source, encoding="utf-8") as file:
        template = yaml_parse(file.read())
    names = ["BASE_URL", "TABLE_NAME", "QUEUE_URL", "DEAD_LETTER_URL", "WEBHOOK_QUEUE_URL", "BUCKET_NAME",
             "KEYS_PARAMETER", "LTI_KEYS_PARAMETER", "SEAL_KEYS_PARAMETER"]
    here = {name: os.environ[name] for name in names}
    endpoints = {name: value for name, value in os.environ.items() if name.startswith("AWS_ENDPOINT_URL")}
    shared = template["Globals"]["Function"]["Environment"]["Variables"]
    shared.update({name: here[name] for name in ("BASE_URL", "TABLE_NAME")}, **endpoints)
    for resource in template["Resources"].values():
        if resource["Type"] != "AWS::Serverless::Function":
            continue
        variables = resource["Properties"].get("Environment", {}).get("Variables", {})
        variables.update({name: value for name, value in here.items() if name in variables})
    with open(target, "w", encoding="utf-8") as file:
        file.write(yaml_dump(template))


class Rows:
    """Rows of the contract, each said as it is proven."""

    def __init__(self, base, token):
        self.base, self.token, self.failed = base, token, 0

    def ask(self, path, method="GET", headers=None, body=None, auth=True):
        headers = dict(headers or {})
        if auth:
            headers["Authorization"] = "Bearer " + self.token
        return call(self.base + path, method, headers, body)

    def row(self, what, good, seen=""):
        print(("ok   " if good else "FAIL ") + what + ("" if good else f": {seen}"), flush=True)
        self.failed += not good

    def json(self, what, reply, expected, /, **members):
        got, headers, text = reply
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        good = got == expected and isinstance(value, dict) and all(value.get(k) == v for k, v in members.items())
        good = good and headers.get("X-API-Version") == "1.0.0"
        self.row(what, good, f"{got} {text[:300]!r}")
        return value if good else {}

    def upload(self, fields):
        """A multipart body with the document as its file."""
        boundary = "formwright-boundary"
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode() for k, v in fields.items()]
        parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="capitals.json"\r\n\r\n'.encode() + DOCUMENT + b"\r\n")
        parts.append(f"--{boundary}--\r\n".encode())
        return self.ask("/api/v1/convert", "POST", {"Content-Type": "multipart/form-data; boundary=" + boundary}, b"".join(parts))

    def export(self, what, result, begins, contains):
        """sam local leaves bodies that are no text in base64."""
        path = result.get("downloadUrl", "").removeprefix(self.base)
        status, headers, text = self.ask(path or "/api/forms/exports/none", auth=False)
        if not text.startswith(begins):
            try:
                text = base64.b64decode(text.strip(), validate=True)
            except ValueError:
                pass
        self.row(what, status == 200 and text.startswith(begins) and contains in text
                 and headers.get("Content-Disposition", "").startswith("attachment"), f"{status} {text[:200]!r}")


def rows(base, token):
    r = Rows(base, token)
    status, headers, text = r.ask("/api/status", auth=False)
    r.row("status: 200 OK with X-API-Version", (status, text, headers.get("X-API-Version")) == (200, b"OK", "1.0.0"), (status, text))
    r.json("sample: fixed and open", r.ask("/api/v1/demo/sample-form", auth=False), 200, success=True, demo=True, format="cloud_form")
    r.json("unknown path: 404", r.ask("/api/v2/nothing"), 404, error=True, code="NOT_FOUND")
    reply = r.ask("/api/v1/jobs", "DELETE")
    r.json("wrong method: 405", reply, 405, error=True)
    r.row("wrong method: Allow", reply[1].get("Allow") == "GET, HEAD", reply[1].get("Allow"))
    json_type = {"Content-Type": "application/json"}
    for name, path, method in [("convert", "/api/v1/convert", "POST"), ("status of a job", "/api/v1/convert/status/x", "GET"),
                               ("stream", "/api/v1/convert/status/x/stream", "GET"), ("jobs", "/api/v1/jobs", "GET"),
                               ("is-valid", "/api/v1/automation/is-valid", "GET")]:
        body = b"{}" if method == "POST" else None
        r.json(name + " without a token: 401", r.ask(path, method, json_type, body, auth=False), 401, error=True)
    value = r.json("is-valid: the token's user", r.ask("/api/v1/automation/is-valid"), 200, success=True)
    r.row("is-valid: e-mail", value.get("user", {}).get("email") == "teacher@example.org", value)
    r.json("convert: documentId is required", r.ask("/api/v1/convert", "POST", json_type, b'{"format":"gift"}'), 400, success=False)
    value = r.json("convert: unknown format", r.ask("/api/v1/convert", "POST", json_type, b'{"documentId":"d","format":"x"}'), 400, success=False)
    r.row("convert: the formats are listed", "cloud_form, service_form" in value.get("message", ""), value)
    value = r.json("convert: synchronous", r.upload({"format": "gift", "documentName": "Capitals"}), 200, success=True, format="gift", fileName="Capitals-gift.txt")
    r.export("export: text", value, b"", b"=Lisbon")
    accepted = r.json("convert: async", r.upload({"format": "qti_21", "documentName": "Capitals", "async": "true"}), 202, success=True, status="processing")
    result = finished(r, accepted.get("jobId", "none"))
    r.export("export: QTI package", result, b"PK\x03\x04", b"imsmanifest.xml")
    status, headers, text = r.ask(f"/api/v1/convert/status/{accepted.get('jobId', 'none')}/stream")
    r.row("stream: final event", status == 200 and headers.get_content_type() == "text/event-stream" and text.startswith(b"event: completed\n"), (status, text[:200]))
    r.json("jobs: both of them", r.ask("/api/v1/jobs?status=completed&limit=1"), 200, total=2, limit=1, offset=0)
    r.json("jobs: limit 101", r.ask("/api/v1/jobs?limit=101"), 400)
    r.json("unknown job: 404", r.ask("/api/v1/convert/status/none"), 404, success=False)
    r.json("unknown export: 404", r.ask("/api/forms/exports/none", auth=False), 404, success=False)
    formcheck.forms(r)
    identity(r)
    pages(r)
    return r.failed


def identity(r):
    """OAuth and LTI, each function of theirs at least once."""
    form, json_type = {"Content-Type": "application/x-www-form-urlencoded"}, {"Content-Type": "application/json"}
    status, headers, text = r.ask("/openapi.yaml", auth=False)
    r.row("description: YAML", status == 200 and headers.get_content_type() == "application/yaml" and text.startswith(b"openapi: 3.1"), (status, text[:60]))
    for path in ("/.well-known/oauth-authorization-server", "/.well-known/oauth-protected-resource", "/.well-known/jwks.json"):
        value = r.json(f"discovery: {path}", r.ask(path, auth=False), 200)
        r.row(f"discovery: {path} is of this service", value.get("issuer", r.base) == r.base and value.get("resource", r.base).startswith(r.base), value)
    client = r.json("register: a public client", r.ask("/oauth/register", "POST", json_type,
                    b'{"redirect_uris":["http://127.0.0.1/callback"],"token_endpoint_auth_method":"none"}', auth=False), 201)
    r.json("register: no address", r.ask("/oauth/register", "POST", json_type, b"{}", auth=False), 400, error="invalid_redirect_uri")
    mine = b"&client_id=" + client.get("client_id", "none").encode()
    r.json("token: unknown client", r.ask("/oauth/token", "POST", form, b"grant_type=refresh_token&refresh_token=x&client_id=nobody", auth=False),
           401, error="invalid_client")
    r.json("token: unknown refresh token", r.ask("/oauth/token", "POST", form, b"grant_type=refresh_token&refresh_token=x" + mine, auth=False),
           400, error="invalid_grant")
    r.json("revoke: an unknown token is no error", r.ask("/oauth/revoke", "POST", form, b"token=x" + mine, auth=False), 200)
    r.json("introspect: an unknown token", r.ask("/oauth/introspect", "POST", form, b"token=x" + mine, auth=False), 200, active=False)
    r.json("LTI login: unknown platform", r.ask("/api/lti/login", "POST", form, b"iss=https%3A%2F%2Flms.example.org&login_hint=7&client_id=c1", auth=False),
           404, code="PLATFORM_NOT_FOUND")
    r.json("LTI login by query: unknown platform", r.ask("/api/lti/login?iss=https%3A%2F%2Flms.example.org&login_hint=7", auth=False), 404, code="PLATFORM_NOT_FOUND")
    r.json("LTI callback: unknown state", r.ask("/api/lti/callback", "POST", form, b"state=x&id_token=a.b.c", auth=False), 401, code="LTI_STATE_INVALID")
    keys = r.json("LTI key set", r.ask("/api/lti/jwks", auth=False), 200).get("keys", [])
    r.row("LTI key set: public halves of RSA", bool(keys) and all(k.get("kty") == "RSA" and "d" not in k for k in keys), keys)
    r.json("LTI registration: no configuration", r.ask("/api/lti/register", auth=False), 400)
    r.json("platforms: administrators only", r.ask("/api/lti/platforms"), 403, code="FORBIDDEN")


def pages(r):
    """The pages as a browser without a session sees them."""
    html, form = {"Accept": "text/html"}, {"Content-Type": "application/x-www-form-urlencoded"}
    status, headers, text = r.ask("/", headers=html, auth=False)
    r.row("home page", status == 200 and headers.get_content_type() == "text/html" and b"<h1" in text, (status, text[:200]))
    style = re.search(rb'href="([^"]*/assets/[^"]+\.css)"', text)
    status, headers, text = r.ask(style.group(1).decode() if style else "/assets/none", auth=False)
    r.row("style sheet", status == 200 and headers.get_content_type() == "text/css" and b"{" in text, (status, text[:200]))
    status, headers, text = r.ask("/signin", headers=html, auth=False)
    r.row("sign-in page", status == 200 and b'type="email"' in text, (status, text[:200]))
    status, headers, text = r.ask("/settings", headers=html, auth=False)
    r.row("settings without a session: to the sign-in page", (status, headers.get("Location")) == (303, "/signin?next=%2Fsettings"), (status, headers.get("Location")))
    status, headers, text = r.ask("/dashboard", "PUT", html, auth=False)
    r.row("page, wrong method: 405", (status, headers.get("Allow")) == (405, "GET, HEAD"), (status, headers.get("Allow")))
    signed_in(r, html, form)


def signed_in(r, html, form):
    """A sign-in link from the command line, followed to the settings."""
    link = os.environ.get("SIGNIN_LINK", "").removeprefix(r.base)
    status, headers, _ = r.ask(link or "/signin/none", "POST", form, b"", auth=False)
    cookies = [c.split(";")[0] for c in headers.get_all("Set-Cookie") or []]
    live = [c for c in cookies if len(c) > len("__Host-session=")]
    r.row("sign-in link: a session, and no other kind of cookie", status == 303 and len(live) == 1 and len(cookies) == 2, (status, cookies))
    browser = {"Cookie": live[0]} if live else {}
    status, headers, text = r.ask("/settings", headers={**html, **browser}, auth=False)
    r.row("settings: whose", status == 200 and b"teacher@example.org" in text, (status, text[:200]))
    status, headers, text = r.ask("/settings/api", "POST", {**html, **form, **browser}, b"name=script", auth=False)
    r.row("form without its CSRF value: 403", status == 403 and b"out of date" in text, (status, text[:200]))
    r.json("the session is good for the API", r.ask("/api/v1/jobs", headers=browser, auth=False), 200)


def finished(r, job):
    """Polls a job until it has ended, two minutes at most."""
    until = time.monotonic() + 120
    value = {}
    while time.monotonic() < until and value.get("state") not in ("completed", "failed"):
        time.sleep(0.5)
        value = json.loads(r.ask("/api/v1/convert/status/" + job)[2] or "{}")
    r.row("status: the job completes", value.get("state") == "completed" and value.get("progress") == 100, value)
    return value.get("result") or {}


def events(endpoint, base, token):
    """Gives every recorded event to its function in a container, which must
    answer it without an error."""
    r = Rows(base, token)
    accepted = json.loads(r.upload({"format": "gift", "async": "true"})[2])
    result = finished(r, accepted["jobId"])
    user = json.loads(r.ask("/api/v1/automation/is-valid")[2])["user"]["id"]
    names = {"TOKEN": token, "USER": user, "JOB": accepted["jobId"], "DONE": accepted["jobId"], "EXPORT": result.get("exportId", "none")}
    with open("template.yaml", encoding="utf-8") as file:
        functions = {name.lower(): name + "Function" for name in re.findall(r"^  (\w+)Function:$", file.read(), re.M)}
    skip = {"convert/sync", "convert/unknown-document"}  # they wait for the real drive
    for path in sorted(glob.glob("events/*/*.json")):
        name, case = path.split("/")[1:]
        if name + "/" + case.removesuffix(".json") in skip:
            continue
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for word, value in names.items():
            text = text.replace("{{" + word + "}}", value)
        url = f"{endpoint}/2015-03-31/functions/{functions[name]}/invocations"
        status, headers, reply = call(url, "POST", {"Content-Type": "application/json"}, text.encode())
        value = json.loads(reply or "null")
        good = status == 200 and "X-Amz-Function-Error" not in headers and not (isinstance(value, dict) and "errorType" in value)
        if good and isinstance(value, dict) and "statusCode" in value:
            good = value["statusCode"] < 500
        r.row(f"event {name}/{case}", good, f"{status} {reply[:300]!r}")
    return r.failed


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    done = {"put-keys": put_keys, "localise": localise, "rows": rows, "events": events}[command](*arguments)
    sys.exit(1 if done else 0)
