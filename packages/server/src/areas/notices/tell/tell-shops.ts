// Tells those who lead a shop what somebody may have done in its name, what it owes, and what it is about to lose.
import { findPayout, findPayoutAccount, listAmountsById } from '../../finance/for-other-areas.ts'
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

const letterOf = (amount: Amount, lacksAccount: boolean): readonly Letter[] => {
  const { id, shopId: of, state, dueAt } = amount
  const told = { of, key: `amount ${id} ${state}`, thing: id }
  const facts = factsOf(amount)
  if (state === 'paid') return [{ ...told, kind: 'amountPaid', facts }]
  if (state === 'refunded') return [{ ...told, kind: 'amountRefunded', facts: { ...facts, lacksAccount } }]
  if (state !== 'billed' || isOwnWish(amount)) return []
  return [{ ...told, kind: 'amountBilled', facts: { ...facts, until: timeOf(dueAt) } }]
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
  await tell(given, changed.flatMap((amount) => letterOf(amount, lacking.has(amount.shopId))))
})

export const tellOfOverdue = telling<'amountOverdue'>(async (given, payloads) => {
  const overdue = await listAmountsById(given.tx, payloads.map(({ amountId }) => amountId))
  await tell(given, overdue.map((amount) => ({
    kind: 'amountOverdue', of: amount.shopId, key: `amount ${amount.id} overdue`, thing: amount.id,
    facts: factsOf(amount),
  })))
})

export const tellOfPayout = telling<'payoutChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ payoutId }) => {
    const payout = await findPayout(given.tx, payoutId)
    // One that was never sent waits for the office.
    if (payout === undefined || payout.tries === 0) return undefined
    const { id, shopId, state, tries, bankCode, numberTail, won: sentWon } = payout
    return {
      kind: state === 'paid' ? 'payoutSent' : 'payoutReturned', of: shopId, key: `payout ${id} ${state} ${tries}`,
      thing: id, facts: { bankCode, numberTail, sentWon },
    }
  }))
