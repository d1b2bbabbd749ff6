// Takes back what was expected or billed and not paid; a claim stays, because its fact does.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveEach, moveStates } from '../../../runtime/work/move-states.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { reverse } from '../ledger/post.ts'
import { listAmountsById, lockShops, updateAmounts } from './amounts.sql.ts'
import { tellAmounts } from './tell-amounts.ts'

/** Answers the ids of those that were voided; the others were paid, or voided before. */
export const voidAmounts = async (given: MoneyGiven, { ids, as, reason }: {
  readonly ids: readonly string[]; readonly as: 'staff' | 'flow' | 'clock'; readonly reason: string
}): Promise<readonly string[]> => {
  const { tx, doer, emit, now } = given
  const found = await listAmountsById(tx, ids)
  await lockShops(tx, found.map(({ shopId }) => shopId))
  const open = (await listAmountsById(tx, ids))
    .filter(({ kind, state }) => kind !== 'claim' && (state === 'expected' || state === 'billed'))
  const openIds = open.map(({ id }) => id)
  for (const { state, billEntryId } of open)
    if (state === 'billed' && billEntryId !== null) await reverse(tx, doer, { entryId: billEntryId, reason })
  await moveStates(tx, amounts, { action: 'void', as, ids: openIds, doer, reason })
  await updateAmounts(tx, openIds, { voidedAt: now })
  await voidDeadlines(tx, { machine: amounts.machine.name, rowIds: openIds })
  tellAmounts(emit, open)
  return openIds
}

/** A price that was paid from hand to hand goes back the same way, and nothing of it stands in the books. */
export const annulByHand = async (
  given: MoneyGiven, { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
): Promise<void> => {
  if (ids.length === 0) return
  const { tx, doer, emit, now } = given
  const found = await listAmountsById(tx, ids)
  await lockShops(tx, found.map(({ shopId }) => shopId))
  await moveEach(tx, amounts, { action: 'annulByHand', as: 'flow', ids, doer, reason })
  await updateAmounts(tx, ids, { voidedAt: now })
  tellAmounts(emit, found)
}
