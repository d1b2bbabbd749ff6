// Finds Korean words while they are being typed: by half-written syllables and by first consonants (`ㄱㄹㅈ` → 그랜저).

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ', 'ㅜㅔ',
  'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ']
const finals = ['', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ',
  'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']

const first = 0xac00
const isSyllable = (letter: string): boolean => letter >= '가' && letter <= '힣'

const spell = (letter: string): string => {
  if (!isSyllable(letter)) return letter
  const place = letter.charCodeAt(0) - first
  return `${initials[Math.floor(place / 588)]}${vowels[Math.floor((place % 588) / 28)]}${finals[place % 28]}`
}

const initialOf = (letter: string): string =>
  isSyllable(letter) ? (initials[Math.floor((letter.charCodeAt(0) - first) / 588)] ?? letter) : letter

const bare = (text: string): string[] => Array.from(text.toLowerCase().replace(/\s+/g, ''))

export const matches = (text: string, query: string): boolean => {
  const wanted = bare(query)
  if (wanted.length === 0) return true
  const letters = bare(text)
  const onlyInitials = wanted.every((letter) => initials.includes(letter))
  if (onlyInitials) return letters.map(initialOf).join('').includes(wanted.join(''))
  return letters.map(spell).join('').includes(wanted.map(spell).join(''))
}
