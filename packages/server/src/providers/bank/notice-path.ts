// Where banks deliver their notices, so that whoever receives them and whoever sends them mean the same place.
import type { BankName } from './bank.ts'

export const bankNoticePath = (bank: BankName): string => `/hooks/banks/${bank}`
