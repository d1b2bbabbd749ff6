// The auction of the own car: what was sent back and why, when it opens and ends, and what was told about its end.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionNoticeKind, auctionState, listingReturnReason } from '@bidyard/contract/enums/auctions'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { stepsOfReason } from '../offer/offer-steps.ts'
import { TargetLink } from '../parts/target-link.tsx'
import { type Auction, isCalledOff, isReturned } from './car-rail.ts'

/** What bidding has to say of the own car's auction. */
export interface SellerBids {
  /** While it takes bids. */
  readonly renderNow: (auctionId: string) => ReactNode
  /** What is offered only as long as nobody bid. */
  readonly renderUnlessBidOn: (auctionId: string, offered: ReactNode) => ReactNode
  /** From the close on. */
  readonly renderChoice: (auctionId: string, hopePriceWon: number | null) => ReactNode
  /** Whose fault it was that a contract fell, where the seller is heard about it. */
  readonly renderFaults: (orderId: string) => ReactNode
}

interface AuctionCardProps {
  readonly auction: Auction
  readonly bids: SellerBids
  /** Nobody looks through a listing before its car was checked. */
  readonly hasCheck: boolean
  /** The order is over, whoever ended it: then there is nothing to ask for. */
  readonly isTakenBack: boolean
}

const SentBack = ({ auction }: { readonly auction: Auction }) => {
  const say = useText('selling')
  const word = useWord()
  const queries = useQueryClient()
  const place = useSellerPlace()
  const call = useCall(auctionsCalls.resubmitListing, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('resubmitted') })
      return forgetPaths(queries, ['/auctions', '/orders'])
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <InlineNotice tone="waiting" title={say('sentBackTitle')}>
        {auction.returnNote !== null && (
          <p lang="ko" className="whitespace-pre-line text-ink-soft">{auction.returnNote}</p>
        )}
        <ul className="flex flex-col">
          {auction.returnReasons.map((reason) => (
            <li key={reason} className="flex flex-wrap items-center gap-x-3">
              <span>{word(listingReturnReason, reason)}</span>
              {stepsOfReason[reason].map((step) => (
                <TargetLink
                  key={step} target={place.offer(auction.orderId, step)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {say(`mend.${step}`)}
                </TargetLink>
              ))}
            </li>
          ))}
        </ul>
      </InlineNotice>
      <Button
        variant="primary" size="large" wide loading={call.isPending}
        onClick={() => call.mutate({ params: { id: auction.id }, body: { seenVersion: auction.version } })}
      >
        {say('resubmit')}
      </Button>
      <Refused failure={call.error} />
    </div>
  )
}

const Running = ({ auction, bids }: Pick<AuctionCardProps, 'auction' | 'bids'>) => {
  const say = useText('selling')
  const format = useFormat()
  const word = useWord()
  const offsetMs = useServerOffset()
  return (
    <div className="flex flex-col gap-4">
      {auction.endsAt !== null && (
        <div className="flex flex-col">
          <Countdown endsAt={auction.endsAt} offsetMs={offsetMs} className="text-2xl" />
          <span className="figures text-md text-ink-faint">
            {say('endsAt', { at: format.dateTime(auction.endsAt) })}
          </span>
        </div>
      )}
      {bids.renderNow(auction.id)}
      <p className="text-md text-ink-soft">{say('sealedText')}</p>
      {auction.notices.map(({ kind, reason, createdAt }) => (
        <InlineNotice key={createdAt} tone="action" title={word(auctionNoticeKind, kind)}>
          <span lang="ko">{reason}</span>
        </InlineNotice>
      ))}
    </div>
  )
}

const Preparing = ({ auction, hasCheck }: Pick<AuctionCardProps, 'auction' | 'hasCheck'>) => {
  const say = useText('selling')
  const format = useFormat()
  if (isReturned(auction)) return <SentBack auction={auction} />
  const { openAt, screenedAt } = auction
  if (openAt === null && screenedAt === null && !hasCheck)
    return <p className="text-md text-ink-soft">{say('beforeCheck')}</p>
  return (
    <p className="text-md text-ink-soft">
      {openAt !== null && say('opensAt', { at: format.dateTime(openAt) })}
      {openAt === null && say(screenedAt === null ? 'inScreening' : 'screened')}
    </p>
  )
}

/** The office called it off before it opened: nothing is under way, and no button of the seller changes that. */
const CalledOff = ({ auction }: Pick<AuctionCardProps, 'auction'>) => {
  const say = useText('selling')
  return (
    <Card title={say('auctionTitle')} note={auction.auctionNo}>
      <InlineNotice tone="waiting" title={say('calledOffTitle')}>
        {auction.endNote !== null && <p lang="ko" className="text-ink-soft">{auction.endNote}</p>}
        <p>{say('calledOffText')}</p>
      </InlineNotice>
    </Card>
  )
}

/** Over, and nobody has been found yet: no contract to speak of. */
const seeksBuyer = ({ state, processStep }: Auction): boolean =>
  state === 'contract' && processStep === 'awardDecision'

export const AuctionCard = ({ auction, bids, hasCheck, isTakenBack }: AuctionCardProps) => {
  const say = useText('selling')
  const word = useWord()
  const { state } = auction
  const isSeeking = seeksBuyer(auction)
  const isWaiting = isSeeking || isReturned(auction)
  if (isCalledOff(auction) && !isTakenBack) return <CalledOff auction={auction} />
  if (state === 'cancelled' || state === 'done') return null
  return (
    <Card
      title={say('auctionTitle')}
      note={auction.auctionNo}
      actions={
        <Badge tone={isWaiting ? 'waiting' : 'action'}>
          {isSeeking ? say('seekingBuyer') : word(auctionState, state)}
        </Badge>
      }
    >
      {state === 'preparation' && <Preparing auction={auction} hasCheck={hasCheck} />}
      {state === 'auction' && <Running auction={auction} bids={bids} />}
      {state === 'contract' && (
        <p className="text-md text-ink-soft">{say(isSeeking ? 'auctionSeeks' : 'auctionOver')}</p>
      )}
    </Card>
  )
}
