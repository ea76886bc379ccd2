// What a form gains by a script: half-filled answers outlive a reload, entries
// are moved by buttons, the time that is left counts down. Nothing depends on it.
const life = 3 * 24 * 60 * 60 * 1000, most = 200000, prefix = "answers.";

function store(work) {
  try { return work(localStorage); } catch { return undefined; } // the browser keeps nothing
}

function drop(wanted) {
  store((s) => { for (const key of Object.keys(s)) if (key.startsWith(prefix) && wanted(key)) s.removeItem(key); });
}

function expired(key) {
  try { return !(JSON.parse(localStorage.getItem(key)).at > Date.now() - life); } catch { return true; }
}

function controls(form) {
  return [...form.querySelectorAll(".ask input, .ask select, .ask textarea")];
}

function keep(form) {
  const key = prefix + form.dataset.keep;
  const saved = store((s) => JSON.parse(s.getItem(key)));
  for (const c of saved ? controls(form) : []) {
    const values = saved.values[c.name];
    if (!Array.isArray(values)) continue;
    if (c.type === "radio" || c.type === "checkbox") c.checked = values.includes(c.value);
    else c.value = values[0];
  }
  const note = document.createElement("p");
  note.className = "kept";
  note.lang = "en";
  note.dir = "ltr";
  note.textContent = "Your answers are kept in this browser until you submit them. ";
  const clear = document.createElement("button");
  clear.type = "button";
  clear.textContent = "Clear my answers";
  clear.addEventListener("click", () => { drop((k) => k === key); form.reset(); });
  note.append(clear);
  form.querySelector(".actions").after(note);
  let waiting;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => save(form, key), 300);
  });
  addEventListener("pagehide", () => { if (waiting) save(form, key); });
}

function save(form, key) {
  const values = {};
  for (const c of controls(form)) {
    if ((c.type === "radio" || c.type === "checkbox") ? c.checked : c.value) (values[c.name] ??= []).push(c.value);
  }
  const text = JSON.stringify({ at: Date.now(), values });
  if (text.length <= most) store((s) => s.setItem(key, text));
}

function sortable(list) {
  for (const row of list.children) {
    const label = row.querySelector("label").textContent.trim();
    for (const [sign, name, step] of [["↑", "up", -1], ["↓", "down", 1]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "move";
      button.textContent = sign;
      button.setAttribute("aria-label", "Move " + name + ": " + label);
      button.addEventListener("click", () => move(list, row, step, button));
      row.append(button);
    }
  }
  arrange(list);
}

function arrange(list) {
  const place = (row) => Number(row.querySelector("select").value) || Infinity;
  const rows = [...list.children];
  if (rows.every((row) => place(row) < Infinity)) list.append(...rows.sort((a, b) => place(a) - place(b)));
}

function move(list, row, step, button) {
  const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (other) step < 0 ? other.before(row) : other.after(row);
  [...list.children].forEach((r, i) => { r.querySelector("select").value = String(i + 1); });
  button.focus();
  list.dispatchEvent(new Event("input", { bubbles: true }));
}

function countDown(clock) {
  const end = performance.now() + clock.dataset.seconds * 1000;
  const told = document.getElementById("told");
  let before = Infinity;
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    clock.querySelector("strong").textContent = text;
    clock.querySelector(".quiet").hidden = true;
    for (const mark of [300, 60]) if (left <= mark && before > mark && before < Infinity) told.textContent = (mark / 60) + (mark > 60 ? " minutes" : " minute") + " left";
    before = left;
    if (left === 0) {
      clearInterval(timer);
      told.textContent = "The time is over; your answers are being sent.";
      document.querySelector("form.fill")?.requestSubmit();
    }
  }, 1000);
}

const clear = document.querySelector("[data-clear]");
drop((key) => expired(key) || clear && key.startsWith(prefix + clear.dataset.clear + "."));
const form = document.querySelector("form.fill");
if (form?.dataset.keep) keep(form);
for (const list of document.querySelectorAll("[data-order]")) sortable(list);
const clock = document.getElementById("clock");
if (clock) countDown(clock);
form?.addEventListener("submit", () => {
  const button = form.querySelector(".actions button");
  setTimeout(() => { button.disabled = true; });
  setTimeout(() => { button.disabled = false; }, 5000);
});
