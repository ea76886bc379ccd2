"""Launches the running program from a learning platform of others, the package
lti1p3platform: lti.py BASE ADMIN_TOKEN. It keeps the platform's server, and the
browser of the person who launches, which runs no scripts."""
import html
import http.cookiejar
import http.server
import json
import re
import sys
import threading
import urllib.parse

import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract
from lti1p3platform.message_launch import MessageLaunchAbstract
from lti1p3platform.oidc_login import OIDCLoginAbstract
from lti1p3platform.registration import Registration
from lti1p3platform.request import Request

base, admin = sys.argv[1:]
INSTRUCTOR = "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"
PEOPLE = {
    "17": ("Grace Hopper", "grace@school.example"),
    "18": ("Alan Turing", "alan@school.example"),
    "19": ("Nobody", None),  # the platform shares no addresses of hers
}


class Platform(LTI1P3PlatformConfAbstract):
    """One registration of the tool, whose key can be changed."""

    def init_platform_config(self, address):
        self._registration = (
            Registration().set_iss(address).set_client_id("tool-1").set_deployment_id("1")
            .set_launch_url(base + "/api/lti/callback").set_oidc_login_url(base + "/api/lti/login")
            .set_tool_key_set_url(base + "/api/lti/jwks")
        )
        self.published = []
        self.rotate()

    def get_registration_by_params(self, **_):
        return self._registration

    def rotate(self):
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        public = key.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        self._registration.set_platform_private_key(private.decode()).set_platform_public_key(public.decode())
        self.published = (self.get_jwks()["keys"] + self.published)[:2]


class Login(OIDCLoginAbstract):
    def set_lti_message_hint(self, hint):
        self._lti_message_hint = hint

    def get_redirect(self, url):
        return url


class Query(Request):
    def build_metadata(self, request):
        return {"get_data": request, "form_data": {}}


class Launch(MessageLaunchAbstract):
    def prepare_launch(self, preflight_response):
        person = preflight_response["login_hint"]
        name, email = PEOPLE[person]
        self.set_user_data(person, [INSTRUCTOR], full_name=name, email_address=email)
        self.set_resource_link_claim("link-7", title="Quizzes")
        self.set_launch_context_claim("course-3", context_title="History")
        self.set_launch_presentation_claim("iframe", return_url="https://school.example/course/3")

    def render_launch_form(self, launch_data, **_):
        fields = "".join(f'<input type="hidden" name="{n}" value="{html.escape(launch_data[n])}">' for n in ("state", "id_token"))
        return f'<form method="post" action="{html.escape(launch_data["launch_url"])}">{fields}</form>'


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path, _, query = self.path.partition("?")
        if path == "/jwks":
            return self.answer("application/json", json.dumps({"keys": platform.published}))
        assert path == "/auth", path
        self.answer("text/html", Launch(Query(dict(urllib.parse.parse_qsl(query))), platform).lti_launch())

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "max-age=60")
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_):
        pass


class Loopback(http.cookiejar.DefaultCookiePolicy):
    """Sends Secure cookies to loopback, as browsers do."""

    def set_ok(self, cookie, request):
        cookie.secure = False
        return super().set_ok(cookie, request)


def browser():
    session = requests.Session()
    session.trust_env = False
    session.cookies.set_policy(Loopback())
    return session


def launch(person, visitor=None, change=lambda fields: fields):
    """Clicks on the tool in the course: the answer of the tool's callback."""
    visitor = visitor or browser()
    login = Login(Query({}), platform)
    login.set_lti_message_hint(hint=json.dumps({"link": 7, "für": person}))
    page = visitor.get(login.initiate_login(person), timeout=20)
    assert page.ok and page.url.startswith(address + "/auth"), (page.status_code, page.url, page.text)
    action = html.unescape(re.search(r'action="([^"]*)"', page.text)[1])
    fields = {n: html.unescape(v) for n, v in re.findall(r'name="([^"]*)" value="([^"]*)"', page.text)}
    return visitor, visitor.post(action, data=change(fields), headers={"Origin": address}, allow_redirects=False, timeout=20)


def who(visitor):
    answer = visitor.get(base + "/api/v1/automation/is-valid", timeout=20)
    return answer.json()["user"] if answer.ok else None


def refused(answer, status, hint=""):
    assert answer.status_code == status and answer.headers["Content-Type"].startswith("application/json"), (answer.status_code, answer.text)
    assert hint in answer.text, answer.text
    assert not re.search("__Host-session=[^;]", answer.headers.get("Set-Cookie", "")), "a refused launch signs in"


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
address = f"http://127.0.0.1:{server.server_address[1]}"
platform = Platform(address=address)
threading.Thread(target=server.serve_forever, daemon=True).start()

call = browser()
call.headers["Authorization"] = "Bearer " + admin
fields = {"issuer": address, "clientId": "tool-1", "authLoginUrl": address + "/auth", "accessTokenUrl": address + "/token",
          "jwksUrl": address + "/jwks", "deploymentId": "1"}
added = call.post(base + "/api/lti/platforms", json=fields, timeout=20)
assert added.status_code == 201, added.text
mine = base + "/api/lti/platforms/" + added.json()["id"]
assert call.patch(mine, json={"active": True}, timeout=20).ok
assert platform.get_tool_key_set()["keys"], "the platform reads no keys of the tool"

# The same person is the same account, another one another.
grace, answer = launch("17")
assert answer.status_code == 303 and answer.headers["Location"] == base + "/dashboard", (answer.status_code, answer.text)
assert "SameSite=None" in answer.headers["Set-Cookie"] and "Partitioned" in answer.headers["Set-Cookie"]
user = who(grace)
assert user["email"] == "grace@school.example" and user["name"] == "Grace Hopper", user
page = grace.get(base + "/dashboard", timeout=20)
assert page.ok and f"frame-ancestors {address}" in page.headers["Content-Security-Policy"], page.headers
assert who(launch("17")[0])["id"] == user["id"]
assert who(launch("18")[0])["id"] != user["id"]

# What the person has stays theirs when the platform's keys change.
platform.rotate()
assert who(launch("17")[0])["id"] == user["id"]

# Another one's launch, one sent twice, one that was changed, one of nobody.
_, answer = launch("19")
refused(answer, 403, "e-mail")
sent = {}
launch("17", change=lambda f: sent.update(f) or f)
refused(browser().post(base + "/api/lti/callback", data=sent, allow_redirects=False, timeout=20), 401)
_, answer = launch("17", change=lambda f: {**f, "id_token": f["id_token"][:-40] + "A" * 40})
refused(answer, 401)
_, answer = launch("17", change=lambda f: {**f, "state": f["state"][::-1]})
refused(answer, 401)

# An inactive platform launches nothing.
assert call.patch(mine, json={"active": False}, timeout=20).ok
params = {"iss": address, "client_id": "tool-1", "login_hint": "17", "target_link_uri": base + "/api/lti/callback"}
refused(browser().get(base + "/api/lti/login", params=params, allow_redirects=False, timeout=20), 404)
print("lti: lti1p3platform launched the program")
