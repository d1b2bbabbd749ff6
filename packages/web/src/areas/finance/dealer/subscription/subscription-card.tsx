// The subscription as a calendar of months: a year at a time, and the chosen month in full.
import { subscriptionCalls } from '@bidyard/contract/calls/finance/subscriptions'
import { subscriptionState } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import type { Month } from '../month.ts'
import { addToMonth, monthAt, monthsOfYear, yearOf } from '../months.ts'
import type { Subscription } from '../types.ts'
import { ChosenMonth } from './chosen-month.tsx'
import { monthIcon, monthTone, subscriptionsByMonth } from './month-tones.ts'

const tones: Readonly<Record<Tone, string>> = {
  done: 'bg-done-soft text-done-ink', action: 'bg-action-soft text-action-ink',
  waiting: 'bg-waiting-soft text-waiting-ink', closing: 'bg-closing-soft text-closing-ink',
  neutral: 'bg-sunken text-ink-soft',
}

interface MonthCellProps {
  readonly month: Month
  readonly held: Subscription | undefined
  /** How it stands is not known yet. */
  readonly isWaiting: boolean
  readonly isNow: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const MonthCell = ({ month, held, isWaiting, isNow, isChosen, onChoose }: MonthCellProps) => {
  const say = useText('finance')
  const word = useWord()
  const state = held?.state ?? 'notPurchased'
  const icon = monthIcon[state]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'relative flex h-17 flex-col items-start justify-between rounded-md border-2 px-2.5 py-2 text-left',
        'transition-colors',
        tones[monthTone[state]],
        isChosen ? 'border-action' : 'border-transparent hover:border-line-strong',
      )}
    >
      <span className="flex w-full items-center justify-between gap-1">
        <span className={classNames('text-md text-ink', isNow ? 'font-extrabold' : 'font-semibold')}>
          <span className="sr-only">{say('year', { year: yearOf(month) })} </span>
          {say('monthShort', { month: Number(month.slice(5)) })}
        </span>
        {isNow && <span aria-hidden="true" className="size-2 rounded-full bg-action" />}
      </span>
      {isWaiting ? <Skeleton className="h-3.5 w-2/3" /> : (
        <span className="flex items-center gap-1 text-xs font-semibold whitespace-nowrap cramped:whitespace-normal">
          {icon !== undefined && <Icon name={icon} size={14} />}
          {word(subscriptionState, state)}
        </span>
      )}
      {isNow && <span className="sr-only">{say('thisMonth')}</span>}
    </button>
  )
}

const YearSteps = ({ month, onChange }: { readonly month: Month; readonly onChange: (month: Month) => void }) => {
  const say = useText('finance')
  return (
    <div className="flex items-center">
      <IconButton small icon="chevronLeft" label={say('yearBefore')} onClick={() => onChange(addToMonth(month, -12))} />
      <span aria-live="polite" className="figures min-w-16 text-center font-bold">
        {say('year', { year: yearOf(month) })}
      </span>
      <IconButton small icon="chevronRight" label={say('yearAfter')} onClick={() => onChange(addToMonth(month, 12))} />
    </div>
  )
}

export const SubscriptionCard = () => {
  const say = useText('finance')
  const wordsFor = useFailureWords()
  const { search, change } = useAddress(useSearch({ from: '/framed/dealer/finance' }))
  const now = monthAt(serverNow())
  const chosen = search.month ?? now
  const list = useList(subscriptionCalls.listShopSubscriptions, { sort: [{ month: 'desc' }], size: limits.pageSize })
  const byMonth = useMemo(() => subscriptionsByMonth(list.items), [list.items])
  const choose = (month: Month) => change({ month: month === now ? undefined : month })
  return (
    <div id="subscription" className="scroll-mt-20">
      <Card
        title={say('subscription')}
        note={say('subscriptionNote')}
        actions={<YearSteps month={chosen} onChange={choose} />}
      >
        {list.failure !== null && list.items.length === 0
          ? <ErrorPanel {...wordsFor(list.failure)} onRetry={list.retry} />
          : (
              <div className="flex flex-col gap-4">
                <div
                  role="group"
                  aria-label={say('months', { year: yearOf(chosen) })}
                  aria-busy={list.isLoading}
                  className="grid grid-cols-3 gap-1.5 sm:grid-cols-4"
                >
                  {monthsOfYear(yearOf(chosen)).map((month) => (
                    <MonthCell
                      key={month}
                      month={month}
                      held={byMonth.get(month)}
                      isWaiting={list.isLoading}
                      isNow={month === now}
                      isChosen={month === chosen}
                      onChoose={() => choose(month)}
                    />
                  ))}
                </div>
                <ChosenMonth month={chosen} wasPaid={(byMonth.get(chosen)?.paidAt ?? null) !== null} />
              </div>
            )}
      </Card>
    </div>
  )
}
