// On phones, under the thumb: the way to the bid box of the page, with the own bid on it.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'

/** The amount is what one comes for; where one may not bid, the reasons are. */
const goToBox = (): void => {
  const box = document.querySelector('[data-bid-box]')
  box?.scrollIntoView({ block: 'center' })
  box?.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true })
}

export const BidBar = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('bidding')
  const { data } = useRead(biddingCalls.getBidBox, { params: { id: auctionId } })
  const eligibility = useRead(eligibilityCalls.getBiddingEligibility, { body: { memberId: null } })
  const own = data?.auctionId === auctionId ? data.ownBidding : null
  const isBarred = (eligibility.data?.obstacles.length ?? 0) > 0
  return (
    // On the narrowest phones the time beside it needs the room of the icon.
    <Button
      variant={isBarred ? 'secondary' : 'primary'} icon="gavel" className="max-[22rem]:[&_svg]:hidden"
      onClick={goToBox}
    >
      {say(isBarred ? 'toReasons' : own === null ? 'toBox' : 'toRaise')}
    </Button>
  )
}
