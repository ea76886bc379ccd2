"""Rows of samcheck.py about hosted forms, from the document to the webhook, and
the receiver of the webhook: formcheck.py receive ADDRESS PORT CERTIFICATE KEY FILE."""

import hashlib
import hmac
import http.server
import json
import os
import ssl
import sys
import time

JSON = {"Content-Type": "application/json"}


class Form:
    """One form through its life; every function of forms answers at least once."""

    def __init__(self, rows):
        self.rows = rows
        made = rows.json("form: made of a document", rows.upload({"format": "service_form"}), 200, success=True, format="service_form", questionCount=1)
        self.id = made.get("publicId", "none")
        rows.row("form: an integer id and its address", isinstance(made.get("formId"), int) and made.get("formUrl") == f"{rows.base}/f/{self.id}", made)
        self.row = rows.row

    def mine(self, what, status, path="", method="GET", body=None, **members):
        return self.ask(what, status, "/api/v1/forms/" + self.id + path, method, body, True, **members)

    def theirs(self, what, status, path="", method="GET", body=None, headers=None, **members):
        return self.ask(what, status, "/api/forms/" + self.id + path, method, body, False, headers, **members)

    def ask(self, what, status, path, method, body, auth, headers=None, **members):
        headers = {**(JSON if body is not None else {}), **(headers or {})}
        data = None if body is None else json.dumps(body).encode()
        return self.rows.json("form: " + what, self.rows.ask(path, method, headers, data, auth), status, **members)


def forms(rows):
    form = Form(rows)
    publish(form)
    hook = form.mine("its webhook", 200, "/webhook", "PUT", {"url": os.environ.get("HOOK_URL", "https://hooks.invalid/in")}, active=True)
    submission = answer(form)
    read(form, submission)
    delivered(form, submission, hook.get("secret", ""))
    edit(form)
    end(form, submission)


def publish(form):
    rows = form.rows
    form.theirs("a draft is nobody's", 404, code="FORM_NOT_FOUND")
    form.theirs("a draft takes no answers", 403, "/submissions", "POST", {"answers": {}}, code="FORM_NOT_PUBLISHED")
    form.mine("another title", 200, "", "PATCH", {"title": "Capitals of Europe"}, title="Capitals of Europe", state="draft")
    form.mine("published", 200, "/publish", "POST", {}, state="published")
    form.mine("its owner sees it", 200, state="published", submissionCount=0)
    rows.json("forms: the list", rows.ask("/api/v1/forms"), 200, total=1)
    status, headers, text = rows.ask("/f/" + form.id, headers={"Accept": "text/html"}, auth=False)
    form.row("form: its page", status == 200 and headers.get_content_type() == "text/html" and b"capital of Portugal" in text and b'value="c2"' in text, (status, text[:200]))


def answer(form):
    """Answers once, sent twice."""
    shown = form.theirs("people see it", 200, accepting=True, questionCount=1)
    choices = [c["text"] for c in (shown.get("items") or [{}])[0].get("choices", [])]
    form.row("form: without its key", choices == ["Porto", "Lisbon"] and "key" not in json.dumps(shown), shown)
    form.theirs("no time limit, nothing to begin", 400, "/attempts", "POST", {})
    form.theirs("no such choice", 400, "/submissions", "POST", {"answers": {"q1": "c3"}}, code="INVALID_REQUEST")
    once = {"Idempotency-Key": "a-page"}
    body = {"answers": {"q1": "c2"}, "respondent": {"name": "=Lena", "email": "lena@school.example"}}
    first = form.theirs("answered and scored", 201, "/submissions", "POST", body, once, success=True, score={"earned": 1, "possible": 1})
    form.theirs("sent again", 201, "/submissions", "POST", body, once, submissionId=first.get("submissionId"))
    form.theirs("other answers with the same key", 422, "/submissions", "POST", {"answers": {"q1": "c1"}}, once)
    return first.get("submissionId", "none")


