package lexicon

import (
	"strings"
)

// Heads of the tickets of an oral exam, one of which is drawn: with the word for the exam,
// or by the ticket and its number alone.
var (
	examTicket = Folded(`(?:экзаменационн\pL*|зач[её]тн\pL*|контрольн\pL*|екзаменаційн\pL*|заліков\pL*|экзамен|емтихан|имтиҳон|imtihon|imtahan|yakuniy nazorat|изпитен|exam|examination) (?:билет\pL*|білет\pL*|bilet\pL*|ticket)[^\pL\pN]{0,3}(?:no|nr|n)?[^\pL\pN]{0,3}\d{1,3}(?:[^\pN]|$)`)
	bareTicket = Folded(`^[^\pL\pN]{0,3}(?:(?:билет|білет|bilet)\pL{0,2}[^\pL\pN]{0,3}(?:no|nr|n)?[^\pL\pN]{0,3}\d{1,3}|\d{1,3}[^\pL\pN]{0,3}(?:билет|білет|bilet)\pL{0,2})[^\pL\pN]*$`)
)

// TicketHead reports whether a folded text heads a ticket of an exam, and whether it
// says so in full.
func TicketHead(folded string) (head, full bool) {
	full = examTicket.MatchString(folded)
	return full || bareTicket.MatchString(folded), full
}

// MayHeadTicket is the cheap look before it: a number beside a word for a ticket.
func MayHeadTicket(s string) bool {
	if !strings.ContainsAny(s, "0123456789") {
		return false
	}
	for _, part := range [...]string{"илет", "ИЛЕТ", "ілет", "ІЛЕТ", "ilet", "ILET", "icket", "ICKET"} {
		if strings.Contains(s, part) {
			return true
		}
	}
	return false
}
