// Package template reads template.yaml far enough for tests to hold it against
// the program: tags such as !Ref are dropped, and what they name remains.
package template

import (
	"os"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Template is the part of a SAM template that is looked at.
type Template struct {
	Globals struct {
		Function Properties `yaml:"Function"`
	} `yaml:"Globals"`
	Resources map[string]Resource `yaml:"Resources"`
}

// Resource is one resource with all its properties.
type Resource struct {
	Type       string            `yaml:"Type"`
	Condition  string            `yaml:"Condition"`
	Metadata   map[string]string `yaml:"Metadata"`
	Properties yaml.Node         `yaml:"Properties"`
}

// Properties are those of a function.
type Properties struct {
	Timeout     int `yaml:"Timeout"`
	MemorySize  int `yaml:"MemorySize"`
	Environment struct {
		Variables map[string]any `yaml:"Variables"`
	} `yaml:"Environment"`
	Policies []struct {
		Statement []Statement `yaml:"Statement"`
	} `yaml:"Policies"`
	Events map[string]struct {
		Type       string `yaml:"Type"`
		Properties Event  `yaml:"Properties"`
	} `yaml:"Events"`
}

// Statement allows something.
type Statement struct {
	Effect    string `yaml:"Effect"`
	Action    any    `yaml:"Action"`
	Resource  any    `yaml:"Resource"`
	Condition any    `yaml:"Condition"`
}

// Event is what calls a function.
type Event struct {
	Path     string `yaml:"Path"`
	Method   string `yaml:"Method"`
	Transfer string `yaml:"ResponseTransferMode"`
	Timeout  int    `yaml:"TimeoutInMillis"`
}

// Read reads a template file.
func Read(path string) (Template, error) {
	var t Template
	text, err := os.ReadFile(path)
	if err == nil {
		err = yaml.Unmarshal(text, &t)
	}
	return t, err
}

// Functions gives the functions by the names of their folders.
func (t Template) Functions() (map[string]Properties, error) {
	out := make(map[string]Properties)
	for id, r := range t.Resources {
		if r.Type != "AWS::Serverless::Function" {
			continue
		}
		var p Properties
		if err := r.Properties.Decode(&p); err != nil {
			return nil, err
		}
		out[strings.ToLower(strings.TrimSuffix(id, "Function"))] = p
	}
	return out, nil
}

// Allows reports whether a function may do an action.
func (p Properties) Allows(action string) bool {
	for _, policy := range p.Policies {
		for _, s := range policy.Statement {
			for _, a := range list(s.Action) {
				if a == action {
					return true
				}
			}
		}
	}
	return false
}

// list is a value that may stand alone.
func list(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		var out []string
		for _, one := range v {
			if s, ok := one.(string); ok {
				out = append(out, s)
			}
		}
		return out
	}
	return nil
}
