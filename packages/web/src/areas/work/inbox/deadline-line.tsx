// One thing to be done by a time: what and about which car, how long is left, and what it costs to miss it.
import { feeType } from '@bidyard/contract/enums/finance'
import { dutyKind } from '@bidyard/contract/enums/work/work'
import { violationDetailType } from '@bidyard/contract/enums/violations'
import { Link } from '@tanstack/react-router'
import { useServerOffset } from '../../../api/server-time.ts'
import { carName } from '../../../text/car-name.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { PlaceOf } from './act-places.ts'
import type { Deadline } from './inbox-rules.ts'

/** The buyer has said that it is paid: what its seller does not answer, the office looks at. */
const isReceiving = ({ kind, whose }: Deadline): boolean => kind === 'payment' && whose === 'seller'

const useCost = () => {
  const say = useText('inbox')
  const word = useWord()
  const format = useFormat()
  return (deadline: Deadline, isLate: boolean): string => {
    const { kind, cost } = deadline
    if (isReceiving(deadline)) return say('after.receivePayment')
    if (cost === null) return say(isLate && kind === 'payAmount' ? 'late.payAmount' : `after.${kind}`)
    return [
      say(isLate ? 'costBreached' : 'costBreach', { name: word(violationDetailType, cost.detail) }),
      ...(cost.points > 0 ? [say('costPoints', { points: cost.points })] : []),
      ...(cost.deductionWon > 0 ? [say('costWon', { won: format.won(cost.deductionWon) })] : []),
      ...(cost.restricts ? [say('costRestricts')] : []),
    ].join(' · ')
  }
}

interface LineProps {
  readonly deadline: Deadline
  readonly isLate: boolean
  readonly placeOf: PlaceOf
  readonly onEnd: () => void
}

const Until = ({ deadline, isLate, onEnd }: Omit<LineProps, 'placeOf'>) => {
  const say = useText('inbox')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { dueAt, finalAt, businessDaysLeft } = deadline
  const last = isLate && finalAt !== null ? finalAt : dueAt
  const isOver = isLate && finalAt === null
  return (
    <span
      className={classNames(
        'flex shrink-0', isOver ? 'items-center gap-1.5' : 'flex-col gap-0.5 sm:items-end sm:text-right',
      )}
    >
      {isOver
        ? <Icon name="alert" size={18} className="text-closing-ink" />
        : <Countdown endsAt={last} offsetMs={offsetMs} className="text-md!" onEnd={onEnd} />}
      <span className={classNames('figures text-sm', isLate ? 'font-semibold text-closing-ink' : 'text-ink-faint')}>
        {isLate
          ? finalAt === null ? say('lateSince', { time: format.dateTime(dueAt) })
          : say('finalUntil', { time: format.dateTime(finalAt) })
          : say('until', { time: format.dateTime(dueAt) })}
      </span>
      {!isLate && businessDaysLeft > 1 && (
        <span className="figures text-xs text-ink-faint">{say('businessDays', { count: businessDaysLeft })}</span>
      )}
    </span>
  )
}

export const DeadlineLine = ({ deadline, isLate, placeOf, onEnd }: LineProps) => {
  const say = useText('inbox')
  const word = useWord()
  const format = useFormat()
  const costOf = useCost()
  const { kind, model, carNumber, contractNo, amountNo, amountWon, feeType: fee } = deadline
  const about = carName(model, carNumber ?? contractNo ?? amountNo ?? '')
  const plate = model === null ? null : carNumber
  return (
    <li>
      <Link
        {...placeOf(deadline)}
        className={classNames(
          'flex items-start gap-x-4 gap-y-1 px-4 py-3 -outline-offset-2 hover:bg-hover max-sm:flex-col md:px-5',
        )}
      >
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b>{isReceiving(deadline) ? say('receivePayment') : word(dutyKind, kind)}</b>
            {amountWon !== null && <span className="figures text-md font-semibold">{format.won(amountWon)}</span>}
          </span>
          {about !== '' && (
            <span lang="ko" className="truncate text-md text-ink-soft">
              {fee !== null && `${word(feeType, fee)} · `}{about}
              {plate !== null && <span className="figures"> · {plate}</span>}
            </span>
          )}
          <span className={classNames('text-sm', isLate ? 'text-closing-ink' : 'text-ink-soft')}>
            {costOf(deadline, isLate)}
          </span>
        </span>
        <Until deadline={deadline} isLate={isLate} onEnd={onEnd} />
      </Link>
    </li>
  )
}
