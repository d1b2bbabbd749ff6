// How the shop stands, said loudly: whether it is barred, its points and warnings, and how far the next step is.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { Link } from '@tanstack/react-router'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import type { Info, Standing } from '../types.ts'
import { CostPart } from './cost-part.tsx'

interface OfStanding {
  readonly standing: Standing
}

const useSentence = () => {
  const say = useText('violations')
  const format = useFormat()
  return ({ restriction, restrictedUntil }: Standing): string => {
    if (restriction === 'none') return say('standing.noneText')
    if (restriction === 'permanentBan') return say('standing.banText')
    return restrictedUntil === null
      ? say('standing.actText') : say('standing.untilText', { time: format.dateTime(restrictedUntil) })
  }
}

/** Who reads in green that nothing bars the shop should not learn at the next car that something does. */
const Otherwise = () => {
  const say = useText('violations')
  const { data } = useRead(eligibilityCalls.getBiddingEligibility, { body: { memberId: null } })
  if (data === undefined || data.obstacles.length === 0) return null
  return (
    <p className="pt-1 text-md font-semibold text-waiting-ink">
      {say('standing.otherwise')}
      {' '}
      <Link to="/finance" className="underline underline-offset-4">{say('toFinance')}</Link>
    </p>
  )
}

const Verdict = ({ standing }: OfStanding) => {
  const say = useText('violations')
  const sentence = useSentence()
  const offsetMs = useServerOffset()
  const { restriction, restrictedUntil } = standing
  const isFree = restriction === 'none'
  return (
    <header
      className={classNames(
        'flex items-center gap-4 p-4 md:px-5 cramped:flex-col cramped:items-start',
        isFree ? 'bg-done-soft' : 'bg-closing-soft',
      )}
    >
      <span
        className={classNames(
          'flex size-12 shrink-0 items-center justify-center rounded-full',
          isFree ? 'bg-done text-on-done' : 'bg-closing text-on-closing',
        )}
      >
        <Icon name={isFree ? 'check' : 'lock'} size={26} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={classNames('text-xl font-extrabold', isFree ? 'text-done-ink' : 'text-closing-ink')}>
          {say(`standing.${restriction}`)}
        </h2>
        <p className="text-md text-ink">{sentence(standing)}</p>
        {isFree && <Otherwise />}
      </div>
      {restrictedUntil !== null && (
        <Countdown endsAt={restrictedUntil} offsetMs={offsetMs} className="text-lg max-sm:hidden" />
      )}
    </header>
  )
}

const partLook = 'flex min-w-0 flex-col gap-2 bg-surface px-4 py-4 md:px-5'

const PointsPart = ({ standing: { points, pointsPerWarning, nextExpiry } }: OfStanding) => {
  const say = useText('violations')
  const format = useFormat()
  const into = points % pointsPerWarning
  return (
    <section className={partLook}>
      <h3 className="text-sm text-ink-faint">{say('points')}</h3>
      <p className="figures text-2xl font-extrabold">{say('pointsOf', { points })}</p>
      <ProgressBar
        label={say('points')} percent={(into / pointsPerWarning) * 100} tone={into === 0 ? 'action' : 'closing'}
      />
      <p className="figures text-sm text-ink-soft">
        {say('toNextWarning', { points: pointsPerWarning - into })}
        {nextExpiry !== null && (
          <> {say('nextExpiry', { time: format.date(nextExpiry.at), points: nextExpiry.points })}</>
        )}
      </p>
    </section>
  )
}

/** One mark for each warning, up to the last one that matters. */
const WarningsPart = ({ standing }: OfStanding) => {
  const say = useText('violations')
  const { warnings, warningsBeforeRestriction: restriction, warningsBeforeBan: ban } = standing
  return (
    <section className={partLook}>
      <h3 className="text-sm text-ink-faint">{say('warnings')}</h3>
      <p className="figures text-2xl font-extrabold">{say('warningsOf', { count: warnings })}</p>
      <div role="img" aria-label={say('warningMarks', { count: warnings, ban })} className="flex h-1.5 gap-1">
        {Array.from({ length: ban }, (_mark, index) => (
          <span
            key={index}
            className={classNames(
              'flex-1 rounded-full',
              index >= warnings ? 'bg-neutral-soft' : index + 1 >= restriction ? 'bg-closing' : 'bg-waiting',
            )}
          />
        ))}
      </div>
      <p className="figures text-sm text-ink-soft">{say('warningLadder', { restriction, ban })}</p>
    </section>
  )
}

export const StandingCard = ({ info }: { readonly info: Info }) => {
  const say = useText('violations')
  return (
    <section
      aria-label={say('standing')}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <div aria-live="polite"><Verdict standing={info.standing} /></div>
      <div className="grid gap-px border-t border-line bg-line md:grid-cols-3">
        <PointsPart standing={info.standing} />
        <WarningsPart standing={info.standing} />
        <CostPart cost={info.cost} className={partLook} />
      </div>
    </section>
  )
}
