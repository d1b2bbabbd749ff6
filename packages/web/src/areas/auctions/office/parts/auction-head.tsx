// The head of one auction in the office: its car, where it stands, and what it is.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { modelName } from './auction-words.ts'
import { StandingBadge } from './standing-badge.tsx'

interface AuctionHeadProps {
  readonly auction: Auction
  readonly trail: ReactNode
  readonly actions: ReactNode
}

export const AuctionHead = ({ auction, trail, actions }: AuctionHeadProps) => {
  const say = useText('marketOffice')
  const word = useWord()
  const { carNumber, model, modelYear, kind, houseType, auctionNo, round } = auction
  return (
    <PageHeader
      trail={trail}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {carNumber} <span lang="ko" className="font-normal text-ink-soft">{modelName(model) ?? '–'}</span>
          <StandingBadge auction={auction} />
        </span>
      }
      summary={[
        auctionNo, say('roundOf', { round }), modelYear, word(contractKind, kind), word(auctionHouseType, houseType),
      ].filter((part) => part !== null).join(' · ')}
      actions={actions}
    />
  )
}
