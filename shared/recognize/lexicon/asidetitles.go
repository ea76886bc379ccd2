package lexicon

// TitlesAside reports whether the title of a row or list says that it holds something
// else of each question than its answer: its level, its topic, what it is worth.
func TitlesAside(title string) bool {
	switch RoleOf(title, ColumnRoles()) {
	case PointsRole, TagRole, TypeRole, TimeRole, MediaRole, HintRole, ToleranceRole, AsideRole:
		return true
	}
	return false
}
