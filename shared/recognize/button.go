package recognize

import "regexp"

// buttonText is a line that was a button of the web page a test was copied from.
var buttonText = regexp.MustCompile(`(?i)^[\[(]?(?:hide|show|view|see|reveal)\s+(?:the\s+)?(?:correct\s+)?answer(?:\s+(?:workspace|& solution|and explanation))*[\])]?$`)

// isButton reports whether a line is nothing but "Show Answer".
func isButton(s string) bool { return len(s) < 48 && buttonText.MatchString(s) }
