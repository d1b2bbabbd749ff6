// What one thing left in the ledger, entry by entry.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { ledgerAct } from '@bidyard/contract/enums/finance'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { CardLink } from '../parts/card-link.tsx'
import { EntryLink } from './entry-sheet.tsx'
import { Sides } from './sides.tsx'

export const EntriesCard = ({ subjectId }: { readonly subjectId: string }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const entries = useList(financeCalls.listLedgerEntries, {
    filter: { subjectId: { eq: subjectId } }, sort: [{ happenedAt: 'asc' }], size: 20,
  })
  if (entries.isLoading) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  if (entries.items.length === 0)
    return <Card title={say('ledger')}><p className="text-md text-ink-soft">{say('noEntriesYet')}</p></Card>
  return (
    <Card
      title={say('ledger')}
      actions={<CardLink to="/office/money/ledger" search={{ subject: subjectId }}>{say('seeAll')}</CardLink>}
      flush
    >
      <ul className="mt-2 flex flex-col">
        {entries.items.map((entry, index) => (
          <li key={entry.id} className="flex flex-col">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 pb-2 md:px-5">
              <EntryLink to="/office/money/ledger" search={{ entry: entry.id }}>{word(ledgerAct, entry.act)}</EntryLink>
              <span className="figures text-sm text-ink-faint">{format.dateTime(entry.happenedAt)}</span>
              {entry.reversedById !== null && <Badge>{say('wasReversed')}</Badge>}
            </span>
            <Sides entry={entry} place={index + 1} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
