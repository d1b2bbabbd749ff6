// The months that were looked through, each with its word.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'

export const EarlierReviews = () => {
  const say = useText('people')
  const format = useFormat()
  const { items, isLoading } = useList(auditCalls.listLogConfirmations, { sort: [{ month: 'desc' }], size: 12 })
  const monthText = (month: string) => {
    const first = `${month}-01`
    return isDay(first) ? format.month(first) : month
  }
  if (isLoading) return null
  return (
    <Card title={say('reviewsBefore')}>
      {items.length === 0 && <p className="text-md text-ink-faint">{say('noReviewsBefore')}</p>}
      <ul aria-label={say('reviewsBefore')} className="divide-y divide-line">
        {items.map(({ id, month, word, author, findingCount, createdAt }) => (
          <li key={id} className="flex flex-col gap-0.5 py-2.5 text-md first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <RowLink to="/office/access-log" search={{ tab: 'review', month }}>{monthText(month)}</RowLink>
              <span className="text-sm text-ink-faint">
                {author.name} · <When at={createdAt} /> · {say('findingCount', { count: findingCount })}
              </span>
            </span>
            <span className="text-ink-soft [overflow-wrap:anywhere]">{word}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
