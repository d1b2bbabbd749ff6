// What the clock does about money: what is not paid in time lapses, months begin and end, and what is overdue is told.
import type { Tables } from '../../tables.ts'
import { meetDeadlines, setDeadlines } from '../../runtime/work/deadlines.ts'
import { moveStates } from '../../runtime/work/move-states.ts'
import { followOutageDuty } from '../../runtime/work/outages.ts'
import type { Attend, DutyTable } from '../../runtime/work/sweeper.ts'
import { readConfiguration } from '../reference/for-other-areas.ts'
import { askAboutLate, closeLate } from './accounts/sweep-accounts.ts'
import { listAmountsById, lockShops, updateDueAsDeadlines } from './amounts/amounts.sql.ts'
import { tellAmounts } from './amounts/tell-amounts.ts'
import { voidAmounts } from './amounts/void-amounts.ts'
import { listDepositsById } from './deposits/deposits.sql.ts'
import { voidWaiting } from './deposits/reopen-deposit.ts'
import { amounts, shopSubscriptions } from './finance-parts.ts'
import { tellLate } from './seller-fees/watch-late.ts'
import { graceAfter, monthOf } from './subscriptions/month-rules.ts'
import { listShopsWith, listSubscriptionsById } from './subscriptions/subscriptions.sql.ts'

const idsOf = (rows: readonly { readonly rowId: string }[]): string[] => rows.map(({ rowId }) => rowId)

const lapseSubscriptions: Attend = async (given, rows) => {
  const { tx, doer, emit } = given
  const reason = 'not paid in time'
  const found = await listSubscriptionsById(tx, idsOf(rows))
  await lockShops(tx, found.map(({ shopId }) => shopId))
  const waiting = (await listSubscriptionsById(tx, idsOf(rows))).filter(({ state }) => state === 'depositWaiting')
  await voidAmounts(given, {
    ids: waiting.flatMap(({ amountId }) => (amountId === null ? [] : [amountId])), as: 'clock', reason,
  })
  await moveStates(tx, shopSubscriptions, {
    action: 'cancel', as: 'clock', ids: waiting.map(({ id }) => id), doer, reason,
  })
  for (const { shopId, month } of waiting) emit('subscriptionChanged', { shopId, month })
}

const moveMonths = (action: 'begin' | 'expire'): Attend => async ({ tx, doer, emit }, rows) => {
  const { moved } = await moveStates(tx, shopSubscriptions, { action, as: 'clock', ids: idsOf(rows), doer })
  const months = await listSubscriptionsById(tx, moved.map(({ id }) => id))
  for (const { shopId, month } of months) emit('subscriptionChanged', { shopId, month })
}

const remind: Attend = async ({ tx, emit }, rows) => {
  const months = (await listSubscriptionsById(tx, idsOf(rows))).filter(({ state }) => state === 'active')
  for (const [name, group] of Map.groupBy(months, ({ month }) => month)) {
    const [first] = group
    if (first === undefined) continue
    const has = await listShopsWith(tx, group.map(({ shopId }) => shopId), monthOf(first.endsAt).name)
    for (const { shopId } of group) if (!has.has(shopId)) emit('subscriptionEnding', { shopId, month: name })
  }
}

const lapseDeposits: Attend = async (given, rows) => {
  const found = await listDepositsById(given.tx, idsOf(rows))
  await lockShops(given.tx, found.map(({ shopId }) => shopId))
  for (const { shopId } of found) await voidWaiting(given, shopId, 'clock', 'not paid in time')
}

/** What was paid at the last moment may be on its way to us. */
const awaitBank: Attend = async ({ tx, emit }, rows) => {
  const { value: { virtualAccountGraceMinutes } } = await readConfiguration(tx, 'shop')
  await setDeadlines(tx, rows.map(({ rowId, dueAt }) => ({
    machine: amounts.machine.name, rowId, duty: 'overdue', whose: 'clock', holderId: null,
    dueAt: graceAfter(dueAt, virtualAccountGraceMinutes), finalAt: null,
  })))
  // Whoever looks at it sees that its time is over.
  tellAmounts(emit, await listAmountsById(tx, idsOf(rows)))
}

/** Not where more time was given meanwhile. */
const tellOverdue: Attend = async ({ tx, now, doer, emit }, rows) => {
  const late = (await listAmountsById(tx, idsOf(rows))).filter(({ dueAt }) => dueAt !== null && dueAt <= now)
  const { moved } = await moveStates(tx, amounts, {
    action: 'tellOverdue', as: 'clock', ids: late.map(({ id }) => id), doer,
  })
  const ids = moved.map(({ id }) => id)
  await meetDeadlines(tx, { machine: amounts.machine.name, rowIds: ids })
  for (const { id, shopId } of await listAmountsById(tx, ids)) emit('amountOverdue', { shopId, amountId: id })
}

/** Whoever moves the money of a shop holds the shop first. */
const ofShop = <T extends keyof Tables>(table: T) => ({ table, under: { table: 'shops', column: 'shop_id' } }) as const

const followOutage: Attend = async ({ tx, emit }, rows) =>
  tellAmounts(emit, await updateDueAsDeadlines(tx, idsOf(rows)))

export const financeDuties: DutyTable = {
  'virtual-account.expire': { ...ofShop('virtual_accounts'), atDue: askAboutLate, atFinal: closeLate },
  'subscription.pay': { ...ofShop('shop_subscriptions'), atDue: lapseSubscriptions },
  'subscription.begin': { ...ofShop('shop_subscriptions'), atDue: moveMonths('begin'), isByCalendar: true },
  'subscription.remind': { ...ofShop('shop_subscriptions'), atDue: remind },
  'subscription.expire': { ...ofShop('shop_subscriptions'), atDue: moveMonths('expire'), isByCalendar: true },
  'shop-deposit.pay': { ...ofShop('shop_deposits'), atDue: lapseDeposits },
  [`${amounts.machine.name}.${followOutageDuty}`]: { ...ofShop('amounts'), atDue: followOutage },
  'amount.pay': { ...ofShop('amounts'), atDue: awaitBank },
  'amount.overdue': { ...ofShop('amounts'), atDue: tellOverdue },
  'seller-fee.pay': { table: 'seller_fees', atDue: tellLate },
}
