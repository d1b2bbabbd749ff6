// The own bid on a car of the market, in one small word.
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { OwnBid } from './use-own-bids.ts'

export const OwnBidBadge = ({ bid, solid = false }: { readonly bid: OwnBid; readonly solid?: boolean | undefined }) => {
  const say = useText('market')
  const format = useFormat()
  return (
    <Badge tone={bid.isPaused ? 'waiting' : 'action'} solid={solid} icon="gavel">
      {say(bid.isPaused ? 'ownBidPaused' : 'ownBid', { won: format.price(bid.amountWon) })}
    </Badge>
  )
}
