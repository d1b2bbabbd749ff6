// How the car's accidents were judged, and everything that the judgement rests on.
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { accidentReason } from '@bidyard/contract/enums/car-facts'
import { accidentHistory } from '@bidyard/contract/enums/cars'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { accidentTones } from '../cards/car-words.ts'
import type { Check } from './use-car.ts'

type Judgement = NonNullable<Check['judgement']>
type Cause = Judgement['causes'][number]

const boxes: Readonly<Partial<Record<Tone, string>>> = {
  done: 'bg-done-soft text-done-ink', waiting: 'bg-waiting-soft text-waiting-ink',
  closing: 'bg-closing-soft text-closing-ink', neutral: 'bg-neutral-soft text-neutral-ink',
}
const icons: Readonly<Partial<Record<Tone, IconName>>> = {
  done: 'done', waiting: 'warning', closing: 'alert', neutral: 'help',
}

const CauseRow = ({ cause, decides }: { readonly cause: Cause; readonly decides: boolean }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const { reason, positions, count, amountWon } = cause
  const more = [
    ...positions.map((one) => word(damagePosition, one)),
    ...(count === null ? [] : [say('timesOf', { count })]), ...(amountWon === null ? [] : [format.won(amountWon)]),
  ]
  return (
    <li
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0',
      )}
    >
      <span className="flex flex-wrap items-center gap-2 text-md font-medium">
        {word(accidentReason, reason)}
        {decides && <Badge>{say('decides')}</Badge>}
      </span>
      <span className="figures text-sm text-ink-soft">{more.join(', ')}</span>
    </li>
  )
}

const Judged = ({ judgement }: { readonly judgement: Judgement }) => {
  const say = useText('carPage')
  const word = useWord()
  const tone = accidentTones[judgement.accidentHistory]
  return (
    <div className="flex flex-col gap-4">
      <p className={classNames('flex items-center gap-3 rounded-lg px-4 py-3.5 text-lg font-bold', boxes[tone])}>
        <Icon name={icons[tone] ?? 'info'} size={24} />
        {word(accidentHistory, judgement.accidentHistory)}
      </p>
      {judgement.causes.length > 0 && (
        <div>
          <h3 className="text-sm font-bold">{say('why')}</h3>
          <ul>
            {judgement.causes.map((cause, at) => <CauseRow key={cause.reason} cause={cause} decides={at === 0} />)}
          </ul>
        </div>
      )}
    </div>
  )
}

export const AccidentCard = ({ check }: { readonly check: Check | null | undefined }) => {
  const say = useText('carPage')
  const judgement = check?.judgement ?? null
  return (
    <Card title={say('accidents')} note={say('accidentsNote')}>
      {check === undefined ? <SkeletonText lines={5} />
        : judgement === null ? <p className="text-md text-ink-faint">{say('notJudged')}</p>
          : <Judged judgement={judgement} />}
    </Card>
  )
}
