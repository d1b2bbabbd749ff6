// One thing that stands between the dealer and a bid: what it is, what to do about it, and the way there.
import { biddingObstacle, type BiddingObstacle } from '@bidyard/contract/enums/eligibility'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import type { FinanceSearch } from '../finance-search.ts'
import type { Eligibility } from '../types.ts'

type Obstacle = Eligibility['obstacles'][number]

const useWhatToDo = ({ openAwards }: Eligibility) => {
  const say = useText('finance')
  const format = useFormat()
  return ({ obstacle, until, missingWon }: Obstacle): string => {
    const won = format.won(missingWon ?? 0)
    switch (obstacle) {
      case 'shopRestricted':
        return until === null
          ? say('do.shopRestrictedUntilAct') : say('do.shopRestricted', { time: format.dateTime(until) })
      case 'depositMissing': return say('do.depositMissing', { won })
      case 'subscriptionInactive': return say('do.subscriptionInactive', { won })
      case 'amountOverdue': return say('do.amountOverdue', { won })
      case 'openAwardsMax': return say('do.openAwardsMax', openAwards)
      case 'memberNotApproved': case 'noBiddingPermission': case 'shopNotActive': case 'shopBanned':
        return say(`do.${obstacle}`)
    }
  }
}

interface WayOn {
  readonly to: '/profile' | '/violations' | '/finance'
  readonly search?: FinanceSearch
  readonly hash?: string
  readonly text: 'toProfile' | 'toViolations' | 'toDeposit' | 'toSubscription' | 'toOverdue'
}

const wayOn: Readonly<Partial<Record<BiddingObstacle, WayOn>>> = {
  memberNotApproved: { to: '/profile', text: 'toProfile' },
  shopBanned: { to: '/violations', text: 'toViolations' },
  shopRestricted: { to: '/violations', text: 'toViolations' },
  depositMissing: { to: '/finance', hash: 'deposit', text: 'toDeposit' },
  subscriptionInactive: { to: '/finance', hash: 'subscription', text: 'toSubscription' },
  amountOverdue: { to: '/finance', search: { tab: 'amounts', overdue: true }, text: 'toOverdue' },
}

export const ObstacleRow = ({ one, eligibility }: { readonly one: Obstacle; readonly eligibility: Eligibility }) => {
  const say = useText('finance')
  const word = useWord()
  const whatToDo = useWhatToDo(eligibility)
  const offsetMs = useServerOffset()
  const way = wayOn[one.obstacle]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-closing-soft text-closing-ink">
        <Icon name="lock" size={18} />
      </span>
      <span className="flex min-w-48 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-3 font-bold">
          {word(biddingObstacle, one.obstacle)}
          {one.until !== null && <Countdown endsAt={one.until} offsetMs={offsetMs} className="text-md" />}
        </span>
        <span className="figures text-md text-ink-soft">{whatToDo(one)}</span>
      </span>
      {way !== undefined && (
        <LinkButton to={way.to} search={way.search ?? {}} hash={way.hash ?? ''} size="small" className="max-sm:ml-13">
          {say(way.text)}
        </LinkButton>
      )}
    </li>
  )
}
