// How a deposit at the bank is written into the books: under which name, and when.
import type { BankName, BankPayment } from '../../../providers/bank/bank.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findEntry, findEntryBySource } from '../ledger/ledger.sql.ts'

export type Deposited = Extract<BankPayment['standing'], { readonly kind: 'deposited' }>

/** The bank's clock is not ours: nothing comes before its number was wanted, nor later than now. */
export const bookedAt = ({ at }: Deposited, wantedAt: Date, now: Date): Date =>
  at < wantedAt || at > now ? now : at

const againMax = 50

/** One deposit posts once. One that was taken back and is there after all under the same key posts anew. */
export const depositSource = async (db: Reader, bank: BankName, depositKey: string): Promise<string> => {
  for (let again = 0; again < againMax; again += 1) {
    const source = `bank:${bank}:${depositKey}${again === 0 ? '' : `:again-${again}`}`
    const found = await findEntryBySource(db, source)
    if (found === undefined || (await findEntry(db, found.id))?.reversedBy == null) return source
  }
  throw new Error(`${depositKey} came and went without end`)
}
