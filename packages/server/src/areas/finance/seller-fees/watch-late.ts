// The clock tells a seller once that a bill is late; nothing else follows from it.
import { meetDeadlines, setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { lateFrom } from './late-rules.ts'
import { listSellerFeesById } from './seller-fees.sql.ts'

const machine = 'seller-fee'

export const watchLate = (
  { tx }: Pick<MoneyGiven, 'tx'>, ids: readonly string[], dueAt: Date,
): Promise<void> => setDeadlines(tx, ids.map((rowId) => ({
  machine, rowId, duty: 'pay', whose: 'seller', holderId: null, dueAt: lateFrom(dueAt), finalAt: null,
})))

export const watchNoMore = ({ tx }: Pick<MoneyGiven, 'tx'>, id: string): Promise<void> =>
  meetDeadlines(tx, { machine, rowIds: [id] })

export const tellLate: Attend = async ({ tx, emit }, rows) => {
  const ids = rows.map(({ rowId }) => rowId)
  await meetDeadlines(tx, { machine, rowIds: ids })
  for (const { id: feeId, state, orderId, partnerId, exhibitId } of await listSellerFeesById(tx, ids))
    if (state === 'billed') emit('sellerFeeOverdue', { feeId, orderId, partnerId, exhibitId })
}
