// Foreign OAuth clients go all the way with the running program: oauth.mjs
// MODULES PROGRAM BASE. The person who consents has no scripts.
import assert from "node:assert/strict";
import { Person } from "./person.mjs";

const [, , modules, program, base] = process.argv;
const sdk = `${modules}/@modelcontextprotocol/sdk/dist/esm/client`;
const { auth, extractWWWAuthenticateParams, UnauthorizedError } = await import(`${sdk}/auth.js`);
const { withOAuth } = await import(`${sdk}/middleware.js`);
const oauth = await import(`${modules}/oauth4webapi/build/index.js`);

const redirect = "http://127.0.0.1:9/callback";
const insecure = { [oauth.allowInsecureRequests]: true }; // http on loopback
const person = new Person(base);
await person.signIn(program, "teacher@example.org");

// --- @modelcontextprotocol/sdk: everything from the first 401 on by itself.
class Provider {
  redirectUrl = redirect;
  calls = [];
  constructor(scope) {
    this.clientMetadata = { client_name: "SDK", redirect_uris: [redirect], grant_types: ["authorization_code", "refresh_token"], response_types: ["code"], token_endpoint_auth_method: "none", scope };
  }
  state() { return "state of the SDK"; }
  clientInformation() { return this.client; }
  saveClientInformation(client) { this.calls.push("register"); this.client = client; }
  tokens() { return this.held; }
  saveTokens(tokens) { this.calls.push("tokens"); this.held = tokens; }
  saveCodeVerifier(verifier) { this.verifier = verifier; }
  codeVerifier() { return this.verifier; }
  async redirectToAuthorization(url) {
    this.asked = url;
    const answer = await person.decide(url.href, "allow");
    assert.equal(answer.searchParams.get("state"), this.state());
    assert.equal(answer.searchParams.get("iss"), base);
    this.code = answer.searchParams.get("code");
  }
}

async function sdkDance(resource) {
  const provider = new Provider("jobs:read");
  const jobs = `${base}/api/v1/jobs`;
  const api = withOAuth(provider, resource)(fetch);
  await assert.rejects(api(jobs), UnauthorizedError);
  assert.equal(provider.asked.searchParams.get("scope"), "jobs:read");
  assert.equal(provider.asked.searchParams.get("code_challenge_method"), "S256");
  const challenge = extractWWWAuthenticateParams(await fetch(jobs));
  assert.equal(await auth(provider, { serverUrl: resource, resourceMetadataUrl: challenge.resourceMetadataUrl, scope: challenge.scope, authorizationCode: provider.code }), "AUTHORIZED");
  assert.equal((await api(jobs)).status, 200);

  const first = provider.held;
  provider.held = { ...first, access_token: first.access_token.replace(/.{6}$/, "AAAAAA") };
  assert.equal((await api(jobs)).status, 200, "the SDK refreshes after a 401");
  assert.notEqual(provider.held.refresh_token, first.refresh_token);
  assert.deepEqual(provider.calls, ["register", "tokens", "tokens"]);
}
await sdkDance(base);
await sdkDance(`${base}/api/v1`);

// --- oauth4webapi: each RFC by the letter.
const issuer = new URL(base);
const as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure }));
for (const resource of [base, `${base}/api/v1`, `${base}/mcp`]) {
  const identifier = new URL(resource);
  const metadata = await oauth.processResourceDiscoveryResponse(identifier, await oauth.resourceDiscoveryRequest(identifier, insecure));
  assert.deepEqual(metadata.authorization_servers, [base], resource);
}

async function register(method) {
  const answer = await oauth.dynamicClientRegistrationRequest(as, {
    client_name: `oauth4webapi, ${method}`, redirect_uris: [redirect], token_endpoint_auth_method: method,
    grant_types: ["authorization_code", "refresh_token"], response_types: ["code"], scope: "jobs:read",
  }, insecure);
  return oauth.processDynamicClientRegistrationResponse(answer);
}

const authentications = {
  none: () => oauth.None(),
  client_secret_basic: (client) => oauth.ClientSecretBasic(client.client_secret),
  client_secret_post: (client) => oauth.ClientSecretPost(client.client_secret),
};

// ask sends the person to consent and gives what came back.
async function ask(client, decision = "allow", more = {}) {
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const request = new URL(as.authorization_endpoint);
  request.search = new URLSearchParams({
    client_id: client.client_id, redirect_uri: redirect, response_type: "code", scope: "jobs:read", state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: "S256", ...more,
  });
  return { verifier, back: () => person.decide(request.href, decision).then((url) => oauth.validateAuthResponse(as, client, url, state)), request };
}

async function grant(client, authentication) {
  const { verifier, back } = await ask(client);
  const params = await back(); // throws without the right state and iss (RFC 9207)
  const redeem = () => oauth.authorizationCodeGrantRequest(as, client, authentication, params, redirect, verifier, insecure);
  return { redeem, tokens: await oauth.processAuthorizationCodeResponse(as, client, await redeem()) };
}

