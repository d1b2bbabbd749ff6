// All auctions that take bids now, the next to close on top: how many bid, and whether the hoped price is met.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { carName } from '../../../../text/car-name.ts'
import { HopeBadge } from '../room/room-card.tsx'

type Room = ItemOf<typeof biddingCalls.listAuctionRooms>

const Left = ({ room: { endsAt } }: { readonly room: Room }) => {
  const offsetMs = useServerOffset()
  return endsAt === null ? <>–</> : <Countdown endsAt={endsAt} offsetMs={offsetMs} />
}

const Bids = ({ room: { bidCount, pausedCount } }: { readonly room: Room }) => {
  const say = useText('awards')
  return (
    <span className="inline-flex items-center gap-2">
      <b className="figures">{say('bidsOf', { count: bidCount })}</b>
      {pausedCount !== null && pausedCount > 0 && (
        <Badge tone="waiting">{say('pausedOf', { count: pausedCount })}</Badge>
      )}
    </span>
  )
}

const useColumns = (): readonly Column<Room>[] => {
  const say = useText('awards')
  const word = useWord()
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
    { key: 'left', title: say('left'), widthPx: 150, cell: (room) => <Left room={room} /> },
    { key: 'bids', title: say('bids'), widthPx: 160, cell: (room) => <Bids room={room} /> },
    {
      key: 'hope', title: say('hope'), widthPx: 108, cell: ({ isHopePriceMet }) => <HopeBadge isMet={isHopePriceMet} />,
    },
  ], [say, word])
}

export const RoomsScreen = (): ReactNode => {
  const say = useText('awards')
  const word = useWord()
  const navigate = useNavigate()
  const columns = useColumns()
  const rows = useEndless(biddingCalls.listAuctionRooms, {
    filter: { state: { eq: 'auction' } }, sort: [{ endsAt: 'asc' }],
  })
  useTitle(say('room'))
  return (
    <>
      <PageHeader
        title={say('room')}
        summary={say('roomText')}
        actions={<ExportButton parts={[{ list: 'auctions', query: {} }, { list: 'biddings', query: {} }]} />}
      />
      <EndlessRows
        label={say('room')}
        result={rows}
        columns={columns}
        onOpen={({ id }) => void navigate({ to: '/office/auctions/$id', params: { id } })}
        renderCard={(room) => (
          <RowCardLink
            to="/office/auctions/$id"
            params={{ id: room.id }}
            title={<>{room.carNumber} · <span lang="ko">{carName(room.model, '–')}</span></>}
            badge={<HopeBadge isMet={room.isHopePriceMet} />}
            lines={[
              <span key="bids" className="flex w-full items-center justify-between gap-3">
                <Bids room={room} />
                <Left room={room} />
              </span>,
              <span key="no" className="figures text-sm text-ink-faint">
                {room.auctionNo} · {word(contractKind, room.kind)}
              </span>,
            ]}
          />
        )}
        empty={<EmptyState icon="gavel" title={say('noRooms')} text={say('noRoomsText')} />}
      />
    </>
  )
}
