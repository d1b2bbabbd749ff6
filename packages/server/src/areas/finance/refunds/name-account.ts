// Writes where a shop wants its money, also what waits for the bank; whoever leads the shop is told.
import { limits } from '@bidyard/contract/limits'
import type { payoutAccountWish } from '@bidyard/contract/shapes/money'
import type { z } from 'zod'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findPayoutAccount, insertPayoutAccount, updateWaitingPayouts } from './payouts.sql.ts'
import { showPayoutAccount, type ShownAccount } from './show-payout.ts'

const waitMs = limits.accountWaitHours * 3_600_000

interface Wish {
  readonly shopId: string
  readonly memberId: string | null
  readonly account: z.output<z.ZodObject<typeof payoutAccountWish>>
  /** Only what the shop itself says first counts at once; anything else a day later. */
  readonly firstCountsAtOnce: boolean
  readonly reason?: string
}

/** Asks for the shop's lock. */
export const nameAccount = async (given: MoneyGiven, personal: PersonalData, wish: Wish): Promise<ShownAccount> => {
  const { tx, now, doer, emit } = given
  const { shopId, memberId, firstCountsAtOnce, reason, account: { bankCode, number, holderName } } = wish
  const before = await findPayoutAccount(tx, shopId)
  await insertPayoutAccount(tx, {
    shopId, bankCode, holderName, memberId, numberSealed: personal.seal(number),
    numberTail: number.slice(-limits.accountTailDigits),
    usableFrom: before === undefined && firstCountsAtOnce ? now : new Date(now.getTime() + waitMs),
  })
  const after = await findPayoutAccount(tx, shopId)
  if (after === undefined) throw new Error('an account that was just written is gone')
  await writeAudit(tx, doer, [{
    act: 'change payout account', subject: 'shop', subjectId: shopId,
    ...(before === undefined ? {} : { before: showPayoutAccount(before) }), after: showPayoutAccount(after),
    ...(reason === undefined ? {} : { reason }),
  }])
  emit('payoutAccountChanged', { shopId })
  for (const payoutId of await updateWaitingPayouts(tx, shopId, after.id)) emit('payoutChanged', { shopId, payoutId })
  return showPayoutAccount(after)
}
