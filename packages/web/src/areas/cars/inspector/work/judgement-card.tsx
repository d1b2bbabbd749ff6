// The accident history with its reasons: as the server judged it, or as the same rule judges what stands here by now.
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { accidentReason } from '@bidyard/contract/enums/car-facts'
import { accidentHistory, type AccidentHistory } from '@bidyard/contract/enums/cars'
import {
  type AccidentCause, type AccidentJudgement, isAccidentReason, judgeAccidents,
} from '@bidyard/contract/shapes/cars/accident-history'
import { damagesOf } from '@bidyard/contract/shapes/cars/check-record'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { Work } from './work.ts'

const tones: Readonly<Record<AccidentHistory, Tone>> = {
  noAccident_noInsuranceHistory: 'done',
  noAccident_withInsuranceHistory: 'done',
  accident_minor: 'waiting',
  accident_moderate: 'closing',
  accident_totalLoss: 'closing',
  unknown: 'neutral',
}

const judgementOf = ({ kept, record }: Work): AccidentJudgement =>
  kept.check.judgement ?? judgeAccidents({ damages: damagesOf(record), history: kept.car?.history ?? null })

const Cause = ({ cause }: { readonly cause: AccidentCause }) => {
  const word = useWord()
  const format = useFormat()
  const more = [
    ...cause.positions.map((position) => word(damagePosition, position)),
    ...(cause.count === null ? [] : [format.number(cause.count)]),
    ...(cause.amountWon === null ? [] : [format.won(cause.amountWon)]),
  ]
  return (
    <span className={isAccidentReason(cause.reason) ? 'font-semibold text-closing-ink' : 'font-medium'}>
      {word(accidentReason, cause.reason)}
      {more.length > 0 && <span className="font-normal text-ink-soft"> · {more.join(', ')}</span>}
    </span>
  )
}

export const JudgementCard = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const word = useWord()
  const { accidentHistory: verdict, causes: [first, ...others] } = judgementOf(work)
  return (
    <Card
      title={say('judgement')}
      note={work.kept.check.judgement === null ? say('judgementLive') : undefined}
      actions={<Badge tone={tones[verdict]}>{word(accidentHistory, verdict)}</Badge>}
    >
      <dl aria-live="polite" className="flex flex-col gap-2 text-md">
        <div className="flex flex-wrap gap-x-3">
          <dt className="w-20 shrink-0 text-ink-faint">{say('decides')}</dt>
          <dd className="min-w-0">{first !== undefined && <Cause cause={first} />}</dd>
        </div>
        {others.length > 0 && (
          <div className="flex flex-wrap gap-x-3">
            <dt className="w-20 shrink-0 text-ink-faint">{say('alsoNoted')}</dt>
            <dd className="flex min-w-0 flex-col gap-1">
              {others.map((cause) => <Cause key={cause.reason} cause={cause} />)}
            </dd>
          </div>
        )}
      </dl>
      {work.kept.car?.history === null && work.kept.check.judgement === null && (
        <p className="mt-2 text-sm text-ink-soft">{say('historyUnknown')}</p>
      )}
    </Card>
  )
}
