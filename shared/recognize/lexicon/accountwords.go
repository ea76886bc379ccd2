package lexicon

// accountWords name what a form asks of whoever fills it in besides a name and a class.
func accountWords() []string {
	return []string{
		"email", "e-mail", "mail", "email address", "e-mail address", "phone", "phone number", "username", "user name", "password", "e-mail-adresse", "mailadresse",
		"benutzername", "passwort", "kennwort", "telefon", "telefonnummer", "vorname", "nachname", "courriel", "adresse mail", "adresse e-mail", "pseudo", "mot de passe",
		"téléphone", "nom d'utilisateur", "prénom", "correo", "correo electrónico", "teléfono", "usuario", "nombre de usuario", "contraseña", "apellido", "apellidos",
		"telefone", "celular", "senha", "utilizador", "sobrenome", "apelido", "indirizzo email", "telefono", "nome utente", "cognome", "e-mailadres", "telefoonnummer",
		"gebruikersnaam", "wachtwoord", "voornaam", "achternaam", "e-post", "användarnamn", "lösenord", "förnamn", "efternamn", "brugernavn", "adgangskode", "fornavn",
		"efternavn", "brukernavn", "passord", "etternavn",
	}
}
