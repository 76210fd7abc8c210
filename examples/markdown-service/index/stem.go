package index

import "bytes"

// A stemmer reduces English words to their stems by the algorithm of M. F.
// Porter, "An algorithm for suffix stripping", Program 14(3), 1980. The names of
// the steps are the paper's.
type stemmer struct{ in stage }

func (s *stemmer) next() (token, bool) {
	t, ok := s.in.next()
	if ok {
		t.text = stem(t.text)
	}
	return t, ok
}

// stem returns the stem of a word in lower case, in the word's own memory.
// A word with a character other than a to z is returned unchanged.
func stem(word []byte) []byte {
	if len(word) < 3 {
		return word
	}
	for _, c := range word {
		if c < 'a' || c > 'z' {
			return word
		}
	}
	word = step1a(word)
	word = step1b(word)
	word = step1c(word)
	word = replaceSuffix(word, step2, 1)
	word = replaceSuffix(word, step3, 1)
	word = step4(word)
	return step5(word)
}

// A suffix is replaced by another one where enough of a word is left.
type suffix struct{ from, to string }

var (
	step2 = []suffix{
		{"ational", "ate"}, {"tional", "tion"}, {"enci", "ence"}, {"anci", "ance"}, {"izer", "ize"},
		{"abli", "able"}, {"alli", "al"}, {"entli", "ent"}, {"eli", "e"}, {"ousli", "ous"},
		{"ization", "ize"}, {"ation", "ate"}, {"ator", "ate"}, {"alism", "al"}, {"iveness", "ive"},
		{"fulness", "ful"}, {"ousness", "ous"}, {"aliti", "al"}, {"iviti", "ive"}, {"biliti", "ble"},
	}
	step3 = []suffix{
		{"icate", "ic"}, {"ative", ""}, {"alize", "al"}, {"iciti", "ic"}, {"ical", "ic"}, {"ful", ""}, {"ness", ""},
	}
	step4Suffixes = []string{
		"al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou", "ism",
		"ate", "iti", "ous", "ive", "ize",
	}
)

// step1a strips the plural.
func step1a(word []byte) []byte {
	switch {
	case hasSuffix(word, "sses"), hasSuffix(word, "ies"):
		return word[:len(word)-2]
	case hasSuffix(word, "ss"):
		return word
	case hasSuffix(word, "s"):
		return word[:len(word)-1]
	}
	return word
}

// step1b strips past tenses and participles, and restores the end of the stem.
func step1b(word []byte) []byte {
	if hasSuffix(word, "eed") {
		if measure(word[:len(word)-3]) > 0 {
			return word[:len(word)-1]
		}
		return word
	}
	var stem []byte
	switch {
	case hasSuffix(word, "ed"):
		stem = word[:len(word)-2]
	case hasSuffix(word, "ing"):
		stem = word[:len(word)-3]
	}
	if !hasVowel(stem) {
		return word
	}
	switch {
	case hasSuffix(stem, "at"), hasSuffix(stem, "bl"), hasSuffix(stem, "iz"):
		return append(stem, 'e')
	case endsDouble(stem) && !endsIn(stem, "lsz"):
		return stem[:len(stem)-1]
	case measure(stem) == 1 && endsShort(stem):
		return append(stem, 'e')
	}
	return stem
}

// step1c spells a final y as i, so that "happy" meets "happiness".
func step1c(word []byte) []byte {
	if last := len(word) - 1; word[last] == 'y' && hasVowel(word[:last]) {
		word[last] = 'i'
	}
	return word
}

// replaceSuffix replaces the longest of the suffixes that the word has, if the
// rest of the word has a measure of at least min.
func replaceSuffix(word []byte, suffixes []suffix, min int) []byte {
	best := -1
	for i, s := range suffixes {
		if hasSuffix(word, s.from) && (best < 0 || len(s.from) > len(suffixes[best].from)) {
			best = i
		}
	}
	if best < 0 {
		return word
	}
	stem := word[:len(word)-len(suffixes[best].from)]
	if measure(stem) < min {
		return word
	}
	return append(stem, suffixes[best].to...)
}

// step4 strips the suffix that is left from long words.
func step4(word []byte) []byte {
	var longest string
	for _, s := range step4Suffixes {
		if len(s) > len(longest) && hasSuffix(word, s) {
			longest = s
		}
	}
	stem := word[:len(word)-len(longest)]
	if longest == "" || measure(stem) < 2 || longest == "ion" && !endsIn(stem, "st") {
		return word
	}
	return stem
}

// step5 strips a final e and a doubled l.
func step5(word []byte) []byte {
	if hasSuffix(word, "e") {
		stem := word[:len(word)-1]
		if m := measure(stem); m > 1 || m == 1 && !endsShort(stem) {
			word = stem
		}
	}
	if hasSuffix(word, "ll") && measure(word[:len(word)-1]) > 1 {
		word = word[:len(word)-1]
	}
	return word
}

func hasSuffix(word []byte, suffix string) bool {
	return len(word) >= len(suffix) && string(word[len(word)-len(suffix):]) == suffix
}

// endsIn reports whether the last letter of word is one of letters.
func endsIn(word []byte, letters string) bool {
	return len(word) > 0 && bytes.IndexByte([]byte(letters), word[len(word)-1]) >= 0
}

// isConsonant reports whether word[i] is one: y is, unless it follows one.
func isConsonant(word []byte, i int) bool {
	switch word[i] {
	case 'a', 'e', 'i', 'o', 'u':
		return false
	case 'y':
		return i == 0 || !isConsonant(word, i-1)
	}
	return true
}

// measure counts the sequences of vowels that consonants follow, which is about
// the number of syllables.
func measure(word []byte) int {
	count := 0
	afterVowel := false
	for i := range word {
		consonant := isConsonant(word, i)
		if consonant && afterVowel {
			count++
		}
		afterVowel = !consonant
	}
	return count
}

func hasVowel(word []byte) bool {
	for i := range word {
		if !isConsonant(word, i) {
			return true
		}
	}
	return false
}

// endsDouble reports whether word ends in a doubled consonant.
func endsDouble(word []byte) bool {
	n := len(word)
	return n >= 2 && word[n-1] == word[n-2] && isConsonant(word, n-1)
}

// endsShort reports whether word ends in consonant, vowel, consonant, the last
// of which is not w, x or y.
func endsShort(word []byte) bool {
	n := len(word)
	return n >= 3 && isConsonant(word, n-1) && !isConsonant(word, n-2) && isConsonant(word, n-3) &&
		!endsIn(word, "wxy")
}
