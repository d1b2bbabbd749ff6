// The clock's duties over a paid month: its beginning, its end, and the word that the next one is missing.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { graceAfter } from './month-rules.ts'
import type { SubscriptionRecord } from './subscriptions.sql.ts'

const machine = shopSubscriptions.machine.name
const dayMs = 86_400_000

type Watched = Pick<SubscriptionRecord, 'id' | 'shopId' | 'startsAt' | 'endsAt'>

export const watchMonth = async ({ tx, now }: Pick<MoneyGiven, 'tx' | 'now'>, month: Watched): Promise<void> => {
  const { value: shop } = await readConfiguration(tx, 'shop')
  const row = { machine, rowId: month.id, whose: 'shop', holderId: month.shopId, finalAt: null } as const
  const remindAt = new Date(month.endsAt.getTime() - shop.subscriptionRemindDays * dayMs)
  await setDeadlines(tx, [
    ...(month.startsAt > now ? [{ ...row, duty: 'begin', dueAt: month.startsAt }] : []),
    ...(remindAt > now ? [{ ...row, duty: 'remind', dueAt: remindAt }] : []),
    { ...row, duty: 'expire', dueAt: month.endsAt },
  ])
}

/** What was paid at the last moment may be on its way to us, so nothing lapses sooner than that. */
export const watchPayment = async (
  { tx }: Pick<MoneyGiven, 'tx'>, month: Watched, dueAt: Date,
): Promise<void> => {
  const { value: shop } = await readConfiguration(tx, 'shop')
  await setDeadlines(tx, [{
    machine, rowId: month.id, duty: 'pay', whose: 'shop', holderId: month.shopId,
    dueAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes), finalAt: null,
  }])
}

export const watchNoMore = ({ tx }: Pick<MoneyGiven, 'tx'>, ids: readonly string[]): Promise<void> =>
  voidDeadlines(tx, { machine, rowIds: ids })
