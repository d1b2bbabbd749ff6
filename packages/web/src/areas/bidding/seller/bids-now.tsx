// How many bids there are while the auction runs, and whether one reaches the hoped price; no amount is told.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'

export const BidsNow = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('choosing')
  const { data, error } = useRead(biddingCalls.getAuctionRoom, { params: { id: auctionId } })
  if (data === undefined || data.id !== auctionId)
    return error === null ? <Skeleton className="h-20 rounded-lg!" /> : null
  const { bidCount, isHopePriceMet } = data
  const isMet = isHopePriceMet === true
  return (
    <div
      aria-live="polite"
      className={classNames('flex items-center gap-4 rounded-lg px-4 py-3', isMet ? 'bg-done-soft' : 'bg-sunken')}
    >
      <span
        className={classNames(
          'flex size-11 shrink-0 items-center justify-center rounded-full',
          isMet ? 'bg-done text-on-done' : 'bg-neutral-soft text-neutral-ink',
        )}
      >
        <Icon name={isMet ? 'check' : 'gavel'} size={22} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-sm text-ink-soft">{say('bidsNow')}</span>
        <strong className="figures text-xl font-extrabold">{say('bidsOf', { count: bidCount })}</strong>
        <span className={classNames('text-md', isMet ? 'font-semibold text-done-ink' : 'text-ink-soft')}>
          {say(isHopePriceMet === null ? 'hopeNone' : isMet ? 'hopeMet' : 'hopeNotMet')}
        </span>
      </span>
    </div>
  )
}

interface UnlessBidOnProps {
  readonly auctionId: string
  readonly children: ReactNode
}

/** What is not known yet counts as a bid, and so does one that was taken back. */
export const UnlessBidOn = ({ auctionId, children }: UnlessBidOnProps): ReactNode => {
  const { data } = useRead(biddingCalls.getAuctionRoom, { params: { id: auctionId } })
  return data?.id === auctionId && !data.wasBidOn ? children : null
}
