package line

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// units are those in which quantities are asked for. Signs that letters of choices look like,
// "A", "C", "г", stand only before or behind another.
const units = `(?:[kcmdµ]?m|k?g|mg|µg|t|[mµ]?s|min|sec|hrs?|hours?|minutes?|seconds?|days?|years?|[kM]?N|[kM]?J|[kM]?W|[mk]?V|mA|k?Ω|ohms?|[kM]?Hz|[kM]?Pa|K|°\s?[CFС]?|[%‰€$£₽]|[mcd]?[lL]|mol|units?|points?|marks?|degrees?|cents?|euros?|dollars?|pesos?|rupees?|Rs\.?|[кмсд]?м|к?г|мг|мин|ч|сек|к?Н|к?Дж|к?Вт|мА|к?Ом|Гц|к?Па|м?л|моль|руб\.?|грн\.?|zł|kr|Uhr|Std\.?|Stück|Euro|元|円|원|米|厘米|千克|克|个|人|歳|cm²|m²|km²|cm³|m³)`

// roomUnit is room for a quantity with its unit behind it, which end a line: "______ N",
// "........ m/s".
var roomUnit = pattern.Guarded(mayHoldUnit, `([_.…]{3,})\s*(?:`+units+`|[A-Za-zА-Яа-я]{1,3}[²³]?\s?[/·]\s?`+units+`|`+units+`\s?[/·]\s?[A-Za-zА-Яа-я]{1,4})(?:[²³]|\^[23]|⁻¹)?\.?$`)

// mayHoldUnit looks for room, and for no more than a unit behind it.
func mayHoldUnit(s string) bool {
	at := strings.LastIndexAny(s, "_.…")
	if at == len(s)-1 && at > 0 {
		at = strings.LastIndexAny(s[:at], "_.…")
	}
	return at > 1 && len(s)-at < longestUnit
}

// longestUnit is how many bytes a unit has.
const longestUnit = 24

// withoutUnit is a line without the unit behind the room for an answer, from a place on: that
// is no answer. A letter behind it may be one, "____ B".
func withoutUnit(l Line, from int) Line {
	m := roomUnit.FindStringSubmatchIndex(l.Text[from:])
	if m == nil || bareSign.MatchString(l.Text[from+m[3]:]) || strings.Trim(l.Text[from:from+m[2]], " \t:：=-–—)") != "" {
		return l
	}
	return l.Cut(0, from+m[3])
}

// bareSign is what may be the letter of a choice as well as a unit.
var bareSign = pattern.New(`^\s*[a-hA-HVTа-гА-Г]\.?$`)
