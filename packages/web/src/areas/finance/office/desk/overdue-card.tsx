// Who is late with paying, the longest first.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { CarWords } from '../amounts/amount-car.tsx'
import { whatFor } from '../amounts/amount-rows.tsx'
import { CardLink } from '../parts/card-link.tsx'

export const OverdueCard = () => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const wordsFor = useFailureWords()
  const late = useList(financeCalls.listAmounts, {
    filter: { isOverdue: { eq: true } }, sort: [{ dueAt: 'asc' }], size: 5,
  })
  if (late.failure !== null && late.items.length === 0)
    return <ErrorPanel {...wordsFor(late.failure)} onRetry={late.retry} />
  if (late.isLoading) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  return (
    <Card
      title={say('overdue')}
      actions={<CardLink to="/office/money/amounts" search={{ overdue: true }}>{say('seeAll')}</CardLink>}
      flush
    >
      {late.items.length === 0
        ? <EmptyState icon="done" title={say('nothingOverdue')} />
        : (
          <ul aria-label={say('overdue')} className="mt-2 divide-y divide-line border-t border-line">
            {late.items.map((amount) => (
              <li key={amount.id} className="flex items-center justify-between gap-4 px-4 py-3 md:px-5">
                <span className="flex min-w-0 flex-col">
                  <RowLink to="/office/money/amounts/$id" params={{ id: amount.id }}>
                    {amount.shopName} · {whatFor(word, amount)}
                  </RowLink>
                  {amount.carNumber !== null && (
                    <span className="truncate text-sm text-ink-soft"><CarWords {...amount} /></span>
                  )}
                  {amount.dueAt !== null && (
                    <span className="figures text-sm text-closing-ink">
                      {say('dueWas', { day: format.date(amount.dueAt) })}
                    </span>
                  )}
                </span>
                <b className="figures whitespace-nowrap">{format.won(amount.totalWon)}</b>
              </li>
            ))}
          </ul>
        )}
    </Card>
  )
}
