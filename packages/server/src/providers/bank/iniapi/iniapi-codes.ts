// INIAPI numbers banks with the last two of the clearing institute's three digits, notices with eight.
import { bankCode, type BankCode } from '@bidyard/contract/enums'

const known: ReadonlySet<string> = new Set(bankCode.values)

export const toIniapiBank = (code: BankCode): string => code.slice(1)

/** Two, three or eight digits. */
export const fromIniapiBank = (code: string): BankCode | undefined => {
  const three = code.slice(-3).padStart(3, '0')
  return known.has(three) ? three as BankCode : undefined
}
