// Reads an amount of won back in words, so that a wrong zero is heard before it is sent.
import type { Language } from '@bidyard/contract/error'

const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const places = ['', '십', '백', '천']
const powers = ['', '만', '억', '조', '경']

const koreanGroup = (group: number): string =>
  [3, 2, 1, 0]
    .map((place) => {
      const digit = Math.floor(group / 10 ** place) % 10
      return digit === 0 ? '' : `${digits[digit]}${places[place]}`
    })
    .join('')

const groupsOf = (amount: number, size: number): number[] => {
  const groups: number[] = []
  for (let rest = amount; rest > 0; rest = Math.floor(rest / size)) groups.push(rest % size)
  return groups
}

const inKorean = (amount: number): string =>
  groupsOf(amount, 10_000)
    .map((group, power) => (group === 0 ? '' : koreanGroup(group) + powers[power]))
    .toReversed()
    .join('')

const small = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const thousands = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion']

const belowHundred = (number: number): string => {
  if (number < 20) return small[number] ?? ''
  const one = number % 10
  return `${tens[Math.floor(number / 10)]}${one === 0 ? '' : `-${small[one]}`}`
}

const englishGroup = (group: number): string => {
  const hundreds = Math.floor(group / 100)
  const rest = belowHundred(group % 100)
  return [hundreds === 0 ? '' : `${small[hundreds]} hundred`, rest].filter((part) => part !== '').join(' ')
}

const inEnglish = (amount: number): string =>
  groupsOf(amount, 1_000)
    .map((group, power) => (group === 0 ? '' : englishGroup(group) + thousands[power]))
    .toReversed()
    .filter((part) => part !== '')
    .join(' ')

/** `일천이백삼십사만원`, `twelve million three hundred forty thousand won`. */
export const amountInWords = (won: number, language: Language): string => {
  if (!Number.isSafeInteger(won) || won < 0) return ''
  if (language === 'ko') return won === 0 ? '영원' : `${inKorean(won)}원`
  return won === 0 ? 'zero won' : `${inEnglish(won)} won`
}
