// Chooses the Korean particle that follows a word by how the word ends: `차량을`, `열쇠를`, `서울로`.

const pairs = {
  '을/를': ['을', '를'],
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
  '이나/나': ['이나', '나'],
} as const

export type Josa = keyof typeof pairs

type Ending = 'open' | 'closed' | 'rieul'

/** 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구 */
const digitEndings: readonly Ending[] = [
  'closed', 'rieul', 'open', 'closed', 'open', 'open', 'closed', 'rieul', 'rieul', 'open',
]
/** 엘, 엠, 엔, 알: the letters whose Korean names end in a consonant. */
const letterEndings: Readonly<Record<string, Ending>> = { l: 'rieul', m: 'closed', n: 'closed', r: 'rieul' }

const endingOf = (word: string): Ending => {
  const last = Array.from(word).findLast((letter) => /[0-9A-Za-z가-힣]/.test(letter)) ?? ''
  if (last >= '가' && last <= '힣') {
    const final = (last.charCodeAt(0) - 0xac00) % 28
    return final === 0 ? 'open' : final === 8 ? 'rieul' : 'closed'
  }
  if (/\d/.test(last)) return digitEndings[Number(last)] ?? 'open'
  return letterEndings[last.toLowerCase()] ?? 'open'
}

export const josa = (word: string, which: Josa): string => {
  const [closed, open] = pairs[which]
  const ending = endingOf(word)
  const takesOpen = ending === 'open' || (ending === 'rieul' && which === '으로/로')
  return `${word}${takesOpen ? open : closed}`
}
