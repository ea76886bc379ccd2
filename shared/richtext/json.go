package richtext

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// The JSON form: every block and inline is an object whose "kind" names it.
// Zero fields are left out, so equal content has equal bytes.

type wireBlock struct {
	Kind     string       `json:"kind"`
	Heading  int          `json:"heading,omitempty"`
	Inlines  []wireInline `json:"inlines,omitempty"`
	Text     string       `json:"text,omitempty"`
	Language string       `json:"language,omitempty"`
	Style    ListStyle    `json:"style,omitempty"`
	Start    int          `json:"start,omitempty"`
	Items    []Content    `json:"items,omitempty"`
	Rows     [][]wireCell `json:"rows,omitempty"`
}

type wireCell struct {
	Content Content `json:"content,omitempty"`
	Header  bool    `json:"header,omitempty"`
	ColSpan int     `json:"colSpan,omitempty"`
	RowSpan int     `json:"rowSpan,omitempty"`
}

type wireInline struct {
	Kind      string `json:"kind"`
	Text      string `json:"text,omitempty"`
	Bold      bool   `json:"bold,omitempty"`
	Italic    bool   `json:"italic,omitempty"`
	Underline bool   `json:"underline,omitempty"`
	Strike    bool   `json:"strike,omitempty"`
	Code      bool   `json:"code,omitempty"`
	Super     bool   `json:"super,omitempty"`
	Sub       bool   `json:"sub,omitempty"`
	Link      string `json:"link,omitempty"`
	Hash      string `json:"hash,omitempty"`
	Alt       string `json:"alt,omitempty"`
	Width     int    `json:"width,omitempty"`
	Height    int    `json:"height,omitempty"`
	LaTeX     string `json:"latex,omitempty"`
	MathML    string `json:"mathml,omitempty"`
	Display   bool   `json:"display,omitempty"`
	ID        string `json:"id,omitempty"`
}

// MarshalJSON writes the content as a list of blocks; nil is an empty list.
func (c Content) MarshalJSON() ([]byte, error) {
	out := make([]wireBlock, 0, len(c))
	for _, b := range c {
		w, err := toWire(b)
		if err != nil {
			return nil, err
		}
		out = append(out, w)
	}
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(out); err != nil {
		return nil, err
	}
	return bytes.TrimRight(buf.Bytes(), "\n"), nil
}

func toWire(b Block) (wireBlock, error) {
	switch b := b.(type) {
	case Paragraph:
		w := wireBlock{Kind: "paragraph", Heading: b.Heading}
		for _, in := range b.Inlines {
			wi, err := inlineToWire(in)
			if err != nil {
				return wireBlock{}, err
			}
			w.Inlines = append(w.Inlines, wi)
		}
		return w, nil
	case Code:
		return wireBlock{Kind: "code", Text: b.Text, Language: b.Language}, nil
	case List:
		return wireBlock{Kind: "list", Style: b.Style, Start: b.Start, Items: b.Items}, nil
	case Table:
		w := wireBlock{Kind: "table"}
		for _, row := range b.Rows {
			cells := make([]wireCell, 0, len(row.Cells))
			for _, c := range row.Cells {
				cells = append(cells, wireCell(c))
			}
			w.Rows = append(w.Rows, cells)
		}
		return w, nil
	default:
		return wireBlock{}, fmt.Errorf("richtext: unknown block %T", b)
	}
}

func inlineToWire(in Inline) (wireInline, error) {
	switch in := in.(type) {
	case Text:
		m := in.Marks
		return wireInline{Kind: "text", Text: in.Text, Bold: m.Bold, Italic: m.Italic, Underline: m.Underline,
			Strike: m.Strike, Code: m.Code, Super: m.Super, Sub: m.Sub, Link: m.Link}, nil
	case Image:
		return wireInline{Kind: "image", Hash: in.Hash, Alt: in.Alt, Width: in.Width, Height: in.Height}, nil
	case Math:
		return wireInline{Kind: "math", LaTeX: in.LaTeX, MathML: in.MathML, Text: in.Text, Display: in.Display}, nil
	case Break:
		return wireInline{Kind: "break"}, nil
	case Blank:
		return wireInline{Kind: "blank", ID: in.ID}, nil
	default:
		return wireInline{}, fmt.Errorf("richtext: unknown inline %T", in)
	}
}

// UnmarshalJSON reads what MarshalJSON writes and refuses unknown kinds and
// fields.
func (c *Content) UnmarshalJSON(data []byte) error {
	var in []wireBlock
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&in); err != nil {
		return err
	}
	*c = nil
	for i, w := range in {
		b, err := fromWire(w)
		if err != nil {
			return fmt.Errorf("block %d: %w", i, err)
		}
		*c = append(*c, b)
	}
	return nil
}

func fromWire(w wireBlock) (Block, error) {
	switch w.Kind {
	case "paragraph":
		p := Paragraph{Heading: w.Heading}
		for _, wi := range w.Inlines {
			in, err := inlineFromWire(wi)
			if err != nil {
				return nil, err
			}
			p.Inlines = append(p.Inlines, in)
		}
		return p, nil
	case "code":
		return Code{Text: w.Text, Language: w.Language}, nil
	case "list":
		return List{Style: w.Style, Start: w.Start, Items: w.Items}, nil
	case "table":
		var t Table
		for _, cells := range w.Rows {
			var row Row
			for _, c := range cells {
				row.Cells = append(row.Cells, Cell(c))
			}
			t.Rows = append(t.Rows, row)
		}
		return t, nil
	default:
		return nil, fmt.Errorf("unknown block kind %q (allowed: paragraph, code, list, table)", w.Kind)
	}
}

func inlineFromWire(w wireInline) (Inline, error) {
	switch w.Kind {
	case "text":
		return Text{Text: w.Text, Marks: Marks{Bold: w.Bold, Italic: w.Italic, Underline: w.Underline,
			Strike: w.Strike, Code: w.Code, Super: w.Super, Sub: w.Sub, Link: w.Link}}, nil
	case "image":
		return Image{Hash: w.Hash, Alt: w.Alt, Width: w.Width, Height: w.Height}, nil
	case "math":
		return Math{LaTeX: w.LaTeX, MathML: w.MathML, Text: w.Text, Display: w.Display}, nil
	case "break":
		return Break{}, nil
	case "blank":
		return Blank{ID: w.ID}, nil
	default:
		return nil, fmt.Errorf("unknown inline kind %q (allowed: text, image, math, break, blank)", w.Kind)
	}
}
