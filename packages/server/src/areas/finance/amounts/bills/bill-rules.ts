// By when the paper of an amount has to be issued, as the tax office counts: by days of Seoul.
import type { AmountState, BillType } from '@bidyard/contract/enums'
import { seoulOf } from '../../../../runtime/seoul.ts'

interface Billed {
  readonly state: AmountState
  readonly billType: BillType
  readonly paidAt: Date | null
  readonly billIssuedOn: string | null
}

/** A tax invoice by the tenth of the month after it was paid, a cash receipt five days after that. */
const lastDayOf: Readonly<Record<BillType, ((paid: Date) => number) | null>> = {
  unissued: null,
  taxBill: (paid) => Date.UTC(paid.getUTCFullYear(), paid.getUTCMonth() + 1, 10),
  cashReceipt: (paid) => Date.UTC(paid.getUTCFullYear(), paid.getUTCMonth(), paid.getUTCDate() + 5),
}

/** Null unless it is paid, should have a paper, and has none. */
export const billDueOn = ({ state, billType, paidAt, billIssuedOn }: Billed): string | null => {
  const lastDay = lastDayOf[billType]
  if (state !== 'paid' || lastDay === null || paidAt === null || billIssuedOn !== null) return null
  return new Date(lastDay(seoulOf(paidAt))).toISOString().slice(0, 10)
}
