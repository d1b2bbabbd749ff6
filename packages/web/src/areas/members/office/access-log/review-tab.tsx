// The review of a month: what stands out in the logs, by which rule, and the word of whoever looked through it.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { ReceivedOf } from '@bidyard/contract/call'
import { logFindingKind } from '@bidyard/contract/enums/work/audit'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { addMonths, isDay, startOfMonth } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import type { Given } from '../../../../ui/table/order.ts'
import { EarlierReviews } from './earlier-reviews.tsx'
import { FindingRow } from './finding-row.tsx'
import { ReviewConfirmation } from './review-confirmation.tsx'

export type Review = ReceivedOf<typeof auditCalls.getLogReview>

const readReviewSearch = ({ month }: Given) => ({
  tab: 'review' as const,
  ...(typeof month === 'string' && isDay(`${month}-01`) ? { month } : {}),
})

const monthsShown = 24

const Totals = ({ totals }: { readonly totals: Review['totals'] }) => {
  const say = useText('people')
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-4">
      {(['changes', 'looks', 'people'] as const).map((key) => (
        <div key={key} className="rounded-lg border border-line bg-surface px-4 py-3 shadow-card">
          <dt className="text-sm text-ink-faint">{say(`total.${key}`)}</dt>
          <dd className="figures text-xl font-bold">{formatNumber(totals[key])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** By which rule it stands out, from the rules that the server judged by. */
const useRuleWords = ({ rules }: Review) => {
  const say = useText('people')
  return {
    behindGlass: say('stands.behindGlass'),
    manyLooks: say('stands.manyLooks', { count: rules.looksInDay, listed: rules.listedInDay }),
    atNight: say('stands.atNight', { from: rules.nightFrom, until: rules.nightUntil }),
    exports: say('stands.exports'),
  } as const
}

const Findings = ({ review }: { readonly review: Review }) => {
  const say = useText('people')
  const word = useWord()
  const rules = useRuleWords(review)
  if (review.findings.length === 0)
    return (
      <Card><EmptyState icon="done" title={say('nothingStandsOut')} text={say('nothingStandsOutText')} /></Card>
    )
  return (
    <section aria-label={say('standsOut')} className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      {logFindingKind.values.map((kind) => {
        const found = review.findings.filter((one) => one.kind === kind)
        return (
          <Card
            key={kind}
            title={word(logFindingKind, kind)}
            note={rules[kind]}
            actions={<Badge tone={found.length === 0 ? 'neutral' : 'waiting'}>{formatNumber(found.length)}</Badge>}
          >
            {found.length === 0 && <p className="text-md text-ink-faint">{say('none')}</p>}
            <ul className="divide-y divide-line">
              {found.map((one) => <FindingRow key={`${one.userId} ${one.firstAt} ${one.count}`} finding={one} />)}
            </ul>
          </Card>
        )
      })}
    </section>
  )
}

export const ReviewTab = (): ReactNode => {
  const say = useText('people')
  const format = useFormat()
  const wordsFor = useFailureWords()
  const first = startOfMonth(useToday(undefined))
  const given = useSearch({ from: '/framed/office/access-log' })
  const { search, change } = useAddress(useReadSearch(given, readReviewSearch))
  const months = Array.from({ length: monthsShown }, (_month, index) => addMonths(first, -index))
  const month = search.month ?? addMonths(first, -1).slice(0, 7)
  const { data: review, error, refetch } = useRead(auditCalls.getLogReview, { params: { month } })
  if (error !== null && review === undefined) return <ErrorPanel {...wordsFor(error)} onRetry={refetch} />
  return (
    <div className="flex flex-col gap-4">
      <Select
        className="w-52"
        label={say('month')}
        options={months.map((day) => ({ value: day.slice(0, 7), label: format.month(day) }))}
        value={month}
        onValueChange={(next) => change({ month: next ?? undefined })}
      />
      {review === undefined ? <Skeleton className="h-96 rounded-lg" /> : (
        <>
          <Totals totals={review.totals} />
          <ReviewConfirmation review={review} />
          <Findings review={review} />
        </>
      )}
      <EarlierReviews />
    </div>
  )
}
