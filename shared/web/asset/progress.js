// Shows how far a conversion is, and opens the page anew when it has ended. A
// stream that breaks off is opened again by the browser.
for (const box of document.querySelectorAll("[data-stream]")) {
  const bar = box.querySelector("progress");
  const text = box.querySelector("[role=status]");
  const source = new EventSource(box.dataset.stream);
  source.addEventListener("progress", (event) => {
    const told = JSON.parse(event.data);
    bar.value = told.progress;
    const line = told.progress + " %: " + told.currentStep;
    if (text.textContent !== line) text.textContent = line;
  });
  for (const end of ["completed", "failed"]) {
    source.addEventListener(end, () => {
      source.close();
      location.reload();
    });
  }
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
  });
}
