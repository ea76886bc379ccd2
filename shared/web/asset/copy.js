// Adds a button to everything that is there to be copied. Without it the text
// is selected by a click.
for (const box of document.querySelectorAll("[data-copy]")) {
  const text = box.querySelector("code, .token");
  if (!text || !navigator.clipboard) continue;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy " + box.dataset.copy);
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  said.className = "quiet";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.textContent);
      said.textContent = "Copied";
    } catch {
      said.textContent = "Select the text and copy it";
    }
    setTimeout(() => { said.textContent = ""; }, 4000);
  });
  box.append(button, said);
}
