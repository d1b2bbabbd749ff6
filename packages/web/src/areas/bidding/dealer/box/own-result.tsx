// After the end: how the own bid on this auction came out; nothing for whoever did not bid.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { standingOf, standingTones } from '../mine/standing-rules.ts'

export const OwnResult = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('bidding')
  const format = useFormat()
  const { items: [process] } = useList(biddingCalls.listBuyerTradeProcesses, {
    filter: { auctionId: { eq: auctionId } }, sort: [{ bidSubmittedAt: 'desc' }], size: 1,
  })
  if (process === undefined) return null
  const standing = standingOf(process)
  return (
    <section aria-label={say('ownBid')} className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-col">
        <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
          {say('ownBid')}
          <Badge tone={standingTones[standing]}>{say(`result.${standing}`)}</Badge>
        </span>
        <strong className="figures text-2xl font-extrabold tracking-tight">
          {process.amountWon === null ? '–' : format.price(process.amountWon)}
        </strong>
      </div>
      <LinkButton
        to="/bids/$id"
        params={{ id: process.biddingId }}
        variant={standing === 'chosen' ? 'primary' : 'secondary'}
        wide
      >
        {say(standing === 'chosen' ? 'decideNow' : 'facts')}
      </LinkButton>
    </section>
  )
}