def read(form, submission):
    """What the owner reads of it."""
    form.mine("one submission", 200, "/submissions", total=1)
    form.mine("with its answers", 200, "/submissions/" + submission, answers={"q1": "c2"})
    status, _, text = form.rows.ask(f"/api/v1/forms/{form.id}/submissions?format=csv")
    form.row("form: the table", status == 200 and b"'=Lena,lena@school.example,1,1,Lisbon" in text, (status, text[:300]))
    form.mine("marked by hand", 200, "/submissions/" + submission, "PATCH", {"points": {"q1": 0.5}}, score={"earned": 0.5, "possible": 1})
    form.mine("statistics", 200, "/statistics", submissions=1)


def delivered(form, submission, secret):
    """Without a receiver the try is on record: its name does not exist."""
    until, one = time.monotonic() + 60, {}
    while time.monotonic() < until:
        listed = json.loads(form.rows.ask(f"/api/v1/forms/{form.id}/webhook/deliveries")[2] or "{}")
        one = (listed.get("deliveries") or [{}])[0]
        if one.get("state") == "delivered" or one.get("attempts", 0) > 0 and "HOOK_URL" not in os.environ:
            break
        time.sleep(0.5)
    if "HOOK_URL" not in os.environ:
        form.row("webhook: tried", one.get("submissionId") == submission and bool(one.get("error")), one)
        return
    form.row("webhook: delivered", one.get("submissionId") == submission and one.get("state") == "delivered" and one.get("responseStatus") == 204, one)
    with open(os.environ["HOOK_LOG"], encoding="utf-8") as file:
        received = [json.loads(line) for line in file]
    got = [r for r in received if r["headers"].get("webhook-id") == submission]
    form.row("webhook: once", len(got) == 1 and len(received) == 1, received)
    if not got:
        return
    signed = "sha256=" + hmac.new(secret.encode(), got[0]["body"].encode(), hashlib.sha256).hexdigest()
    event = json.loads(got[0]["body"])
    form.row("webhook: signed, with the answers", got[0]["headers"].get("x-service-signature") == signed and event["event"] == "form.submission"
             and event["formId"] == form.id and event["answers"] == {"What is the capital of Portugal?": "Lisbon"}, got[0])
    form.mine("a test of the webhook", 200, "/webhook/test", "POST", {}, success=True, responseStatus=204)


def edit(form):
    status, _, text = form.rows.ask(f"/api/v1/forms/{form.id}/quiz")
    quiz = json.loads(text) if status == 200 else {}
    form.row("form: its quiz with the key", quiz.get("items", [{}])[0].get("response", {}).get("key") == [1], (status, text[:200]))
    form.mine("another version", 200, "/quiz", "PUT", quiz, version=2)
    made = form.mine("written as a file", 200, "/exports", "POST", {"format": "gift"}, success=True, questionCount=1)
    form.rows.export("form: the file", made, b"", b"=Lisbon")


def end(form, submission):
    for what, path in (("the submission is deleted", "/submissions/" + submission), ("the webhook is deleted", "/webhook"), ("the form is deleted", "")):
        status, _, text = form.rows.ask(f"/api/v1/forms/{form.id}{path}", "DELETE")
        form.row("form: " + what, status == 204, (status, text[:200]))
    form.mine("it is gone", 404, code="FORM_NOT_FOUND")


class Receiver(http.server.BaseHTTPRequestHandler):
    """Writes what it gets down, a line each."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with open(self.server.file, "a", encoding="utf-8") as file:
            file.write(json.dumps({"headers": {k.lower(): v for k, v in self.headers.items()}, "body": body}) + "\n")
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def receive(address, port, certificate, key, file):
    server = http.server.ThreadingHTTPServer((address, int(port)), Receiver)
    server.file = file
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    server.serve_forever()


if __name__ == "__main__" and sys.argv[1:2] == ["receive"]:
    receive(*sys.argv[2:])
