// Prints how many questions of an H5P package an independent H5P server keeps.
// The server has the libraries in the versions that sites have together (only
// their names and fields, with the tags that each field lets through); the package
// is uploaded and saved, and what the server's filter changed is an error.
// usage: node h5p.js MODULES FILE
const fs = require("fs");
const os = require("os");
const path = require("path");
const [, , modules, file] = process.argv;
const H5P = require(modules + "/@lumieducation/h5p-server");

const text = (name, ...tags) => ({ name, type: "text", label: name, optional: true, ...(tags.length ? { tags } : {}) });
const html = (name, ...tags) => ({ ...text(name, "strong", ...tags), widget: "html" });
const boolean = (name) => ({ name, type: "boolean", label: name, optional: true });
const number = (name) => ({ name, type: "number", label: name, optional: true });
const group = (name, ...fields) => ({ name, type: "group", label: name, optional: true, fields });
const list = (name, field) => ({ name, type: "list", label: name, optional: true, field });
const library = (name, ...options) => ({ name, type: "library", label: name, optional: true, options });
const select = (name, ...values) => ({ name, type: "select", label: name, options: values.map((value) => ({ value, label: value })) });

const media = group("media", library("type", "H5P.Image 1.1"), boolean("disableImageZooming"));
const task = ["em", "u", "a", "ul", "ol", "h2", "h3", "hr", "pre", "code"];
const stem = ["em", "sub", "sup", "h2", "h3", "pre", "code"];
const phrase = ["em", "sub", "sup", "code"];
const feedback = list("overallFeedback", group("overallFeedback", number("from"), number("to"), text("feedback")));

const semantics = {
  "H5P.QuestionSet 1.20": [
    group("introPage", boolean("showIntroPage"), text("title", "sub", "sup", "strong", "em", "code"), html("introduction", "sub", "sup", "em", "p", "code"), text("startButtonText")),
    select("progressType", "textual", "dots"), number("passPercentage"),
    list("questions", library("question", "H5P.MultiChoice 1.16", "H5P.Blanks 1.14", "H5P.MarkTheWords 1.11", "H5P.DragText 1.10", "H5P.TrueFalse 1.8", "H5P.Essay 1.5")),
  ],
  "H5P.MultiChoice 1.16": [media, html("question", ...stem),
    list("answers", group("answer", html("text", ...phrase), boolean("correct"),
      group("tipsAndFeedback", html("tip", "p", "br", "em", "a", "code"), html("chosenFeedback", ...phrase, "a"), html("notChosenFeedback", ...phrase, "a")))),
    feedback],
  "H5P.TrueFalse 1.8": [media, html("question", ...stem), select("correct", "true", "false"),
    group("l10n", text("trueText"), text("falseText")),
    group("behaviour", { ...text("feedbackOnCorrect"), maxLength: 2048 }, { ...text("feedbackOnWrong"), maxLength: 2048 })],
  "H5P.Blanks 1.14": [media, html("text", ...task), { ...list("questions", html("question", "em", "del", "u", "code")), max: 31 }, feedback],
  "H5P.DragText 1.10": [media, html("taskDescription", ...task), text("textField"), text("distractors"), feedback],
  "H5P.Essay 1.5": [media, html("taskDescription", ...task), group("solution", html("introduction", "em", "u", "a", "ul", "ol", "hr", "code"), html("sample", "a")),
    list("keywords", group("groupy", text("keyword"), list("alternatives", text("alternative")))), feedback],
  "H5P.Image 1.1": [{ name: "file", type: "image", label: "file" }, boolean("decorative"), text("alt"), text("title"), text("contentName")],
};

function install(dir) {
  for (const [name, fields] of Object.entries(semantics)) {
    const [machineName, version] = name.split(" ");
    const [majorVersion, minorVersion] = version.split(".").map(Number);
    const home = path.join(dir, `${machineName}-${version}`);
    fs.mkdirSync(home, { recursive: true });
    const described = { title: machineName, machineName, majorVersion, minorVersion, patchVersion: 0, runnable: 1, embedTypes: ["iframe", "div"] };
    fs.writeFileSync(path.join(home, "library.json"), JSON.stringify(described));
    fs.writeFileSync(path.join(home, "semantics.json"), JSON.stringify(fields));
  }
}

// plain is a text as a browser understands it: the filter may spell a sign in
// another way.
const plain = (s) => s.replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&nbsp;/g, "\u00a0").replace(/<br ?\/?>/g, "<br>")
  .replace(/ (dir|href)="[^"]*"/g, "").replace(/&amp;/g, "&").replace(/&gt;/g, ">").replace(/&lt;/g, "<");

function* changes(a, b, at) {
  if (typeof a === "string" && typeof b === "string") {
    if (plain(a) !== plain(b)) yield `${at}: ${a} became ${b}`;
  } else if (a && b && typeof a === "object" && typeof b === "object") {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (key !== "path") yield* changes(a[key], b[key], `${at}.${key}`);
    }
  } else if (a !== b && !(b === "" && a === undefined)) {
    yield `${at}: ${JSON.stringify(a)} became ${JSON.stringify(b)}`;
  }
}

async function keep(editor, user, file) {
  const up = await editor.uploadPackage(file, user, { onlyInstallLibraries: false });
  const written = JSON.parse(JSON.stringify(up.parameters));
  const main = up.metadata.preloadedDependencies.find((d) => d.machineName === up.metadata.mainLibrary);
  const { id } = await editor.saveOrUpdateContentReturnMetaData(undefined, up.parameters, up.metadata,
    `${main.machineName} ${main.majorVersion}.${main.minorVersion}`, user);
  const saved = await editor.contentManager.getContentParameters(id, user);
  for (const change of changes(written, saved, "content")) throw new Error(`the server changed ${change}`);
  const pictures = new Set(saved.questions.map((q) => q.params.media.type?.params.file.path).filter(Boolean));
  for (const picture of pictures) {
    if (!(await editor.contentManager.contentFileExists(id, picture))) throw new Error(`the picture ${picture} was not kept`);
  }
  return saved.questions.length;
}

async function main() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "h5p-"));
  try {
    install(path.join(dir, "libraries"));
    const config = new H5P.H5PConfig();
    config.setFinishedEnabled = false;
    const editor = H5P.fs(config, path.join(dir, "libraries"), path.join(dir, "temporary"), path.join(dir, "content"));
    const user = { id: "1", name: "Teacher", email: "teacher@example.com", type: "local" };
    console.log(await keep(editor, user, file));
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

main().catch((e) => {
  console.error(e.errors ? e.errors.map((x) => x.message) : e);
  process.exitCode = 1;
});
