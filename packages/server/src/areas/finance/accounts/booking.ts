// How a deposit at the bank is written into the books: under which name, and when.
import type { BankName, BankPayment } from '../../../providers/bank/bank.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findEntry, findEntryBySource } from '../ledger/ledger.sql.ts'

export type Deposited = Extract<BankPayment['standing'], { readonly kind: 'deposited' }>

// Banks cut off what is less than a second, and their clocks go a little wrong.
const tolerance = 60_000

/** The bank's clock is not ours, and the sandbox's may be moved: nothing comes before its number, or in the future. */
export const bookedAt = ({ at }: Deposited, wantedAt: Date, now: Date): Date => {
  if (at > now || at.getTime() < wantedAt.getTime() - tolerance) return now
  return at < wantedAt ? wantedAt : at
}

const againMax = 50

/** One deposit posts once. One that was taken back and is there after all under the same key posts anew. */
export const depositSource = async (db: Reader, bank: BankName, depositKey: string): Promise<string> => {
  for (let again = 0; again < againMax; again += 1) {
    const source = `bank:${bank}:${depositKey}${again === 0 ? '' : `:again-${again}`}`
    const found = await findEntryBySource(db, source)
    const entry = found && await findEntry(db, found.id)
    if (entry === undefined || entry.reversedBy === null) return source
  }
  throw new Error(`${depositKey} came and went without end`)
}
