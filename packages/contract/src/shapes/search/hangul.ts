// Korean as people type it into a search: half-written syllables, first consonants only, spaces or none.

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = [
  'ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ', 'ㅜㅔ', 'ㅜㅣ', 'ㅠ',
  'ㅡ', 'ㅡㅣ', 'ㅣ',
]
const finals = [
  '', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ', 'ㅁ',
  'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ',
]
// One key press too early makes one letter of two: ㄱ and ㅅ become ㄳ, ㅗ and ㅏ become ㅘ.
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ', ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
}

const firstSyllable = 0xac00
const isSyllable = (letter: string): boolean => letter >= '가' && letter <= '힣'

const spellLetter = (letter: string): string => {
  if (!isSyllable(letter)) return joined[letter] ?? letter
  const place = letter.charCodeAt(0) - firstSyllable
  return `${initials[Math.floor(place / 588)]}${vowels[Math.floor((place % 588) / 28)]}${finals[place % 28]}`
}

const initialOf = (letter: string): string =>
  isSyllable(letter) ? (initials[Math.floor((letter.charCodeAt(0) - firstSyllable) / 588)] ?? letter) : letter

const plain = (text: string): string => text.normalize('NFC').toLowerCase()
const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}.]+/gu, '')

/** Each letter by itself, small, without spaces: 그랜저 IG → ㄱㅡㄹㅐㄴㅈㅓig. */
export const spellHangul = (text: string): string => Array.from(bare(text), spellLetter).join('')

/** 그랜저 IG → ㄱㄹㅈig. */
export const initialsOf = (text: string): string => Array.from(bare(text), initialOf).join('')

// PostgreSQL's trigrams see only what the database's locale calls letters, and where that is C it knows none but ASCII.
// So consonants become capitals and vowels two of them, which nothing else in a search form is; no code begins another.
const consonantCode = (at: number): string => String.fromCharCode(65 + at)
const plainVowels = [...new Set(vowels.join(''))]
const vowelCode = (at: number): string => String.fromCharCode(84 + Math.floor(at / 7), 84 + at % 7)
const codes: ReadonlyMap<string, string> = new Map([
  ...Array.from(initials, (letter, at): [string, string] => [letter, consonantCode(at)]),
  ...plainVowels.map((letter, at): [string, string] => [letter, vowelCode(at)]),
])
const encode = (letters: string): string => Array.from(letters, (letter) => codes.get(letter) ?? letter).join('')

// Latin letters and digits beside Korean ones begin a word of their own: 쏘나타DN8 is found by dn8.
const wordsOf = (text: string): string[] => plain(text).match(/[\p{Script=Hangul}]+|[^\p{Script=Hangul}\s]+/gu) ?? []

/** What is kept beside a row so that it is found, in code: each place where a word begins has a space before it. */
export interface SearchForm {
  readonly spelled: string
  readonly initials: string
}

export const searchFormOf = (texts: readonly string[]): SearchForm => {
  const starts = texts.flatMap((text) => {
    const words = wordsOf(text)
    return words.map((_, at) => bare(words.slice(at).join('')))
  })
  const kept = [...new Set(starts)].filter((start) => start !== '')
  const form = (spell: (text: string) => string): string => kept.map((start) => ` ${encode(spell(start))}`).join('')
  return { spelled: form(spellHangul), initials: form(initialsOf) }
}

export interface SearchTerm {
  readonly in: keyof SearchForm
  /** In code, after the space that marks the beginning of a word; holds no sign that LIKE takes for another. */
  readonly text: string
}

/** What has to be found, every one of them: `ㄱㄹㅈ ig` asks for first consonants, then for letters. */
export const searchTermsOf = (query: string): SearchTerm[] =>
  plain(query).split(/\s+/).flatMap((word): SearchTerm[] => {
    const letters = Array.from(bare(word), (letter) => joined[letter] ?? letter).join('')
    if (letters === '') return []
    const onlyInitials = Array.from(letters).every((letter) => initials.includes(letter))
    const [column, text] = onlyInitials ? ['initials' as const, letters] : ['spelled' as const, spellHangul(word)]
    return [{ in: column, text: ` ${encode(text)}` }]
  })

export const isFoundBy = (form: SearchForm, query: string): boolean =>
  searchTermsOf(query).every((term) => form[term.in].includes(term.text))
