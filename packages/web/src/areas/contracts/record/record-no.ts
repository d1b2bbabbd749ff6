// The number of a record or another print as people type it from paper, or null where it cannot be one.

const twelve = /^([RP])([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/
const mistaken: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' }

export const asRecordNo = (typed: string): string | null => {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
    .replaceAll(/[OILU]/g, (letter) => mistaken[letter] ?? letter)
  const parts = twelve.exec(plain.length === 13 ? plain : `R${plain}`)
  return parts === null ? null : parts.slice(1).join('-')
}
