// An auction in the office's list: as a row of the table, and as a card on phones.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { useMemo } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Countdown } from '../../../../ui/show/countdown.tsx'
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
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 128,
      cell: ({ id, auctionNo }) => <RowLink to="/office/auctions/$id" params={{ id }}>{auctionNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 108, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'car', title: say('car'), widthPx: 190, englishPx: 150, grows: true,
      cell: ({ model, modelYear }) => (
        <>
          <span lang="ko">{modelName(model) ?? '–'}</span>{' '}
          {modelYear !== null && <span className="figures text-ink-faint">{modelYear}</span>}
        </>
      ),
    },
    {
      key: 'standing', title: say('state'), widthPx: 112, englishPx: 150,
      cell: (auction) => <StandingBadge auction={auction} />,
    },
    { key: 'kind', title: say('kind'), widthPx: 84, cell: ({ kind }) => word(contractKind, kind) },
    {
      key: 'region', title: say('region'), widthPx: 76, englishPx: 96,
      cell: ({ region }) => word(province, region),
    },
    {
      key: 'round', title: say('round'), widthPx: 72, englishPx: 84, align: 'end',
      cell: ({ round }) => say('roundOf', { round }),
    },
    {
      key: 'openedAt', title: say('openedAt'), widthPx: 188, sortable: true,
      cell: ({ openedAt }) => (openedAt === null ? '–' : <span className="figures">{format.dateTime(openedAt)}</span>),
    },
    {
      key: 'endsAt', title: say('endsAt'), widthPx: 188, sortable: true, cell: (auction) => <End auction={auction} />,
    },
  ], [say, word, format])
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
