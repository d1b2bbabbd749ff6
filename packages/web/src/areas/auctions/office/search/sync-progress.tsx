// Writes all rows anew, and shows how far that has come; one that was begun elsewhere is shown as well.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByAuctions } from '../parts/auction-words.ts'

const last = { filter: { kind: { eq: 'all' } }, sort: [{ createdAt: 'desc' }], size: 1 } as const

export const SyncProgress = () => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  const { items: [run] } = useList(auctionsCalls.listSearchRuns, last)
  const sync = useCall(auctionsCalls.syncAllAuctionSearchTables, {
    onSuccess: () => void forgetPaths(queries, touchedByAuctions),
  })
  const isRunning = run !== undefined && run.endedAt === null
  const percent = run === undefined || run.total === 0 ? (isRunning ? null : 100) : (run.done / run.total) * 100
  return (
    <Card title={say('syncAll')} note={say('syncAllNote')}>
      <div className="flex flex-col gap-4">
        {run !== undefined && (
          <div className="flex flex-col gap-1">
            <ProgressBar
              shown label={say(isRunning ? 'syncRunning' : 'syncDone')} percent={percent}
              tone={isRunning ? 'action' : 'done'}
            />
            <p className="figures flex flex-wrap justify-between gap-2 text-sm text-ink-soft">
              <span>{say('syncFigures', {
                done: formatNumber(run.done), total: formatNumber(run.total), written: formatNumber(run.written),
              })}</span>
              <When at={run.endedAt ?? run.createdAt} />
            </p>
          </div>
        )}
        <Refused failure={sync.error} />
        <div>
          <Button
            variant="primary" icon="refresh" loading={sync.isPending} onClick={() => sync.mutate({ body: {} })}
          >
            {say(isRunning ? 'syncGoOn' : 'syncAllVerb')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
