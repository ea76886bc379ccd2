// Lets a document be dropped on its field.
for (const zone of document.querySelectorAll(".drop")) {
  const input = zone.querySelector("input[type=file]");
  for (const hint of zone.querySelectorAll(".dropping")) hint.hidden = false;
  const over = (event, is) => {
    event.preventDefault();
    zone.classList.toggle("over", is);
  };
  zone.addEventListener("dragover", (event) => over(event, true));
  zone.addEventListener("dragleave", (event) => over(event, false));
  zone.addEventListener("drop", (event) => {
    over(event, false);
    if (event.dataTransfer.files.length > 0) input.files = event.dataTransfer.files;
  });
}
