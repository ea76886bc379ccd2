package cloudform

// Request is one change of a form, as forms.batchUpdate takes it: exactly one of
// the members is set.
type Request struct {
	UpdateFormInfo *UpdateFormInfo `json:"updateFormInfo,omitempty"`
	UpdateSettings *UpdateSettings `json:"updateSettings,omitempty"`
	CreateItem     *CreateItem     `json:"createItem,omitempty"`
	DeleteItem     *DeleteItem     `json:"deleteItem,omitempty"`
}

// UpdateFormInfo changes what stands above the items.
type UpdateFormInfo struct {
	Info       Info   `json:"info"`
	UpdateMask string `json:"updateMask"`
}

// Info is the head of a form. The document title is its name in the drive; it
// can be set only when the form is made.
type Info struct {
	Title         string `json:"title,omitempty"`
	DocumentTitle string `json:"documentTitle,omitempty"`
	Description   string `json:"description,omitempty"`
}

// UpdateSettings changes the settings.
type UpdateSettings struct {
	Settings   Settings `json:"settings"`
	UpdateMask string   `json:"updateMask"`
}

// Settings are those of a form.
type Settings struct {
	QuizSettings QuizSettings `json:"quizSettings"`
}

// QuizSettings says whether answers are graded.
type QuizSettings struct {
	IsQuiz bool `json:"isQuiz"`
}

// CreateItem puts an item at a place.
type CreateItem struct {
	Item     Item     `json:"item"`
	Location Location `json:"location"`
}

// DeleteItem takes the item of a place away.
type DeleteItem struct {
	Location Location `json:"location"`
}

// Location is a place among the items. 0 is written too.
type Location struct {
	Index int `json:"index"`
}

// Item is one thing on the form: exactly one of the members after the
// description is set.
type Item struct {
	Title         string         `json:"title,omitempty"`
	Description   string         `json:"description,omitempty"`
	QuestionItem  *QuestionItem  `json:"questionItem,omitempty"`
	QuestionGroup *QuestionGroup `json:"questionGroupItem,omitempty"`
	PageBreak     *struct{}      `json:"pageBreakItem,omitempty"`
	Text          *struct{}      `json:"textItem,omitempty"`
	ImageItem     *ImageItem     `json:"imageItem,omitempty"`
}

// QuestionItem asks one question.
type QuestionItem struct {
	Question Question `json:"question"`
	Image    *Image   `json:"image,omitempty"`
}

// QuestionGroup asks a question in each row of a grid.
type QuestionGroup struct {
	Questions []Question `json:"questions"`
	Grid      *Grid      `json:"grid,omitempty"`
	Image     *Image     `json:"image,omitempty"`
}

// Grid is the columns that the rows share.
type Grid struct {
	Columns          ChoiceQuestion `json:"columns"`
	ShuffleQuestions bool           `json:"shuffleQuestions,omitempty"`
}

// Question is one question: exactly one of its last three members is set.
type Question struct {
	Required bool            `json:"required,omitempty"`
	Grading  *Grading        `json:"grading,omitempty"`
	Choice   *ChoiceQuestion `json:"choiceQuestion,omitempty"`
	Text     *TextQuestion   `json:"textQuestion,omitempty"`
	Row      *RowQuestion    `json:"rowQuestion,omitempty"`
}

// Grading is what an answer earns and what is said of it.
type Grading struct {
	PointValue      int             `json:"pointValue"`
	CorrectAnswers  *CorrectAnswers `json:"correctAnswers,omitempty"`
	WhenRight       *Feedback       `json:"whenRight,omitempty"`
	WhenWrong       *Feedback       `json:"whenWrong,omitempty"`
	GeneralFeedback *Feedback       `json:"generalFeedback,omitempty"`
}

// CorrectAnswers is the key: any of them for one answer, all of them for check
// boxes.
type CorrectAnswers struct {
	Answers []Answer `json:"answers"`
}

// Answer is one right answer, as the option or the person spells it.
type Answer struct {
	Value string `json:"value"`
}

// Feedback is told after answering.
type Feedback struct {
	Text string `json:"text"`
}

// ChoiceQuestion offers options.
type ChoiceQuestion struct {
	Type    ChoiceType `json:"type"`
	Options []Option   `json:"options"`
	Shuffle bool       `json:"shuffle,omitempty"`
}

// ChoiceType is how options are picked.
type ChoiceType string

// The choice types.
const (
	Radio    ChoiceType = "RADIO"
	Checkbox ChoiceType = "CHECKBOX"
)

// Option is one of them. Its value is shown, and is what keys name.
type Option struct {
	Value string `json:"value"`
	Image *Image `json:"image,omitempty"`
}

// TextQuestion is answered by typing.
type TextQuestion struct {
	Paragraph bool `json:"paragraph"`
}

// RowQuestion is a row of a grid.
type RowQuestion struct {
	Title string `json:"title"`
}

// ImageItem shows a picture.
type ImageItem struct {
	Image Image `json:"image"`
}

// Image is a picture that the service fetches once, when the item is made.
type Image struct {
	SourceURI  string      `json:"sourceUri"`
	AltText    string      `json:"altText,omitempty"`
	Properties *Properties `json:"properties,omitempty"`
}

// Properties is how large a picture is shown, in pixels.
type Properties struct {
	Width int `json:"width"`
}
