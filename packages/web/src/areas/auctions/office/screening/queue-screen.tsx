// The screening queue: what waits longest comes first, and new listings appear by themselves.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { QueueCard, useQueueColumns } from './queue-rows.tsx'
import { oldestFirst, queueFilters, queues, readQueueSearch } from './queues.ts'

const counted = { size: 1, count: true, sort: oldestFirst } as const

const useWaiting = () => {
  const { items, count } = useList(auctionsCalls.listAuctions, { ...counted, filter: queueFilters.waiting })
  return { count, first: items[0] }
}

export const ScreeningQueue = (): ReactNode => {
  const say = useText('marketOffice')
  const navigate = useNavigate()
  const wide = useWide()
  const given = useSearch({ from: '/framed/office/screening' })
  const { search, change } = useAddress(useMemo(() => readQueueSearch(given), [given]))
  const columns = useQueueColumns()
  const { count, first } = useWaiting()
  const queue = search.queue ?? 'waiting'
  const { find } = search
  const filter = useMemo(() => ({
    ...queueFilters[queue],
    ...(find === undefined ? {} : /^a\d{3,4}/i.test(find)
      ? { auctionNo: { like: find.toUpperCase() } } : { carNumber: { like: carNumberOf(find) } }),
  }), [queue, find])
  const rows = useEndless(auctionsCalls.listAuctions, { filter, sort: oldestFirst })
  useTitle(say('screening'))
  return (
    <>
      <PageHeader
        title={say('screening')}
        summary={
          <span aria-live="polite">
            {count === 0
              ? say('nothingWaits') : count === undefined ? '\u00a0' : say('waitingCount', { count: String(count) })}
          </span>
        }
        actions={first !== undefined && (
          <LinkButton to="/office/screening/$id" params={{ id: first.id }} variant="primary">
            {say('beginScreening')}
          </LinkButton>
        )}
      />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={say('queue')}
          segments={queues.map((value) => ({ value, label: say(`queue.${value}`) }))}
          value={queue}
          onValueChange={(next) => change({ queue: next === 'waiting' ? undefined : next })}
          wide={!wide}
          className="whitespace-nowrap max-md:w-full max-md:[&_button]:min-w-fit max-md:[&_button]:px-2"
        />
        <FindLine label={say('findListing')} value={find} onFind={(next) => change({ find: next }, true)} />
      </div>
      <EndlessRows
        label={say('screening')}
        result={rows}
        columns={columns}
        onOpen={({ id }) => void navigate({ to: '/office/screening/$id', params: { id } })}
        renderCard={(auction) => <QueueCard auction={auction} />}
        onClear={find === undefined ? undefined : () => change({ find: undefined })}
        empty={<EmptyState icon="done" title={say(`empty.${queue}`)} text={say('emptyQueueText')} />}
      />
    </>
  )
}