async function refresh(client, authentication, token) {
  return oauth.processRefreshTokenResponse(as, client, await oauth.refreshTokenGrantRequest(as, client, authentication, token, insecure));
}
const refused = (work, error) => assert.rejects(work, (e) => e instanceof oauth.ResponseBodyError && e.error === error, `wants ${error}`);
const call = (token, method, path, body) =>
  oauth.protectedResourceRequest(token, method, new URL(path, base), body ? new Headers({ "content-type": "application/json" }) : undefined, body, insecure);
const active = async (client, authentication, token) =>
  (await oauth.processIntrospectionResponse(as, client, await oauth.introspectionRequest(as, client, authentication, token, insecure))).active;

for (const [method, make] of Object.entries(authentications)) {
  const client = await register(method);
  const authentication = make(client);
  const { tokens, redeem } = await grant(client, authentication);

  // RFC 9068, with the published keys; RFC 6750 at the API.
  const request = new Request(`${base}/api/v1/jobs`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  const claims = await oauth.validateJwtAccessToken(as, request, base, insecure);
  assert.deepEqual([claims.client_id, claims.scope], [client.client_id, "jobs:read"]);
  assert.equal((await call(tokens.access_token, "GET", "/api/v1/jobs")).status, 200);
  await assert.rejects(call(tokens.access_token, "POST", "/api/v1/convert", JSON.stringify({ documentId: "capitals", format: "lms_b", documentName: "Capitals" })),
    (e) => e instanceof oauth.WWWAuthenticateChallengeError && e.status === 403 && e.cause[0].parameters.error === "insufficient_scope");
  await assert.rejects(call(`${tokens.access_token}x`, "GET", "/api/v1/jobs"),
    (e) => e instanceof oauth.WWWAuthenticateChallengeError && e.status === 401 && e.cause[0].parameters.error === "invalid_token");

  // Rotation; an old token used when a newer one was, ends the whole grant.
  const second = await refresh(client, authentication, tokens.refresh_token);
  const third = await refresh(client, authentication, second.refresh_token);
  assert.ok(await active(client, authentication, third.refresh_token));
  await refused(refresh(client, authentication, tokens.refresh_token), "invalid_grant");
  await refused(refresh(client, authentication, third.refresh_token), "invalid_grant");
  assert.equal(await active(client, authentication, third.access_token), false);
  await refused(oauth.processAuthorizationCodeResponse(as, client, await redeem()), "invalid_grant");

  // RFC 7009 and 7662.
  const again = (await grant(client, authentication)).tokens;
  assert.ok(await active(client, authentication, again.access_token));
  await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, authentication, again.access_token, insecure));
  assert.equal(await active(client, authentication, again.access_token), false);
  await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, authentication, again.refresh_token, insecure));
  await refused(refresh(client, authentication, again.refresh_token), "invalid_grant");

  // A code redeemed many times at once gives one token at most, and none lives on.
  const { verifier, back } = await ask(client);
  const params = await back();
  const all = await Promise.all(Array.from({ length: 20 }, async () => {
    const answer = await oauth.authorizationCodeGrantRequest(as, client, authentication, params, redirect, verifier, insecure);
    return oauth.processAuthorizationCodeResponse(as, client, answer).catch((e) => e.error);
  }));
  const won = all.filter((t) => typeof t !== "string");
  assert.ok(won.length <= 1, `${won.length} tokens for one code`);
  assert.deepEqual([...new Set(all.filter((t) => typeof t === "string"))], ["invalid_grant"]);
  if (won.length) assert.equal(await active(client, authentication, won[0].access_token), false);
}

// What an authorization request is refused for, and where that is said.
const client = await register("none");
const says = async (error, decision, more) => {
  const { back } = await ask(client, decision, more);
  await assert.rejects(back(), (e) => e instanceof oauth.AuthorizationResponseError && e.error === error, `wants ${error}`);
};
await says("access_denied", "deny");
await says("invalid_request", "allow", { code_challenge: "" });
await says("invalid_request", "allow", { code_challenge_method: "plain" });
await says("invalid_scope", "allow", { scope: "everything" });
await says("invalid_target", "allow", { resource: "https://other.example" });
await says("unsupported_response_type", "allow", { response_type: "token" });
for (const more of [{ redirect_uri: "https://other.example/callback" }, { client_id: "unknown" }]) {
  const { request } = await ask(client, "allow", more);
  const page = await person.visit(request.href);
  assert.ok(page.status === 400 && !page.away, `${JSON.stringify(more)} is answered ${page.status}`);
}

// RFC 8252: the port of a loopback redirect is the client's own business.
const port = await person.decide((await ask(client, "allow", { redirect_uri: redirect.replace(":9/", ":9999/") })).request.href, "allow");
assert.equal(port.port, "9999");

// The consent page cannot be framed, and its form belongs to its session.
const { request } = await ask(client);
const page = await person.visit(request.href);
assert.match(page.headers.get("content-security-policy"), /frame-ancestors 'none'/);
const stranger = new Person(base);
await stranger.signIn(program, "stranger@example.org");
const stolen = await stranger.submit(page, /\/oauth\/auth/, { decision: "allow" });
assert.ok(!stolen.away && stolen.status === 403, `another's consent form is answered ${stolen.status}`);

console.log("oauth: @modelcontextprotocol/sdk and oauth4webapi went all the way");
