package formtest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// shapes are the messages of the forms API that a client may send, as its
// published description has them, each field with its kind: text, whole, flag,
// a list in brackets, one of several words, or the name of another message. A !
// ends a field that must be there.
func shapes() map[string]map[string]string {
	return map[string]map[string]string{
		"NewForm":            {"info": "NewInfo!"},
		"NewInfo":            {"title": "text!", "documentTitle": "text"},
		"BatchUpdate":        {"includeFormInResponse": "flag", "requests": "[Request]!", "writeControl": "WriteControl"},
		"WriteControl":       {"requiredRevisionId": "text", "targetRevisionId": "text"},
		"Request":            {"updateFormInfo": "UpdateFormInfo", "updateSettings": "UpdateSettings", "createItem": "CreateItem", "deleteItem": "DeleteItem"},
		"UpdateFormInfo":     {"info": "Info!", "updateMask": "text!"},
		"Info":               {"title": "text", "description": "text"},
		"UpdateSettings":     {"settings": "FormSettings!", "updateMask": "text!"},
		"FormSettings":       {"quizSettings": "QuizSettings", "emailCollectionType": "DO_NOT_COLLECT|VERIFIED|RESPONDER_INPUT"},
		"QuizSettings":       {"isQuiz": "flag"},
		"CreateItem":         {"item": "Item!", "location": "Location!"},
		"DeleteItem":         {"location": "Location!"},
		"Location":           {"index": "whole!"},
		"Item":               {"itemId": "text", "title": "text", "description": "text", "questionItem": "QuestionItem", "questionGroupItem": "QuestionGroupItem", "pageBreakItem": "Empty", "textItem": "Empty", "imageItem": "ImageItem"},
		"Empty":              {},
		"ImageItem":          {"image": "Image!"},
		"QuestionItem":       {"question": "Question!", "image": "Image"},
		"QuestionGroupItem":  {"questions": "[Question]!", "image": "Image", "grid": "Grid"},
		"Grid":               {"columns": "ChoiceQuestion!", "shuffleQuestions": "flag"},
		"Question":           {"questionId": "text", "required": "flag", "grading": "Grading", "choiceQuestion": "ChoiceQuestion", "textQuestion": "TextQuestion", "rowQuestion": "RowQuestion"},
		"Grading":            {"pointValue": "whole!", "correctAnswers": "CorrectAnswers", "whenRight": "Feedback", "whenWrong": "Feedback", "generalFeedback": "Feedback"},
		"CorrectAnswers":     {"answers": "[CorrectAnswer]"},
		"CorrectAnswer":      {"value": "text!"},
		"Feedback":           {"text": "text!"},
		"ChoiceQuestion":     {"type": "RADIO|CHECKBOX|DROP_DOWN!", "options": "[Option]!", "shuffle": "flag"},
		"Option":             {"value": "text!", "image": "Image", "isOther": "flag"},
		"TextQuestion":       {"paragraph": "flag"},
		"RowQuestion":        {"title": "text!"},
		"Image":              {"sourceUri": "text!", "altText": "text", "properties": "MediaProperties"},
		"MediaProperties":    {"width": "whole", "alignment": "LEFT|RIGHT|CENTER"},
		"SetPublishSettings": {"publishSettings": "PublishSettings!", "updateMask": "text"},
		"PublishSettings":    {"publishState": "PublishState"},
		"PublishState":       {"isPublished": "flag!", "isAcceptingResponses": "flag!"},
	}
}

// fits says what is wrong with a value of a kind, and where.
func fits(kind string, v any) error { return messages(shapes()).fits(kind, v, kind) }

type messages map[string]map[string]string

func (m messages) fits(kind string, v any, where string) error {
	kind = strings.TrimSuffix(kind, "!")
	if inner, ok := strings.CutPrefix(kind, "["); ok {
		list, ok := v.([]any)
		if !ok {
			return fmt.Errorf("%s is no list", where)
		}
		for i, each := range list {
			if err := m.fits(strings.TrimSuffix(inner, "]"), each, fmt.Sprintf("%s[%d]", where, i)); err != nil {
				return err
			}
		}
		return nil
	}
	shape, message := m[kind]
	ok := false
	switch {
	case message:
		return m.fitsMessage(shape, v, where)
	case kind == "text":
		_, ok = v.(string)
	case kind == "flag":
		_, ok = v.(bool)
	case kind == "whole":
		_, ok = number(v)
	default:
		word, isText := v.(string)
		ok = isText && slices.Contains(strings.Split(kind, "|"), word)
	}
	if !ok {
		return fmt.Errorf("%s is no %s", where, kind)
	}
	return nil
}

func (m messages) fitsMessage(shape map[string]string, v any, where string) error {
	members, ok := v.(map[string]any)
	if !ok {
		return fmt.Errorf("%s is no object", where)
	}
	for _, name := range slices.Sorted(maps.Keys(members)) {
		kind, known := shape[name]
		if !known {
			return fmt.Errorf("unknown name %q at %s", name, where)
		}
		if err := m.fits(kind, members[name], where+"."+name); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(shape)) {
		if _, there := members[name]; strings.HasSuffix(shape[name], "!") && !there {
			return fmt.Errorf("%s.%s is required", where, name)
		}
	}
	return nil
}

// number reads an int32.
func number(v any) (int, bool) {
	n, ok := v.(json.Number)
	if !ok {
		return 0, false
	}
	i, err := n.Int64()
	return int(i), err == nil && i == int64(int32(i))
}

// at follows a path of names; nil when it ends early.
func at(v any, path ...string) any {
	for _, name := range path {
		members, _ := v.(map[string]any)
		v = members[name]
	}
	return v
}

func textAt(v any, path ...string) string { s, _ := at(v, path...).(string); return s }
func flagAt(v any, path ...string) bool   { b, _ := at(v, path...).(bool); return b }
func listAt(v any, path ...string) []any  { l, _ := at(v, path...).([]any); return l }
