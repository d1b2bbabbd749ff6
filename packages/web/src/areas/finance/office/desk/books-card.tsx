// Today's books: whether everything adds up, and a button to look again now.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { CardLink } from '../parts/card-link.tsx'
import { DifferenceBadge } from '../reconciliations/difference-badge.tsx'
import { ReconcileButton } from '../reconciliations/reconcile-button.tsx'

export const BooksCard = () => {
  const say = useText('money')
  const format = useFormat()
  const wordsFor = useFailureWords()
  const days = useList(financeCalls.listReconciliations, { sort: [{ day: 'desc' }], size: 1 })
  if (days.failure !== null && days.items.length === 0)
    return <ErrorPanel {...wordsFor(days.failure)} onRetry={days.retry} />
  if (days.isLoading) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  const [last] = days.items
  return (
    <Card
      title={say('books')}
      actions={<CardLink to="/office/money/reconciliations">{say('seeAll')}</CardLink>}
    >
      {last === undefined
        ? <EmptyState icon="chart" title={say('noBooks')} text={say('noBooksText')} action={<ReconcileButton />} />
        : (
          <div className="flex flex-col gap-4">
            <KeyValueList
              facts={[
                { key: 'day', name: say('day'), value: isDay(last.day) ? format.day(last.day) : last.day },
                { key: 'difference', name: say('difference'), value: <DifferenceBadge won={last.differenceWon} /> },
                { key: 'entries', name: say('entryCount'), value: format.number(last.entryCount) },
                { key: 'sum', name: say('turnover'), value: format.won(last.debitWon) },
                { key: 'when', name: say('checkedAt'), value: <When at={last.updatedAt} /> },
              ]}
            />
            <div className="flex justify-end"><ReconcileButton /></div>
          </div>
        )}
    </Card>
  )
}
