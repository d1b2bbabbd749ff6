// Toss numbers banks with two digits, most of them the last two of the clearing institute's three.
import { bankCode, type BankCode } from '@bidyard/contract/enums'

// Where Toss goes its own way.
const own: Readonly<Partial<Record<BankCode, string>>> = { '004': '06' }

const tossOf = (code: BankCode): string => own[code] ?? code.slice(1)
const byToss = new Map(bankCode.values.map((code) => [tossOf(code), code]))

export const toTossBank = (code: BankCode): string => tossOf(code)
export const fromTossBank = (code: string): BankCode | undefined => byToss.get(code.padStart(2, '0'))
