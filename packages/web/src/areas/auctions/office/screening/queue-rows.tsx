// A listing in the queue: as a row of the table, and as a card on phones.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { modelName, type AuctionItem } from '../parts/auction-words.ts'
import { StandingBadge } from '../parts/standing-badge.tsx'

export const useQueueColumns = (): readonly Column<AuctionItem>[] => {
  const say = useText('marketOffice')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 118,
      cell: ({ id, auctionNo }) => <RowLink to="/office/screening/$id" params={{ id }}>{auctionNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 96, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'standing', title: say('state'), widthPx: 92, englishPx: 126,
      cell: (auction) => <StandingBadge auction={auction} />,
    },
    {
      key: 'since', title: say('waitsSince'), widthPx: 120, englishPx: 126,
      cell: ({ resubmittedAt, returnedAt, screenedAt, createdAt }) =>
        <When at={screenedAt ?? resubmittedAt ?? returnedAt ?? createdAt} />,
    },
    {
      key: 'openAt', title: say('openAt'), widthPx: 162, englishPx: 172,
      cell: ({ openAt }) => (openAt === null ? '–' : <span className="figures">{format.dateTime(openAt)}</span>),
    },
    {
      key: 'car', title: say('car'), widthPx: 160, englishPx: 150, grows: true,
      cell: ({ model, modelYear }) => (
        <>
          <span lang="ko">{modelName(model) ?? '–'}</span>{' '}
          {modelYear !== null && <span className="figures text-ink-faint">{modelYear}</span>}
        </>
      ),
    },
    {
      key: 'kind', title: say('kind'), widthPx: 112, englishPx: 158,
      cell: ({ kind, houseType }) => `${word(contractKind, kind)} · ${word(auctionHouseType, houseType)}`,
    },
    {
      key: 'region', title: say('region'), widthPx: 64, englishPx: 104, givesWay: 1,
      cell: ({ region }) => word(province, region),
    },
    {
      key: 'round', title: say('round'), widthPx: 60, englishPx: 84, givesWay: 2, align: 'end',
      cell: ({ round }) => say('roundOf', { round }),
    },
  ], [say, word, format])
}

export const QueueCard = ({ auction }: { readonly auction: AuctionItem }) => {
  const word = useWord()
  const { id, carNumber, model, modelYear, kind, auctionNo, createdAt } = auction
  return (
    <RowCardLink
      to="/office/screening/$id"
      params={{ id }}
      title={<>{carNumber} · <span lang="ko">{modelName(model) ?? '–'}</span></>}
      badge={<StandingBadge auction={auction} />}
      lines={[
        <span key="facts" className="figures">{modelYear ?? '–'} · {word(contractKind, kind)}</span>,
        <span key="no" className="figures text-sm text-ink-faint">{auctionNo} · <When at={createdAt} /></span>,
      ]}
    />
  )
}
