// The numbers that payment providers give to banks; ours are the three digits of the clearing institute.
import type { BankCode } from '@bidyard/contract/enums'

export const kgInicisBank = (code: BankCode): string => code.slice(1)

// Toss numbers this one bank in its own way.
const ownTossNumbers: Partial<Record<BankCode, string>> = { '004': '06' }

export const tossPaymentsBank = (code: BankCode): string => ownTossNumbers[code] ?? code.slice(1)
