// What the office does with subscriptions: gives a month away, calls one off, proposes to give back what was paid.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { ChooseShop } from '../parts/choose-shop.tsx'
import { MoneyAct } from '../parts/money-act.tsx'
import { useShopMoney } from '../parts/use-shop-money.ts'
import { MonthSelect } from './month-select.tsx'

export type Subscription = ItemOf<typeof financeCalls.listShopSubscriptions>

export const monthDay = (month: string): Day => `${month}-01` as Day

export const GrantMonth = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('money')
  const [shopId, setShopId] = useState<string | null>(null)
  const [month, setMonth] = useState<string | null>(null)
  return (
    <MoneyAct
      definition={financeCalls.grantShopSubscription}
      words={{ title: say('grantTitle'), happens: say('grantHappens'), verb: say('grantVerb'), done: say('grantDone') }}
      disabled={shopId === null || month === null}
      ask={(reason) => ({ body: { shopId: shopId ?? '', month: month ?? '', reason } })}
      onClose={onClose}
    >
      <ChooseShop value={shopId} onChange={setShopId} />
      <MonthSelect from={0} until={6} value={month} onChange={setMonth} />
    </MoneyAct>
  )
}

type Act = 'callOff' | 'repay'

/** What was granted or not yet paid is called off; what was paid is given back, unless its month is over. */
export const subscriptionActsOf = ({ state, amountId, paidAt }: Subscription): readonly Act[] => {
  const isGranted = amountId === null
  if (state === 'depositWaiting') return ['callOff']
  if (state === 'active') return isGranted ? ['callOff'] : ['repay']
  if (state === 'upcoming') return isGranted ? ['callOff'] : ['callOff', 'repay']
  return state === 'cancelled' && !isGranted && paidAt !== null ? ['repay'] : []
}

export interface AskedMonth {
  readonly subscription: Subscription
  readonly act: Act
}

interface SubscriptionActsProps {
  readonly subscription: Subscription
  readonly onAsk: (asked: AskedMonth) => void
}

const calls = { callOff: financeCalls.cancelShopSubscription, repay: financeCalls.proposeSubscriptionRefund } as const

export const SubscriptionActs = ({ subscription, onAsk }: SubscriptionActsProps) => {
  const say = useText('money')
  const may = useMayAsk()
  return (
    <span className="inline-flex gap-1.5">
      {subscriptionActsOf(subscription).filter((act) => may(calls[act])).map((act) => (
        <Button key={act} size="small" onClick={() => onAsk({ subscription, act })}>{say(`${act}Verb`)}…</Button>
      ))}
    </span>
  )
}

export const SubscriptionDialog = ({ subscription, act, onClose }: AskedMonth & { readonly onClose: () => void }) => {
  const say = useText('money')
  const format = useFormat()
  const { id, shopId, shopName, month, priceWon } = subscription
  const isHomeless = useShopMoney(shopId, act === 'repay')?.payoutAccount === null
  const given = { shop: shopName, month: format.month(monthDay(month)), won: format.won(priceWon) }
  return (
    <MoneyAct
      definition={calls[act]}
      words={{
        title: say(`${act}Title`, given), happens: say(`${act}Happens`), verb: say(`${act}Verb`),
        done: say(act === 'callOff' ? 'callOffDone' : 'proposed'),
      }}
      disabled={isHomeless}
      ask={(reason) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      {isHomeless && <InlineNotice tone="waiting">{say('refundNoAccount')}</InlineNotice>}
    </MoneyAct>
  )
}
