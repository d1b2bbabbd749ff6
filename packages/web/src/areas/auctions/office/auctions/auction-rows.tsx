// An auction in the office's list: as a row of the table, and as a card on phones.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { useMemo } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { modelName, type AuctionItem } from '../parts/auction-words.ts'
import { StandingBadge } from '../parts/standing-badge.tsx'

/** The time that is left while it is open, and the moment it ended afterwards. */
const End = ({ auction: { state, endsAt } }: { readonly auction: AuctionItem }) => {
  const format = useFormat()
  const offsetMs = useServerOffset()
  if (endsAt === null) return <>–</>
  return state === 'auction'
    ? <Countdown endsAt={endsAt} offsetMs={offsetMs} />
    : <span className="figures">{format.dateTime(endsAt)}</span>
}

export const useAuctionColumns = (): readonly Column<AuctionItem>[] => {
  const say = useText('marketOffice')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 118,
      cell: ({ id, auctionNo }) => <RowLink to="/office/auctions/$id" params={{ id }}>{auctionNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 96, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'endsAt', title: say('endsAt'), widthPx: 162, englishPx: 172, sortable: true,
      cell: (auction) => <End auction={auction} />,
    },
    {
      key: 'standing', title: say('state'), widthPx: 92, englishPx: 126,
      cell: (auction) => <StandingBadge auction={auction} />,
    },
    {
      key: 'car', title: say('car'), widthPx: 160, englishPx: 140, grows: true,
      cell: ({ model, modelYear }) => (
        <>
          <span lang="ko">{modelName(model) ?? '–'}</span>{' '}
          {modelYear !== null && <span className="figures text-ink-faint">{modelYear}</span>}
        </>
      ),
    },
    {
      key: 'openedAt', title: say('openedAt'), widthPx: 120, englishPx: 126, sortable: true,
      cell: ({ openedAt }) => (openedAt === null ? '–' : <When at={openedAt} />),
    },
    { key: 'kind', title: say('kind'), widthPx: 80, englishPx: 72, cell: ({ kind }) => word(contractKind, kind) },
    {
      key: 'region', title: say('region'), widthPx: 64, englishPx: 104, givesWay: 1,
      cell: ({ region }) => word(province, region),
    },
    {
      key: 'round', title: say('round'), widthPx: 60, englishPx: 84, givesWay: 2, align: 'end',
      cell: ({ round }) => say('roundOf', { round }),
    },
  ], [say, word])
}

export const AuctionCard = ({ auction }: { readonly auction: AuctionItem }) => {
  const word = useWord()
  const { id, carNumber, model, kind, region, auctionNo } = auction
  return (
    <RowCardLink
      to="/office/auctions/$id"
      params={{ id }}
      title={<>{carNumber} · <span lang="ko">{modelName(model) ?? '–'}</span></>}
      badge={<StandingBadge auction={auction} />}
      lines={[
        <End key="end" auction={auction} />,
        <span key="no" className="figures text-sm text-ink-faint">
          {auctionNo} · {word(contractKind, kind)} · {word(province, region)}
        </span>,
      ]}
    />
  )
}
