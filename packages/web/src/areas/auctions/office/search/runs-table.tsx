// How syncs and comparisons of the search table went, the newest first; what differed stands out.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { searchRunKind } from '@bidyard/contract/enums/auctions'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'

const newest = { sort: [{ createdAt: 'desc' }], size: 20 } as const

export const RunsTable = () => {
  const say = useText('marketOffice')
  const word = useWord()
  const { items, isLoading } = useList(auctionsCalls.listSearchRuns, newest)
  if (isLoading) return <Skeleton className="h-72 rounded-lg" />
  return (
    <Card title={say('runs')} note={say('runsNote')} flush>
      {items.length === 0 ? <EmptyState icon="refresh" title={say('noRuns')} text={say('noRunsText')} /> : (
        <PlainTable
          label={say('runs')}
          columns={[
            { key: 'kind', title: say('runKind'), className: 'whitespace-nowrap' },
            { key: 'state', title: say('state') },
            { key: 'done', title: say('runDone'), align: 'end', className: 'whitespace-nowrap' },
            { key: 'written', title: say('runWritten'), align: 'end' },
            { key: 'removed', title: say('runRemoved'), align: 'end' },
            { key: 'at', title: say('runAt'), align: 'end' },
          ]}
          rows={items.map(({ id, kind, total, done, written, removed, endedAt, createdAt }) => ({
            key: id,
            marked: kind === 'drift' && written + removed > 0,
            cells: [
              word(searchRunKind, kind),
              <Badge key="state" tone={endedAt === null ? 'action' : 'done'}>
                {say(endedAt === null ? 'runGoes' : 'runEnded')}
              </Badge>,
              `${formatNumber(done)}/${formatNumber(total)}`, formatNumber(written), formatNumber(removed),
              <When key="at" at={endedAt ?? createdAt} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}
