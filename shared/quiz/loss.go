package quiz

// Loss is one thing of a quiz that a target could not hold as it was.
type Loss struct {
	Code    LossCode `json:"code"`
	Item    string   `json:"item,omitempty"` // the item's id; empty for the whole quiz
	Message string   `json:"message"`        // what was lost and what was kept instead
}

// LossCode names one kind of loss; docs/losses.md documents them.
type LossCode string

// The loss codes.
const (
	TypeUnsupported LossCode = "type_unsupported" // the item was left out: the target has no such question
	TypeRewritten   LossCode = "type_rewritten"   // the item became another kind of question
	KeyRequired     LossCode = "key_required"     // the item was left out: the target takes only items with a key
	KeyDropped      LossCode = "key_dropped"      // the item is there, its key is not
	ImageDropped    LossCode = "image_dropped"
	MathFlattened   LossCode = "math_flattened"
	TableFlattened  LossCode = "table_flattened"
	FormatFlattened LossCode = "format_flattened" // bold, lists, code or links became plain text
	TextCut         LossCode = "text_cut"
	TextChanged     LossCode = "text_changed" // characters the target cannot hold were replaced
	ChoicesCut      LossCode = "choices_cut"
	PointsDropped   LossCode = "points_dropped"
	PointsChanged   LossCode = "points_changed"
	FeedbackDropped LossCode = "feedback_dropped"
	HintDropped     LossCode = "hint_dropped"
	TagsDropped     LossCode = "tags_dropped"
	SectionDropped  LossCode = "section_dropped"
	StimulusCopied  LossCode = "stimulus_copied" // a shared passage was repeated in each of its items
	CaseDropped     LossCode = "case_dropped"    // the target cannot compare upper and lower case as asked
	CreditChanged   LossCode = "credit_changed"  // partial credit had to be rounded or dropped
	ShuffleDropped  LossCode = "shuffle_dropped"
	LimitDropped    LossCode = "limit_dropped" // word limits or answer lines
	UnitDropped     LossCode = "unit_dropped"
)
