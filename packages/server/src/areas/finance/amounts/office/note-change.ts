// Holds an amount that the office changes, and writes the change down.
import type { Caller } from '../../../../runtime/caller.ts'
import type { Tx } from '../../../../runtime/database/database.ts'
import { refuse } from '../../../../runtime/failure.ts'
import type { Doer } from '../../../../runtime/work/events.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { type AmountRecord, findShownAmount, lockAmount } from '../amounts.sql.ts'
import { type ShownAmount, showAmount, showFacts } from '../show-amount.ts'

interface Changing {
  readonly tx: Tx
  readonly caller: Caller
  readonly params: { readonly id: string }
}

/** The amount under lock, for whoever attends to money. */
export const amountFor = async ({ tx, params }: Changing): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, params.id)
  if (amount === undefined) throw refuse('notFound')
  return amount
}

export const noteChange = async (
  { tx, doer }: { readonly tx: Tx; readonly doer: Doer }, act: string, before: AmountRecord | undefined,
  after: AmountRecord, reason: string,
): Promise<ShownAmount> => {
  await writeAudit(tx, doer, [{
    act, subject: 'amount', subjectId: after.id, ...(before === undefined ? {} : { before: showFacts(before) }),
    after: showFacts(after), reason,
  }])
  const shown = await findShownAmount(tx, after.id)
  if (shown === undefined) throw new Error(`the amount ${after.id} is gone`)
  return showAmount('office', shown)
}
