// Where an auction stands, in one word.
import { useText } from '../../../../text/use-text.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { standingOf, standingTone, type AuctionItem } from './auction-words.ts'

interface StandingBadgeProps {
  readonly auction: Pick<AuctionItem, 'state' | 'screenedAt' | 'returnedAt' | 'resubmittedAt' | 'openAt'>
}

export const StandingBadge = ({ auction }: StandingBadgeProps) => {
  const say = useText('marketOffice')
  const standing = standingOf(auction)
  return <Badge tone={standingTone[standing]}>{say(`standing.${standing}`)}</Badge>
}
