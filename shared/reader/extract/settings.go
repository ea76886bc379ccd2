package extract

import (
	"encoding/json"
	"fmt"
)

// Argument is the first argument of a program that is to be a worker.
const Argument = "extract-worker"

// Settings are what a worker is told when it starts. They stand on its command
// line, where every user of the machine may read them: no secrets.
type Settings struct {
	Languages []string `json:"languages,omitempty"` // of OCR: eng, deu ...
	Backend   string   `json:"backend,omitempty"`   // of OCR: tesseract or textract
	Assets    string   `json:"assets,omitempty"`    // the folder of the OCR engine and its languages; may be empty
	Cache     string   `json:"cache,omitempty"`     // the folder of compiled engines; empty for none
	Memory    int64    `json:"memory,omitempty"`    // the most bytes the worker may take; 0 is DefaultMemory
}

// DefaultMemory is the most memory of a worker.
const DefaultMemory = 1 << 30

func (s Settings) arguments() []string {
	data, _ := json.Marshal(s) // strings and a number always marshal
	return []string{Argument, string(data)}
}

func parseSettings(text string) (s Settings, err error) {
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return s, fmt.Errorf("read the worker's settings: %w", err)
	}
	if s.Memory <= 0 {
		s.Memory = DefaultMemory
	}
	return s, nil
}
