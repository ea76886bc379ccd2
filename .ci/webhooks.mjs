// Receives webhooks of the running program and verifies each with two libraries
// of others: webhooks.mjs MODULES HOME, where HOME holds the programs formwright
// and webhooks (tests/webhooks).
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:http";
import net from "node:net";

const [, , modules, home] = process.argv;
const { Webhook } = createRequire(`${modules}/`)("standardwebhooks");
const octokit = await import(`${modules}/@octokit/webhooks-methods/dist-node/index.js`);

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

// --- the receiver
const received = [];
const statuses = []; // what to answer next; 204 when there is nothing
let wake = () => {};
const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(statuses.shift() ?? 204).end();
  wake();
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const hook = `http://127.0.0.1:${receiver.address().port}/hook?key=1`;

async function next() {
  const deadline = Date.now() + 60_000;
  while (received.length === 0) {
    assert(Date.now() < deadline, "nothing was received for a minute");
    await new Promise((resolve) => { wake = resolve; setTimeout(resolve, 1000); });
  }
  return received.shift();
}

// --- the program
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const env = { ...process.env, PORT: `${port}`, BASE_URL: base, DATA_DIR: `${home}/data`, ALLOW_PRIVATE_OUTBOUND: "1", LOG_LEVEL: "warn" };
const email = "teacher@example.org";
let server;
async function start() {
  server = spawn(`${home}/formwright`, ["serve", "--quiet"], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
}
async function kill() {
  server.kill("SIGKILL");
  await once(server, "exit");
}
process.on("exit", () => server?.kill("SIGKILL"));

const form = execFileSync(`${home}/webhooks`, ["form", email], { env }).toString().trim();
await start();
const token = execFileSync(`${home}/formwright`, ["token", "--email", email], { env }).toString().trim();
async function call(method, path, body) {
  const response = await fetch(`${base}/api/v1/forms/${form}/webhook${path}`, {
    method, headers: { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) }, body: body && JSON.stringify(body),
  });
  const text = await response.text();
  assert(response.ok, `${method} ${path}: ${response.status} ${text}`);
  return text && JSON.parse(text);
}

// believed: both libraries take the request with the secret.
async function believed(request, secret) {
  const event = new Webhook(secret).verify(request.body, request.headers);
  assert.equal(await octokit.verify(secret, request.body, request.headers["x-service-signature"]), true);
  assert.deepEqual(Object.keys(event), ["event", "formId", "submittedAt", "answers"]);
  assert.equal(event.event, "form.submission");
  assert.equal(event.formId, form);
  assert.equal(request.headers["content-type"], "application/json");
  return event;
}
const doubted = (secret, request) => assert.throws(() => new Webhook(secret).verify(request.body, request.headers));

// --- a test event, with and without changes on the way
const { secret } = await call("PUT", "", { url: hook });
assert.equal((await call("POST", "/test")).success, true);
const test = await next();
assert.equal(test.headers["x-service-test"], "true");
await believed(test, secret);
doubted(secret, { ...test, body: test.body.replace("Sample", "Simple") });
doubted(secret, { ...test, headers: { ...test.headers, "webhook-timestamp": `${Number(test.headers["webhook-timestamp"]) - 400}` } });
assert.equal(await octokit.verify(secret, test.body + " ", test.headers["x-service-signature"]), false);
console.log("ok   a test event is believed, a changed one is not");

// --- rotation: the old secret verifies for a day, the new one at once
const rotated = (await call("POST", "/rotate-secret")).secret;
assert.notEqual(rotated, secret);
await call("POST", "/test");
const both = await next();
await believed(both, rotated);
new Webhook(secret).verify(both.body, both.headers);
assert.equal(await octokit.verify(secret, both.body, both.headers["x-service-signature"]), false);
doubted("whsec_" + Buffer.alloc(32).toString("base64"), both);
console.log("ok   during a rotation both secrets verify; the single signature is the new one's");

// --- kill -9 between the commit of a submission and its message
await kill();
const killed = spawnSync(`${home}/webhooks`, ["submit", form, "Lisbon"], { env });
assert.equal(killed.signal, "SIGKILL", killed.stderr.toString());
statuses.push(500);
await start();
const first = await next();
const event = await believed(first, rotated);
assert.deepEqual(event.answers, { "What is the capital of Portugal?": "Lisbon" });
const again = await next();
await believed(again, rotated);
assert.equal(again.body, first.body);
assert.equal(again.headers["webhook-id"], first.headers["webhook-id"]);
const wait = again.headers["webhook-timestamp"] - first.headers["webhook-timestamp"];
assert(wait >= 3 && wait <= 30, `tried again after ${wait} s`);
let delivery;
for (let tries = 0; tries < 50 && delivery?.state !== "delivered"; tries++) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  [delivery] = (await call("GET", "/deliveries")).deliveries;
}
assert.deepEqual([delivery.state, delivery.attempts, delivery.responseStatus, delivery.id], ["delivered", 2, 204, first.headers["webhook-id"]]);
console.log("ok   a submission of a killed process is delivered, and after a failure again under the same id");

// --- by hand
await call("POST", `/deliveries/${delivery.id}/resend`);
const resent = await next();
await believed(resent, rotated);
assert.equal(resent.headers["webhook-id"], delivery.id);
assert.equal(received.length, 0);
console.log("ok   a delivery is sent again by hand under the same id");
process.exit(0);
