// One month of the subscription in full: how it stands, what it costs, until when, and what one can do.
import { subscriptionCalls } from '@bidyard/contract/calls/finance/subscriptions'
import { subscriptionState } from '@bidyard/contract/enums/finance'
import { useMemo, useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { AccountPart } from '../account/account-part.tsx'
import type { Month } from '../month.ts'
import { firstDayOf } from '../months.ts'
import type { SubscriptionInfo } from '../types.ts'
import { useLeadsShop } from '../deposit/use-leads-shop.ts'
import { useMayBuy } from '../standing/gone.ts'
import { cancelledOf } from './cancelled-of.ts'
import { CancelMonthDialog } from './cancel-month-dialog.tsx'
import { isPayable } from './is-payable.ts'
import { monthTone } from './month-tones.ts'

const useFacts = (info: SubscriptionInfo): readonly Fact[] => {
  const say = useText('finance')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { startsAt, endsAt, subscription, priceWon } = info
  const { paidAt, dueAt } = subscription ?? { paidAt: null, dueAt: null }
  const isGranted = subscription !== null && subscription.amountId === null
  const won = subscription?.priceWon ?? priceWon
  // The month ends at the midnight that begins the next one.
  const lastDay = format.date(Date.parse(endsAt) - 1)
  return [
    { key: 'period', name: say('period'), value: `${format.date(startsAt)} – ${lastDay}` },
    { key: 'price', name: say('price'), value: isGranted ? say('free') : format.won(won) },
    ...(paidAt === null ? [] : [
      { key: 'paid', name: say('paidOn'), value: format.dateTime(paidAt) },
    ]),
    ...(info.state !== 'depositWaiting' || dueAt === null || info.account !== null ? [] : [{
      key: 'due', name: say('dueBy'),
      value: (
        <span className="flex flex-wrap justify-end gap-x-3">
          {format.dateTime(dueAt)}<Countdown endsAt={dueAt} offsetMs={offsetMs} />
        </span>
      ),
    }]),
  ]
}

const useNote = (): (info: SubscriptionInfo, wasPaid: boolean) => string | null => {
  const say = useText('finance')
  return ({ state, isOver, priceWon }, wasPaid) => {
    if (state === 'depositWaiting') return say('monthWaiting')
    if (state === 'cancelled') return wasPaid ? say('monthToRefund') : null
    if (state !== 'notPurchased') return null
    if (isOver) return say('monthMissed')
    return priceWon === 0 ? say('monthFree') : say('monthNotBought')
  }
}

const Pay = ({ info, month }: Pick<ShownProps, 'info' | 'month'>) => {
  const say = useText('finance')
  const filter = useMemo(() => ({ purpose: { eq: 'subscription' }, month: { eq: month } }), [month])
  const mayBuy = useMayBuy()
  const isWaiting = info.state === 'depositWaiting'
  return (
    <AccountPart
      paidFor={{ what: 'month', month }}
      filter={filter}
      isPayable={mayBuy && isPayable(info)}
      words={isWaiting ? { open: say('openAgain') } : { open: say('openForMonth'), hint: say('openHint') }}
    />
  )
}

interface ShownProps {
  readonly info: SubscriptionInfo
  readonly month: Month
  readonly wasPaid: boolean
}

const Shown = ({ info, month, wasPaid }: ShownProps) => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const note = useNote()(info, wasPaid)
  const [cancelling, setCancelling] = useState(false)
  const leads = useLeadsShop()
  // Where an account number is open, closing it calls the month off.
  const isWaiting = info.state === 'depositWaiting' && info.account === null
  const mayCancel = isWaiting || (info.state === 'upcoming' && leads !== false)
  return (
    <section aria-live="polite" className="flex flex-col gap-3.5 rounded-md border border-line p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold">{format.month(firstDayOf(month))}</h3>
        <Badge tone={monthTone[info.state]}>{word(subscriptionState, info.state)}</Badge>
        {mayCancel && (
          <Button size="small" className="ml-auto" onClick={() => setCancelling(true)}>{say('cancelMonth')}</Button>
        )}
      </header>
      {note !== null && <p className="text-md text-ink-soft">{note}</p>}
      <KeyValueList facts={useFacts(info)} />
      <Pay info={info} month={month} />
      {mayCancel && (
        <CancelMonthDialog
          month={month} of={cancelledOf(info)} open={cancelling} onOpenChange={setCancelling}
        />
      )}
    </section>
  )
}

interface ChosenMonthProps {
  readonly month: Month
  readonly wasPaid: boolean
}

export const ChosenMonth = ({ month, wasPaid }: ChosenMonthProps): ReactNode => {
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching } = useRead(subscriptionCalls.getSubscriptionInfo, { body: { month } })
  if (data === undefined)
    return error === null
      ? <div aria-busy="true" className="rounded-md border border-line p-4"><SkeletonText lines={4} /></div>
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return <Shown key={data.month} info={data} month={data.month as Month} wasPaid={wasPaid} />
}
