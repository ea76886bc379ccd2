package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// chapters are notes on owls with a table of contents and points under each title.
func chapters(titles ...string) string {
	contents, body := "Exam 1 Notes\nContents\n1 Owls\t2\n", "1. Owls\n"
	for i, title := range titles {
		contents += fmt.Sprintf("1.%d %s . . . . . . . . . . .\t%d\n", i+1, title, i+2)
		body += fmt.Sprintf("1.%d. %s\n• They live in old barns.\n• They hunt by night.\n• Their feathers make no noise.\n", i+1, title)
	}
	return contents + body
}

// TestChaptersOfContents: the titles that a table of contents names are no questions where
// they come again over what they are about; those of exercises that ask are.
func TestChaptersOfContents(t *testing.T) {
	noQuestions(t, chapters("Why Barns?", "Feathers", "How They Hunt", "Young Owls", "The Ear", "Sounds at Night", "Food"))
	asking := strings.NewReplacer("Notes", "", "• They live", "A. They live", "• They hunt", "B. They hunt", "• Their", "C. Their")
	q, _ := read(t, paper(asking.Replace(chapters("Where do owls live?", "What do owls eat?", "Name two owls.", "When do owls hunt?", "Which owl is white?"))))
	if len(q.Items) != 5 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
}

// TestListOfTables: a list of the tables of a text leaves no room for answers.
func TestListOfTables(t *testing.T) {
	noQuestions(t, "Notes on owls\nContents\n1 Barns . . . . . . . . 1\n2 Feathers . . . . . . . . 3\n3 Ears . . . . . . . . 5\nList of Tables\n1 Weights of owls at one year . . . . . . . . 2\n2 Sounds . . . . . . . . 4\nOwls live in old barns and hunt by night.\n"+strings.Repeat("Their feathers make no noise at all.\n", 4))
}

// TestTwoWorths: what some questions are worth each is not what the others are, and a table
// of hours is nothing that the first question is about.
func TestTwoWorths(t *testing.T) {
	q, _ := read(t, paper("Biology exam\nThis exam has three choice questions worth four points each, followed by one worth 12 points each.\nLab schedule\n\n1. Which bird hoots?\nA. duck\nB. owl\n2. Which fish is flat?\nA. eel\nB. sole\n3. Which beast digs?\nA. mole\nB. hare\n"))
	for _, item := range q.Items {
		if item.Points != nil {
			t.Errorf("%q is worth %v", item.Stem.Text(), item.Points)
		}
	}
}
