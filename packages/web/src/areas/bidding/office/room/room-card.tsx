// An auction while it runs, for the office: how many bid and whether the hoped price is met; the bids behind a glass.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useState } from 'react'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useCall } from '../../../../api/use-call.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { BidRows } from './bid-rows.tsx'

type Revealed = ReceivedOf<typeof biddingCalls.revealBids>

export const HopeBadge = ({ isMet }: { readonly isMet: boolean | null }) => {
  const say = useText('awards')
  if (isMet === null) return <Badge>{say('hopeNone')}</Badge>
  return <Badge tone={isMet ? 'done' : 'waiting'}>{say(isMet ? 'hopeMet' : 'hopeNotMet')}</Badge>
}

const RevealDialog = ({ auctionId, onSeen, onClose }: {
  readonly auctionId: string
  readonly onSeen: (revealed: Revealed) => void
  readonly onClose: () => void
}) => {
  const say = useText('awards')
  const call = useCall(biddingCalls.revealBids, {
    onSuccess: (revealed) => {
      showToast({ tone: 'done', title: say('revealDone') })
      onSeen(revealed)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={say('revealTitle')}
      consequence={say('revealHappens')}
      confirmLabel={say('reveal')}
      destructive
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id: auctionId }, body: { reason } })}
    />
  )
}

interface BidsProps {
  readonly revealed: Revealed
  readonly onChange: (revealed: Revealed) => void
  readonly onHide: () => void
}

/** Kept nowhere but in sight. What an act answers tells no amount, so the one that was seen stays. */
const Bids = ({ revealed, onChange, onHide }: BidsProps) => {
  const say = useText('awards')
  const format = useFormat()
  const { biddings } = revealed
  return (
    <div className="flex flex-col gap-3">
      <p className="rounded-lg bg-waiting-soft px-4 py-3 text-sm text-waiting-ink">
        {say('revealedAt', { time: format.dateTime(revealed.revealedAt) })}
      </p>
      {biddings.length === 0 ? <p className="text-md">{say('noBids')}</p> : (
        <BidRows
          biddings={biddings}
          onDone={(received) => onChange({
            ...revealed,
            biddings: biddings.map((one) =>
              (one.id === received.id ? { ...received, amountWon: one.amountWon } : one)),
          })}
        />
      )}
      <Button size="small" onClick={onHide}>{say('hide')}</Button>
    </div>
  )
}

export const RoomCard = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('awards')
  const { data } = useRead(biddingCalls.getAuctionRoom, { params: { id: auctionId } })
  const [asking, setAsking] = useState(false)
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const room = data?.id === auctionId ? data : undefined
  const pausedCount = room?.pausedCount ?? 0
  return (
    <Card
      title={say('room')}
      actions={revealed === null && (
        <MayAsk call={biddingCalls.revealBids}>
          <Button size="small" onClick={() => setAsking(true)}>{say('reveal')}…</Button>
        </MayAsk>
      )}
    >
      {room === undefined ? <Skeleton className="h-20 rounded-md!" /> : (
        <div className="flex flex-col gap-3">
          <div aria-live="polite" className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <strong className="figures text-2xl font-extrabold">{say('bidsOf', { count: room.bidCount })}</strong>
            {pausedCount > 0 && <Badge tone="waiting">{say('pausedOf', { count: pausedCount })}</Badge>}
            <span className="flex items-center gap-2 text-md text-ink-soft">
              {say('hope')} <HopeBadge isMet={room.isHopePriceMet} />
            </span>
          </div>
          {revealed === null
            ? <p className="text-sm text-ink-faint">{say('sealed')}</p>
            : <Bids revealed={revealed} onChange={setRevealed} onHide={() => setRevealed(null)} />}
        </div>
      )}
      {asking && <RevealDialog auctionId={auctionId} onSeen={setRevealed} onClose={() => setAsking(false)} />}
    </Card>
  )
}
