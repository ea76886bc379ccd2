package ooxml

import (
	"path"
	"strings"
)

// Relation is one relationship of a part.
type Relation struct {
	ID       string
	Kind     string // the last segment of its type, such as "image": the same in strict and transitional files
	Target   string // a part's name, or for an external one the address as written
	External bool   // points out of the package; it is never followed
}

// Relations are the relationships of one part. The zero value has none.
type Relations struct {
	All  []Relation // in the order they are written
	byID map[string]int
}

// ByID finds a relationship.
func (r Relations) ByID(id string) (Relation, bool) {
	i, ok := r.byID[id]
	if !ok {
		return Relation{}, false
	}
	return r.All[i], true
}

// ByKind finds the first relationship of a kind that stays in the package.
func (r Relations) ByKind(kind string) (Relation, bool) {
	for _, rel := range r.All {
		if rel.Kind == kind && !rel.External {
			return rel, true
		}
	}
	return Relation{}, false
}

// Relations reads the relationships of a part; those of the package itself for
// the empty name. A part without any has none, which is no error.
func (p *Package) Relations(source string) (Relations, error) {
	dir, file := path.Split(partName(source))
	name := dir + "_rels/" + file + ".rels"
	if !p.Has(name) {
		return Relations{}, nil
	}
	root, err := p.Tree(name)
	if err != nil {
		return Relations{}, err
	}
	out := Relations{byID: map[string]int{}}
	for c := root.First; c != nil; c = c.Next {
		if c.Name == "Relationship" {
			rel := relation(c, dir)
			out.byID[rel.ID] = len(out.All)
			out.All = append(out.All, rel)
		}
	}
	return out, nil
}

func relation(e *Element, dir string) Relation {
	kind := strings.TrimRight(e.Attr("Type"), "/")
	r := Relation{ID: e.Attr("Id"), Kind: kind[strings.LastIndexByte(kind, '/')+1:], Target: e.Attr("Target")}
	if r.External = strings.EqualFold(e.Attr("TargetMode"), "External"); !r.External {
		r.Target = resolve(dir, r.Target)
	}
	return r
}

// resolve makes a target a part's name. Two real writers double the folder
// ("xl//xl/worksheets"), others write backslashes or a leading slash.
func resolve(dir, target string) string {
	target, _, _ = strings.Cut(strings.TrimSpace(target), "#")
	target = strings.ReplaceAll(target, `\`, "/")
	if i := strings.LastIndex(target, "//"); i >= 0 {
		return partName(target[i+2:])
	}
	if strings.HasPrefix(target, "/") {
		return partName(target)
	}
	return partName(dir + target)
}

// partName is the plain form of a part's name: forward slashes, no leading one,
// no way out of the package.
func partName(name string) string {
	if plain(name) {
		return name
	}
	name = path.Clean("/" + strings.ReplaceAll(name, `\`, "/"))
	return strings.TrimPrefix(name, "/")
}

func plain(name string) bool {
	return name != "" && name[0] != '/' && !strings.Contains(name, `\`) && path.Clean(name) == name && !strings.HasPrefix(name, "..")
}

// key makes names comparable: parts' names do not depend on case (ECMA-376-2,
// 6.2.2.3).
func key(name string) string { return strings.ToLower(name) }
