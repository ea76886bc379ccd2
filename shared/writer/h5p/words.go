package h5p

// The texts of the player in English, as members of each library's parameters.
// They are written out because a player that shows content which was never
// opened in an editor has no others: without them its buttons are blank.

const confirmWords = `"confirmCheck":{"header":"Finish?","body":"Are you sure you want to finish?","cancelLabel":"Cancel","confirmLabel":"Finish"},` +
	`"confirmRetry":{"header":"Retry?","body":"Are you sure you want to retry?","cancelLabel":"Cancel","confirmLabel":"Confirm"}`

const a11yWords = `"a11yCheck":"Check the answers. The responses will be marked as correct, incorrect, or unanswered.",` +
	`"a11yShowSolution":"Show the solution. The task will be marked with its correct solution.",` +
	`"a11yRetry":"Retry the task. Reset all responses and start the task over again."`

const scoreWords = `"scoreBarLabel":"You got :num out of :total points"`

const setWords = `"texts":{"prevButton":"Previous question","previous":"Previous","nextButton":"Next question","next":"Next",` +
	`"finishButton":"Finish","submitButton":"Submit","textualProgress":"Question: @current of @total questions",` +
	`"jumpToQuestion":"Question %d of %total","questionLabel":"Question","readSpeakerProgress":"Question @current of @total",` +
	`"unansweredText":"Unanswered","answeredText":"Answered","currentQuestionText":"Current question",` +
	`"navigationLabel":"Questions","questionSetInstruction":"Choose question to display"},` +
	`"disableBackwardsNavigation":false,"randomQuestions":false,` +
	`"endGame":{"showResultPage":true,"showSolutionButton":true,"showRetryButton":true,"noResultMessage":"Finished",` +
	`"message":"Your result:","scoreHeader":"Score","amountCorrect":"@finals of @totals correct","scoreBarLabel":"You got @finals out of @totals points",` +
	`"overallFeedback":[{"from":0,"to":100}],"solutionButtonText":"Show solution","retryButtonText":"Retry",` +
	`"finishButtonText":"Finish","submitButtonText":"Submit","showAnimations":false,"skippable":false,"skipButtonText":"Skip video"},` +
	`"override":{"checkButton":true}`

const multiChoiceWords = `"UI":{"checkAnswerButton":"Check","submitAnswerButton":"Submit","showSolutionButton":"Show solution",` +
	`"tryAgainButton":"Retry","tipsLabel":"Show tip",` + scoreWords + `,"tipAvailable":"Tip available",` +
	`"feedbackAvailable":"Feedback available","readFeedback":"Read feedback","wrongAnswer":"Wrong answer",` +
	`"correctAnswer":"Correct answer","shouldCheck":"Should have been checked","shouldNotCheck":"Should not have been checked",` +
	`"noInput":"Please answer before viewing the solution",` + a11yWords + `},` + confirmWords

const trueFalseWords = confirmWords

const blanksWords = `"showSolutions":"Show solution","tryAgain":"Retry","checkAnswer":"Check","submitAnswer":"Submit",` +
	`"notFilledOut":"Please fill in all blanks to view solution","answerIsCorrect":"':ans' is correct",` +
	`"answerIsWrong":"':ans' is wrong","answeredCorrectly":"Answered correctly","answeredIncorrectly":"Answered incorrectly",` +
	`"solutionLabel":"Correct answer:","inputLabel":"Blank input @num of @total","inputHasTipLabel":"Tip available","tipLabel":"Tip",` +
	scoreWords + `,` + a11yWords + `,"a11yCheckingModeHeader":"Checking mode",` + confirmWords

const dragTextWords = `"checkAnswer":"Check","submitAnswer":"Submit","tryAgain":"Retry","showSolution":"Show solution",` +
	`"dropZoneIndex":"Drop Zone @index.","empty":"Drop Zone @index is empty.",` +
	`"contains":"Drop Zone @index contains draggable @draggable.","ariaDraggableIndex":"@index of @count draggables.",` +
	`"tipLabel":"Show tip","correctText":"Correct!","incorrectText":"Incorrect!","resetDropTitle":"Reset drop",` +
	`"resetDropDescription":"Are you sure you want to reset this drop zone?","grabbed":"Draggable is grabbed.",` +
	`"cancelledDragging":"Cancelled dragging.","correctAnswer":"Correct answer:","feedbackHeader":"Feedback",` +
	`"behaviour":{"enableRetry":true,"enableSolutionsButton":true,"enableCheckButton":true,"instantFeedback":false},` +
	scoreWords + `,` + a11yWords

const essayWords = `"checkAnswer":"Check","submitAnswer":"Submit","tryAgain":"Retry","showSolution":"Show solution",` +
	`"feedbackHeader":"Feedback","solutionTitle":"Sample solution","remainingChars":"Remaining characters: @chars",` +
	`"notEnoughChars":"You must enter at least @chars characters!","messageSave":"saved",` +
	`"ariaYourResult":"You got @score out of @total points",` +
	`"ariaNavigatedToSolution":"Navigated to newly included sample solution after textarea.","ariaCheck":"Check the answers.",` +
	`"ariaShowSolution":"Show solution. You will be provided with a sample solution.",` +
	`"ariaRetry":"Retry the task. You can improve your previous answer if the author allowed that."`

// The tasks that stand over a text with gaps which has nothing before it: the
// player wants one.
const (
	blanksTask = "<p>Fill in the missing words</p>"
	dragTask   = "<p>Drag the words into the correct boxes</p>"
)

// trueFalseLabels are the words of a true/false question; the two labels are
// those of the question.
type trueFalseLabels struct {
	True      string `json:"trueText"`
	False     string `json:"falseText"`
	Score     string `json:"score"`
	Check     string `json:"checkAnswer"`
	Submit    string `json:"submitAnswer"`
	Solution  string `json:"showSolutionButton"`
	Retry     string `json:"tryAgain"`
	Wrong     string `json:"wrongAnswerMessage"`
	Correct   string `json:"correctAnswerMessage"`
	Bar       string `json:"scoreBarLabel"`
	A11yCheck string `json:"a11yCheck"`
	A11yShow  string `json:"a11yShowSolution"`
	A11yRetry string `json:"a11yRetry"`
}

func labelled(yes, no string) trueFalseLabels {
	return trueFalseLabels{
		True: yes, False: no, Score: "You got @score of @total points", Check: "Check", Submit: "Submit",
		Solution: "Show solution", Retry: "Retry", Wrong: "Wrong answer", Correct: "Correct answer",
		Bar:       "You got :num out of :total points",
		A11yCheck: "Check the answers. The responses will be marked as correct, incorrect, or unanswered.",
		A11yShow:  "Show the solution. The task will be marked with its correct solution.",
		A11yRetry: "Retry the task. Reset all responses and start the task over again.",
	}
}
