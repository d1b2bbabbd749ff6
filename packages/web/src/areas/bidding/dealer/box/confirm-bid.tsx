// Asks once before a bid that binds: the amount in figures and in words, what it costs, and what happens meanwhile.
import type { BidBox } from '@bidyard/contract/shapes/bidding/rooms'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { isFarAbove, timesOf } from './amount-rules.ts'
import { CostLine } from './cost-line.tsx'
import { type OwnPlan, reckon } from './cost-rules.ts'
import type { Bid } from './use-bid.ts'

interface ConfirmBidProps {
  readonly name: string
  readonly box: BidBox
  readonly amountWon: number
  readonly plan: OwnPlan
  readonly bid: Bid
  readonly onClose: () => void
  readonly onDone: () => void
}

const Way = ({ bid }: { readonly bid: Bid }) => {
  const say = useText('bidding')
  if (bid.isAskingAgain)
    return <InlineNotice tone="waiting" urgent title={say('askingAgain')}>{say('askingAgainText')}</InlineNotice>
  if (bid.isUnknown)
    return <InlineNotice tone="waiting" urgent title={say('notKnown')}>{say('notKnownText')}</InlineNotice>
  return <Refused failure={bid.refusal} />
}

export const ConfirmBid = ({ name, box, amountWon, plan, bid, onClose, onDone }: ConfirmBidProps) => {
  const say = useText('bidding')
  const format = useFormat()
  const won = format.price(amountWon)
  const isRaise = box.ownBidding !== null
  const isFar = isFarAbove(amountWon, box.askAgainAboveWon)
  const { feeWon, allInWon } = reckon(amountWon, box.feeScale, plan)
  const verb = bid.isUnknown ? 'askAgain' : isFar ? 'submitAnyway' : isRaise ? 'raise' : 'submit'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(isRaise ? 'confirmRaise' : 'confirmTitle', { won })}
      consequence={say('confirmText', { name })}
      confirmLabel={say(verb)}
      destructive={isFar}
      onConfirm={async () => {
        await bid.submit(amountWon)
        onDone()
      }}
    >
      <div className="flex flex-col gap-3">
        <div className="rounded-lg bg-sunken px-4 py-3">
          <strong className="figures block text-2xl font-extrabold tracking-tight">{won}</strong>
          <span className="text-md text-ink-soft">{format.inWords(amountWon)}</span>
        </div>
        <dl className="flex flex-col gap-1">
          <CostLine name={say('fee')} note={say('feeNote')} value={format.won(feeWon)} />
          <CostLine name={say('allIn')} value={format.won(allInWon)} loud />
        </dl>
        {isFar && box.askAgainAboveWon !== null && (
          <InlineNotice tone="closing" urgent title={say('farAbove')}>
            {say('farAboveText', {
              won: format.price(box.askAgainAboveWon), times: timesOf(box.askAgainAboveGuideBasisPoints),
            })}
          </InlineNotice>
        )}
        <Way bid={bid} />
      </div>
    </ConfirmDialog>
  )
}
