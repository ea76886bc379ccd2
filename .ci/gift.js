// Prints how many questions gift-pegjs reads in a file, and fails where it reads
// another kind than was written or finds an error.
const fs = require("fs");
const [, , modules, file] = process.argv;
const { parse } = require(modules + "/gift-pegjs");

let questions;
try {
  questions = parse(fs.readFileSync(file, "utf8")).filter((q) => q.type !== "Category" && q.type !== "Description");
} catch (e) {
  const at = e.location ? `:${e.location.start.line}:${e.location.start.column}` : "";
  console.error(`${file}${at}: ${e.message}`);
  process.exit(1);
}
const known = ["MC", "TF", "Short", "Numerical", "Matching", "Essay"];
const strange = questions.find((q) => !known.includes(q.type));
if (strange) {
  console.error(`${file}: a question of type ${strange.type}: ${strange.title}`);
  process.exit(1);
}
console.log(questions.length);
