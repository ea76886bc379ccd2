package sheet

import "formwright/shared/recognize/pattern"

// questionTitle is what a column of questions is called, and no other.
var questionTitle = pattern.New(`^(?:(?:survey |quiz |exam )?questions?|fragen?|preguntas?|perguntas?|quest(?:ão|ões)|domand[ae]|vra(?:ag|gen)|pytani[ea]|вопросы?|питання|soru(?:lar)?|câu hỏi|pertanyaan|savol(?:lar)?|سوال|سؤال|问题|题目|質問|질문|คำถาม|kérdés(?:ek)?)$`)
