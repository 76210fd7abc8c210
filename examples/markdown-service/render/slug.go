package render

import (
	"strconv"
	"strings"
	"unicode"
)

// slugs counts the anchors of a page by name, to keep them unique.
type slugs map[string]int

// unique returns an anchor for a title: its letters and digits in lower case,
// joined by hyphens, and numbered from the second of the same name on.
func (s slugs) unique(title string) string {
	var b strings.Builder
	gap := false
	for _, r := range title {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte('-')
		}
		gap = false
		b.WriteRune(unicode.ToLower(r))
	}
	slug := b.String()
	if slug == "" {
		slug = "section"
	}
	for {
		n := s[slug]
		s[slug]++
		if n == 0 {
			return slug
		}
		slug += "-" + strconv.Itoa(n)
	}
}
