package formtest

import (
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// checkItem applies what the API's description and its refusals say of an item.
func (f *Forms) checkItem(item any, quiz bool) error {
	kinds := 0
	for _, kind := range []string{"questionItem", "questionGroupItem", "pageBreakItem", "textItem", "imageItem"} {
		if at(item, kind) != nil {
			kinds++
		}
	}
	if kinds != 1 {
		return fmt.Errorf("an item has %d kinds", kinds)
	}
	if broken(textAt(item, "title")) {
		return errors.New("displayed text cannot contain newlines")
	}
	if group := at(item, "questionGroupItem"); group != nil {
		return f.checkGrid(group, quiz)
	}
	if image := at(item, "imageItem", "image"); image != nil {
		return f.checkImage(image)
	}
	question := at(item, "questionItem", "question")
	if question == nil {
		return nil
	}
	if err := f.checkImage(at(item, "questionItem", "image")); err != nil {
		return err
	}
	return f.checkQuestion(question, quiz)
}

func (f *Forms) checkQuestion(q any, quiz bool) error {
	choice, typed := at(q, "choiceQuestion"), at(q, "textQuestion")
	if (choice == nil) == (typed == nil) || at(q, "rowQuestion") != nil {
		return errors.New("a question has not exactly one kind")
	}
	var values []string
	if choice != nil {
		var err error
		if values, err = f.checkOptions(choice); err != nil {
			return err
		}
	}
	return checkGrading(q, values, choice != nil, textAt(choice, "type") == "CHECKBOX", quiz)
}

func (f *Forms) checkOptions(choice any) (values []string, err error) {
	for _, o := range listAt(choice, "options") {
		value := strings.TrimSpace(textAt(o, "value"))
		switch {
		case value == "":
			return nil, errors.New("an option is empty")
		case broken(value):
			return nil, errors.New("displayed text cannot contain newlines")
		case slices.Contains(values, value):
			return nil, errors.New("two options are the same")
		}
		if err := f.checkImage(at(o, "image")); err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	if len(values) == 0 {
		return nil, errors.New("a choice has no options")
	}
	return values, nil
}

func checkGrading(q any, values []string, choice, several, quiz bool) error {
	g := at(q, "grading")
	if g == nil {
		return nil
	}
	points, _ := number(at(g, "pointValue"))
	answers := listAt(g, "correctAnswers", "answers")
	switch {
	case !quiz:
		return errors.New("grading on a form that is no quiz")
	case points < 0:
		return errors.New("negative points")
	case flagAt(q, "textQuestion", "paragraph") && len(answers) > 0:
		return errors.New("a paragraph has a key")
	case (at(g, "whenRight") != nil || at(g, "whenWrong") != nil) && (!choice || len(answers) == 0):
		return errors.New("verdicts on what is no choice with a key")
	case at(g, "generalFeedback") != nil && choice && len(answers) > 0:
		return errors.New("general feedback on a choice with a key")
	}
	seen := map[string]bool{}
	for _, a := range answers {
		value := textAt(a, "value")
		if value == "" || seen[value] || broken(value) || choice && !slices.Contains(values, value) {
			return fmt.Errorf("the answer %q is no option", value)
		}
		seen[value] = true
	}
	if choice && !several && len(values) > 0 && len(answers) > len(values) {
		return errors.New("more answers than options")
	}
	return nil
}

func (f *Forms) checkGrid(group any, quiz bool) error {
	if f.acts().NoGrids {
		return errors.New("no grids here")
	}
	if err := f.checkImage(at(group, "image")); err != nil {
		return err
	}
	columns := at(group, "grid", "columns")
	if kind := textAt(columns, "type"); kind != "RADIO" && kind != "CHECKBOX" {
		return errors.New("the columns of a grid are no radio buttons or check boxes")
	}
	values, err := f.checkOptions(columns)
	if err != nil {
		return err
	}
	var rows []string
	for _, q := range listAt(group, "questions") {
		title := textAt(q, "rowQuestion", "title")
		if strings.TrimSpace(title) == "" || broken(title) || slices.Contains(rows, title) || at(q, "choiceQuestion") != nil {
			return fmt.Errorf("the row %q", title)
		}
		rows = append(rows, title)
		if err := checkGrading(q, values, true, textAt(columns, "type") == "CHECKBOX", quiz); err != nil {
			return err
		}
	}
	if len(rows) == 0 {
		return errors.New("a grid has no rows")
	}
	return nil
}

// checkImage fetches a picture as the service does.
func (f *Forms) checkImage(image any) error {
	if image == nil {
		return nil
	}
	if f.acts().NoPictures {
		return errors.New("the picture could not be fetched")
	}
	if width := at(image, "properties", "width"); width != nil {
		if n, _ := number(width); n < 1 || n > 740 {
			return errors.New("the width of a picture")
		}
	}
	address := textAt(image, "sourceUri")
	if u, err := url.Parse(address); err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
		return fmt.Errorf("the picture's address %q", address)
	}
	if f.Fetch == nil {
		return nil
	}
	return f.Fetch(address)
}

func broken(s string) bool { return strings.ContainsAny(s, "\n\r") }
