// Whether the dealer may bid now, said loudly, and everything that stands in the way with what to do about it.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Skeleton, SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import type { Eligibility } from '../types.ts'
import { isGone, obstaclesToSay } from './gone.ts'
import { Glance } from './glance.tsx'
import { ObstacleRow } from './obstacle-row.tsx'

const frame = 'overflow-hidden rounded-lg border border-line bg-surface shadow-card'

const Verdict = (eligibility: Eligibility) => {
  const { isEligible, judgedAt } = eligibility
  const say = useText('finance')
  const format = useFormat()
  return (
    <header
      className={classNames(
        'flex items-center gap-4 p-4 md:px-5 cramped:flex-col cramped:items-start',
        isEligible ? 'bg-done-soft' : 'bg-closing-soft',
      )}
    >
      <span
        className={classNames(
          'flex size-12 shrink-0 items-center justify-center rounded-full',
          isEligible ? 'bg-done text-on-done' : 'bg-closing text-on-closing',
        )}
      >
        <Icon name={isEligible ? 'gavel' : 'lock'} size={26} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={classNames('text-xl font-extrabold', isEligible ? 'text-done-ink' : 'text-closing-ink')}>
          {say(isEligible ? 'mayBid' : 'mayNotBid')}
        </h2>
        <p className="text-md text-ink">
          {isEligible && say('mayBidText')}
          {!isEligible && (
            isGone(eligibility) ? say('neverBidText') : say('mayNotBidText', { count: eligibility.obstacles.length })
          )}
        </p>
      </div>
      <p className="figures self-start text-sm text-ink-soft max-md:hidden">
        {say('judgedAt', { time: format.time(judgedAt) })}
      </p>
    </header>
  )
}

const Waiting = () => (
  <div aria-busy="true" className={frame}>
    <div className="flex items-center gap-4 p-4 md:px-5">
      <Skeleton className="size-12 rounded-full" />
      <div className="flex-1"><SkeletonText lines={2} /></div>
    </div>
    <div className="h-21 border-t border-line" />
  </div>
)

export const MayBidCard = (): ReactNode => {
  const say = useText('finance')
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching } = useRead(
    eligibilityCalls.getBiddingEligibility, { body: { memberId: null } },
  )
  if (data === undefined)
    return error === null
      ? <Waiting />
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const obstacles = obstaclesToSay(data)
  return (
    <section className={frame}>
      <div aria-live="polite"><Verdict {...data} /></div>
      {obstacles.length > 0 && (
        <ul aria-label={say('obstacles')} className="border-t border-line px-4 py-1 md:px-5">
          {obstacles.map((one) => <ObstacleRow key={one.obstacle} one={one} eligibility={data} />)}
        </ul>
      )}
      <Glance {...data} />
    </section>
  )
}
