// Writes down what a shop will have to pay, once for each fact, and turns it into a bill.
import type { AmountKind, FeeType } from '@bidyard/contract/enums'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { leaveToClock, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { followOutageDuty } from '../../../runtime/work/outages.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { bearsVat } from './amount-rules.ts'
import {
  type AmountRecord, findAmount, insertAmounts, listAmountsBySource, listOutdated, lockShops, type NewAmount,
  updateAmounts,
} from './amounts.sql.ts'
import { tellAmounts } from './tell-amounts.ts'
import { splitVat, withoutVat } from './vat-rules.ts'

export interface AmountWish extends Omit<NewAmount, 'supplyWon' | 'vatWon'> {
  readonly kind: AmountKind
  readonly feeType: FeeType | null
}

export const readAmount = async ({ tx }: Pick<MoneyGiven, 'tx'>, id: string): Promise<AmountRecord> => {
  const amount = await findAmount(tx, id)
  if (amount === undefined) throw new Error(`the amount ${id} is gone`)
  return amount
}

/**
 * Expected, not yet owed. Whoever issues the same fact again gets the amount of the first time. A new amount raises its
 * shop's standing, so the shop comes first here as everywhere.
 */
export const issueAmounts = async (
  given: MoneyGiven, wishes: readonly AmountWish[],
): Promise<readonly AmountRecord[]> => {
  if (wishes.length === 0) return []
  const { tx, emit } = given
  const { value: { vatBasisPoints } } = await readConfiguration(tx, 'fees')
  await lockShops(tx, wishes.map(({ shopId }) => shopId))
  const issued = await insertAmounts(tx, wishes.map((wish) => ({
    ...wish,
    ...(bearsVat(wish.kind, wish.feeType) ? splitVat(wish.totalWon, vatBasisPoints) : withoutVat(wish.totalWon)),
  })))
  tellAmounts(emit, issued)
  const bySource = new Map(
    (await listAmountsBySource(tx, wishes.map(({ source }) => source))).map((amount) => [amount.source, amount]),
  )
  return wishes.map(({ source }) => {
    const amount = bySource.get(source)
    if (amount === undefined) throw new Error(`${source} was neither issued now nor before`)
    return amount
  })
}

export const issueAmount = async (given: MoneyGiven, wish: AmountWish): Promise<AmountRecord> => {
  const [amount] = await issueAmounts(given, [wish])
  if (amount === undefined) throw new Error(`${wish.source} brought no amount`)
  return amount
}

/** From its due time on it is overdue; the clock tells so once. */
export const watchOverdue = ({ tx }: Pick<MoneyGiven, 'tx'>, amount: {
  readonly id: string; readonly shopId: string; readonly dueAt: Date
}): Promise<void> => setDeadlines(tx, [{
  machine: amounts.machine.name, rowId: amount.id, duty: 'pay', whose: 'shop', holderId: amount.shopId,
  dueAt: amount.dueAt, finalAt: null,
}])

export interface BillWish {
  readonly as: 'staff' | 'flow'
  readonly dueAt: Date | null
  readonly at?: Date | null
  /** Claims are born by the entry that makes them: it is their bill. */
  readonly entryId?: string
}

const postBill = async ({ tx, doer }: MoneyGiven, amount: AmountRecord, at: Date | null): Promise<string | null> => {
  if (amount.kind === 'claim') throw new Error('a claim is billed by the entry that makes it')
  if (amount.kind !== 'fee') return null
  const { id } = await postOne(tx, doer, {
    source: `amount:${amount.id}:bill:${amount.version}`, act: 'billed', shopId: amount.shopId, subject: 'amount',
    subjectId: amount.id, at,
    postings: [
      debit('shopReceivable', amount.totalWon, amount.shopId),
      credit(amount.feeType === 'penaltyFee' ? 'penaltyIncome' : 'revenue', amount.supplyWon),
      credit('vatPayable', amount.vatWon),
    ],
  })
  return id
}

/** The amount is locked by the caller and expected. */
export const billAmount = async (given: MoneyGiven, amount: AmountRecord, wish: BillWish): Promise<AmountRecord> => {
  const { tx, doer, emit, now } = given
  const entryId = wish.entryId ?? await postBill(given, amount, wish.at ?? null)
  const { moved } = await moveStates(tx, amounts, { action: 'bill', as: wish.as, ids: [amount.id], doer })
  if (moved.length === 0) throw new Error(`${amount.amountNo} cannot be billed`)
  await updateAmounts(tx, [amount.id], { billEntryId: entryId, billedAt: wish.at ?? now, dueAt: wish.dueAt })
  if (wish.dueAt !== null) await watchOverdue(given, { id: amount.id, shopId: amount.shopId, dueAt: wish.dueAt })
  tellAmounts(emit, [amount])
  return readAmount(given, amount.id)
}

/** No shop is late by a time in which nobody served it: amounts say what became of their due times. */
export const moveAmountsAfterOutage = async ({ tx, now }: Pick<MoneyGiven, 'tx' | 'now'>): Promise<void> =>
  leaveToClock(tx, {
    machine: amounts.machine.name, duty: followOutageDuty, now, rowIds: await listOutdated(tx),
  })
