// Tells those who lead a shop what somebody may have done in its name, what it owes, and what it is about to lose.
import {
  findPayout, findPayoutAccount, listAmountsById, listCredited, listTakenBack,
} from '../../finance/for-other-areas.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type Letter, tell, tellEach } from './tell.ts'

/** Also whoever changed it: it may have been somebody else in their name. */
export const tellOfPayoutAccount = telling<'payoutAccountChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ shopId }) => {
    const account = await findPayoutAccount(given.tx, shopId)
    if (account === undefined) return undefined
    const { id, bankCode, numberTail } = account
    return {
      kind: 'payoutAccountChanged', of: shopId, key: `payout account ${id}`, thing: shopId,
      facts: { bankCode, numberTail, usableFrom: timeOf(account.usableFrom) },
    }
  }))

export const tellOfEndingMonth = telling<'subscriptionEnding'>((given, payloads) =>
  tell(given, payloads.map(({ shopId, month }) => ({
    kind: 'subscriptionEnding', of: shopId, key: `month ${month} of ${shopId} ends`, thing: month, facts: { month },
  }))))

type Amount = Awaited<ReturnType<typeof listAmountsById>>[number]

const factsOf = ({ kind, feeType, amountNo, totalWon }: Amount) => ({ kind, feeType, amountNo, totalWon })

/** Whoever asks for a month or a larger deposit looks at the account for it already. */
const isOwnWish = ({ kind, feeType }: Amount): boolean => kind === 'deposit' || feeType === 'subscriptionFee'

/** What a payment brought about is told anew after the bank has taken one back. */
const keyOf = (id: string, word: string, takenBack: number): string =>
  `amount ${id} ${word}${takenBack === 0 ? '' : ` after ${takenBack}`}`

interface Known {
  readonly lacksAccount: boolean
  /** How often the bank took its payment back. */
  readonly takenBack: number
}

/** A price and its fee are expected with a contract, which tells of itself. */
const isToPay = (amount: Amount, isBack: boolean): boolean =>
  isOwnWish(amount) ? isBack && (amount.state === 'billed' || amount.state === 'expected') : amount.state === 'billed'

const letterOf = (amount: Amount, { lacksAccount, takenBack }: Known): readonly Letter[] => {
  const { id, shopId: of, state, dueAt } = amount
  const told = { of, key: keyOf(id, state, takenBack), thing: id }
  const facts = factsOf(amount)
  if (state === 'paid') return [{ ...told, kind: 'amountPaid', facts }]
  if (state === 'refunded') return [{ ...told, kind: 'amountRefunded', facts: { ...facts, lacksAccount } }]
  const isBack = takenBack > 0
  if (!isToPay(amount, isBack)) return []
  return [{ ...told, kind: 'amountBilled', facts: { ...facts, until: timeOf(dueAt), takenBack: isBack } }]
}

/** Those of these shops that have not said where they want their money. */
const listWithoutAccount = async (tx: Tx, refunded: readonly Amount[]): Promise<ReadonlySet<string>> => {
  const shopIds = new Set(refunded.map(({ shopId }) => shopId))
  const lacking = new Set<string>()
  for (const shopId of shopIds) if (await findPayoutAccount(tx, shopId) === undefined) lacking.add(shopId)
  return lacking
}

export const tellOfAmounts = telling<'amountsChanged'>(async (given, payloads) => {
  const changed = await listAmountsById(given.tx, payloads.flatMap(({ amountIds }) => amountIds))
  const lacking = await listWithoutAccount(given.tx, changed.filter(({ state }) => state === 'refunded'))
  const back = await listTakenBack(given.tx, changed.map(({ id }) => id))
  // Of what is owed to the shop instead the payout tells that was called off.
  const credited = await listCredited(given.tx, changed.map(({ id }) => id))
  await tell(given, changed.filter(({ id }) => !credited.has(id)).flatMap((amount) =>
    letterOf(amount, { lacksAccount: lacking.has(amount.shopId), takenBack: back.get(amount.id) ?? 0 })))
})

export const tellOfOverdue = telling<'amountOverdue'>(async (given, payloads) => {
  const overdue = await listAmountsById(given.tx, payloads.map(({ amountId }) => amountId))
  const back = await listTakenBack(given.tx, overdue.map(({ id }) => id))
  await tell(given, overdue.map((amount) => ({
    kind: 'amountOverdue', of: amount.shopId, key: keyOf(amount.id, 'overdue', back.get(amount.id) ?? 0),
    thing: amount.id, facts: factsOf(amount),
  })))
})

export const tellOfPayout = telling<'payoutChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ payoutId }) => {
    const payout = await findPayout(given.tx, payoutId)
    if (payout === undefined) return undefined
    const { id, shopId, state, tries, bankCode, numberTail, won } = payout
    const told = { of: shopId, key: `payout ${id} ${state} ${tries}`, thing: id }
    if (state === 'calledOff') return { ...told, kind: 'payoutCalledOff', facts: { creditedWon: won } }
    // One that was never sent waits for the office.
    if (tries === 0) return undefined
    return {
      ...told, kind: state === 'paid' ? 'payoutSent' : 'payoutReturned',
      facts: { bankCode, numberTail, sentWon: won },
    }
  }))
