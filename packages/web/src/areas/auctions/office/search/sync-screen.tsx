// The search table in the office: how many rows it has, how its last comparison went, and writing it anew.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useState, type ReactNode } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { DeleteAllDialog } from './delete-all-dialog.tsx'
import { RunsTable } from './runs-table.tsx'
import { SyncSome } from './sync-some.tsx'
import { SyncProgress } from './sync-progress.tsx'

const counted = { size: 1, count: true } as const
const opened = { openedAt: { isNotNull: true } } as const
const drift = { filter: { kind: { eq: 'drift' } }, sort: [{ createdAt: 'desc' }], size: 1 } as const

const Figure = ({ name, value, note }: {
  readonly name: string; readonly value: ReactNode; readonly note?: ReactNode | undefined
}) => (
  <Card>
    <p className="text-sm text-ink-soft">{name}</p>
    <p className="figures text-2xl font-bold">{value}</p>
    <p className="min-h-5 text-sm text-ink-faint">{note}</p>
  </Card>
)

const shown = (count: number | '10,000+' | undefined): string =>
  count === undefined ? '–' : typeof count === 'number' ? formatNumber(count) : count

const Figures = () => {
  const say = useText('marketOffice')
  const rows = useList(auctionsCalls.listAuctionSearchTables, counted)
  const open = useList(auctionsCalls.listAuctionSearchTables, { ...counted, filter: { state: { eq: 'auction' } } })
  const auctions = useList(auctionsCalls.listAuctions, { ...counted, filter: opened })
  const { items: [last] } = useList(auctionsCalls.listSearchRuns, drift)
  const differed = last === undefined ? 0 : last.written + last.removed
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Figure name={say('searchRows')} value={shown(rows.count)} note={say('searchRowsNote')} />
        <Figure name={say('openRows')} value={shown(open.count)} note={say('openRowsNote')} />
        <Figure name={say('openedAuctions')} value={shown(auctions.count)} note={say('openedAuctionsNote')} />
        <Figure
          name={say('drift')}
          value={last === undefined ? '–' : formatNumber(differed)}
          note={last?.endedAt === undefined || last.endedAt === null
            ? undefined : <>{say('comparedAt')} <When at={last.endedAt} /></>}
        />
      </div>
      {differed > 0 && last !== undefined && (
        <InlineNotice tone="closing" title={say('driftFound')}>
          {say('driftMended', { written: String(last.written), removed: String(last.removed) })}
        </InlineNotice>
      )}
    </>
  )
}

export const SyncScreen = (): ReactNode => {
  const say = useText('marketOffice')
  const [deleting, setDeleting] = useState(false)
  useTitle(say('searchSync'))
  return (
    <>
      <PageHeader
        title={say('searchSync')}
        summary={say('searchSyncText')}
        actions={<Button icon="trash" onClick={() => setDeleting(true)}>{say('deleteAll')}…</Button>}
      />
      <div className="flex flex-col gap-4">
        <Figures />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <SyncProgress />
          <SyncSome />
        </div>
        <RunsTable />
      </div>
      {deleting && <DeleteAllDialog onClose={() => setDeleting(false)} />}
    </>
  )
}
