// A person with a browser that runs no scripts: follows links and redirects,
// keeps cookies, fills the forms of the pages as they stand in their HTML. It
// keeps Secure cookies on loopback, as browsers do.
import { execFileSync } from "node:child_process";

const entities = { "&amp;": "&", "&#34;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&#43;": "+" };
const plain = (text) => text.replace(/&(amp|lt|gt|#34|#39|#43);/g, (e) => entities[e]);
const attribute = (tag, name) => {
  const found = tag.match(new RegExp(`\\s${name}="([^"]*)"`));
  return found && plain(found[1]);
};

// forms lists the forms of a page with their hidden fields.
export function forms(html) {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => ({
    action: attribute(form.match(/^<form[^>]*>/)[0], "action"),
    html: form,
    fields: Object.fromEntries(
      [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value") ?? ""]),
    ),
  }));
}

export class Person {
  constructor(base) {
    this.base = base;
    this.jar = new Map();
  }

  // visit asks for one address and follows redirects within the site; one that
  // leads away is the answer, in its `away`.
  async visit(address, form) {
    let url = new URL(address, this.base);
    for (let hops = 0; hops < 10; hops++) {
      const headers = { accept: "text/html", cookie: [...this.jar].map(([n, v]) => `${n}=${v}`).join("; ") };
      if (form) headers.origin = this.base;
      const answer = await fetch(url, { method: form ? "POST" : "GET", headers, redirect: "manual", body: form && new URLSearchParams(form) });
      this.keep(answer.headers.getSetCookie());
      const page = { status: answer.status, url, html: await answer.text(), headers: answer.headers };
      if (answer.status < 300 || answer.status > 399) return page;
      const next = new URL(answer.headers.get("location"), url);
      if (next.origin !== this.base) return { ...page, away: next };
      [url, form] = [next, undefined];
    }
    throw new Error(`redirects without end at ${url.pathname}`);
  }

  keep(cookies) {
    for (const line of cookies) {
      const [pair, ...rest] = line.split(/;\s*/);
      const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (rest.some((a) => /^max-age=(0|-)/i.test(a))) this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }

  // submit sends the page's form whose action fits, with more fields.
  submit(page, fits, more = {}) {
    const form = forms(page.html).find((f) => fits.test(f.action ?? ""));
    if (!form) throw new Error(`${page.url.pathname} (${page.status}) has no form for ${fits}: ${page.html.slice(0, 400)}`);
    return this.visit(new URL(form.action, page.url), { ...form.fields, ...more });
  }

  // signIn takes a link of the program's signin command and presses its button.
  async signIn(program, email) {
    const link = execFileSync(program, ["signin", "--email", email], { encoding: "utf8" }).trim();
    const page = await this.submit(await this.visit(link), /\/signin\//);
    if (page.status !== 200 || !this.jar.has("__Host-session")) throw new Error(`signing in: ${page.status}`);
  }

  // decide answers the consent page of an authorization request: where the
  // browser is sent then, which is the application's own address.
  async decide(request, decision) {
    const page = await this.visit(request);
    const answer = page.away ? page : await this.submit(page, /\/oauth\/auth/, { decision });
    if (!answer.away) throw new Error(`consent: ${answer.status} ${answer.html.slice(0, 400)}`);
    return answer.away;
  }
}
