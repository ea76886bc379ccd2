package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// fieldRoom is a line that is the name of one thing with room for it.
var fieldRoom = pattern.New(`^([^_…:：?]{2,40}?)\s*\*?\s*[:：]?\s*(?:_{4,}|…{2,}|\.{4,})\s*$`)

// accountWords name what a form asks of whoever fills it in besides a name and a class.
const accountWords = "email,e-mail,mail,email address,e-mail address,phone,phone number,username,user name,password," +
	"e-mail-adresse,mailadresse,benutzername,passwort,kennwort,telefon,telefonnummer,vorname,nachname," +
	"courriel,adresse mail,adresse e-mail,pseudo,mot de passe,téléphone,nom d'utilisateur,prénom," +
	"correo,correo electrónico,teléfono,usuario,nombre de usuario,contraseña,apellido,apellidos," +
	"telefone,celular,senha,utilizador,sobrenome,apelido,indirizzo email,telefono,nome utente,cognome," +
	"e-mailadres,telefoonnummer,gebruikersnaam,wachtwoord,voornaam,achternaam,e-post,användarnamn,lösenord,förnamn,efternamn," +
	"brugernavn,adgangskode,fornavn,efternavn,brukernavn,passord,etternavn"

// leastFieldLines is how many such lines stand over the first question.
const leastFieldLines = 2

// isFieldLine reports whether a line has room for one thing that a form asks of whoever
// fills it in: "E-mail: ______".
func (r *Reader) isFieldLine(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	m := fieldRoom.FindStringSubmatch(l.Text)
	if m == nil {
		return false
	}
	name := strings.ToLower(strings.TrimSpace(m[1]))
	for known := range strings.SplitSeq(accountWords, ",") {
		if name == known {
			return true
		}
	}
	c, end := r.Vocabulary.Find(lexicon.NewHead(m[1]), lexicon.NoiseWord)
	return c != lexicon.NoClass && end == len(m[1])
}

// fieldLines is how many of the lines over the first question are such.
func (r *Reader) fieldLines(head []line.Line) int {
	n := 0
	for _, l := range head {
		if r.isFieldLine(l) {
			n++
		}
	}
	return n
}
