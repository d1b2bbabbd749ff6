// Closed auctions for which a buyer is looked for: those whose sellers choose, or those that the office consults on.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { kindsWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { carName } from '../../../../text/car-name.ts'
import { useEnough } from '../../parts/use-enough.ts'

type Auction = ItemOf<typeof auctionsCalls.listAuctions>

const useColumns = (): readonly Column<Auction>[] => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 128,
      cell: ({ id, auctionNo }) => <RowLink to="/office/auctions/$id" params={{ id }}>{auctionNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 108, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'car', title: say('car'), widthPx: 190, grows: true,
      cell: ({ model }) => <span lang="ko">{carName(model, '–')}</span>,
    },
    { key: 'kind', title: say('kind'), widthPx: 84, cell: ({ kind }) => word(contractKind, kind) },
    {
      key: 'endedAt', title: say('endedAt'), widthPx: 188,
      cell: ({ endsAt }) => (endsAt === null ? '–' : <span className="figures">{format.dateTime(endsAt)}</span>),
    },
  ], [say, word, format])
}

const consultedKinds = [...kindsWhere('awardedBy', 'reserve')]

/** What both are told by: the step of the auction, and whether a bidder of it is consulted about. */
const useClosed = (isConsulting: boolean) => {
  const consulted = useWholeList(biddingCalls.listAuctionBidders, { filter: { state: { eq: 'afterConsulting' } } })
  const ids = useMemo(() => new Set(consulted.items.map(({ auctionId }) => auctionId)), [consulted.items])
  const rows = useEndless(auctionsCalls.listAuctions, {
    filter: { state: { eq: 'contract' }, ...(isConsulting ? { kind: { in: consultedKinds } } : {}) },
    sort: [{ endsAt: 'asc' }],
  })
  const items = useMemo(() => rows.items.filter(({ id, processStep }) =>
    processStep === 'awardDecision' && ids.has(id) === isConsulting), [rows.items, ids, isConsulting])
  useEnough(rows, items)
  const isLooking = items.length === 0 && !rows.isWhole
  return { ...rows, items, count: undefined, isLoading: rows.isLoading || consulted.isLoading || isLooking }
}

export const ClosedTab = ({ tab }: { readonly tab: 'choosing' | 'consulting' }) => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const navigate = useNavigate()
  const columns = useColumns()
  const result = useClosed(tab === 'consulting')
  return (
    <EndlessRows
      label={say(`tab.${tab}`)}
      result={result}
      columns={columns}
      onOpen={({ id }) => void navigate({ to: '/office/auctions/$id', params: { id } })}
      renderCard={({ id, carNumber, model, auctionNo, kind, endsAt }) => (
        <RowCardLink
          to="/office/auctions/$id"
          params={{ id }}
          title={<>{carNumber} · <span lang="ko">{carName(model, '–')}</span></>}
          lines={[
            <span key="no" className="figures text-sm text-ink-faint">{auctionNo} · {word(contractKind, kind)}</span>,
            <span key="ended" className="figures">{endsAt === null ? '–' : format.dateTime(endsAt)}</span>,
          ]}
        />
      )}
      empty={<EmptyState icon="done" title={say(`empty.${tab}`)} text={say('emptyText')} />}
    />
  )
}
