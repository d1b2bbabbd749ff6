// What the house did by kind and step, what went wrong, and what money moved: each now and before.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { disputeKind, timedStep } from '@bidyard/contract/enums/reports'
import { violationType } from '@bidyard/contract/enums/violations'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { over } from '../parts/metric.ts'
import { RowsCard } from '../parts/rows-card.tsx'
import { useMetricWords } from '../parts/use-metric-words.ts'
import type { OfficeNumbers } from './office-metrics.ts'

interface CardProps {
  readonly numbers: OfficeNumbers
}

export const KindsCard = ({ numbers: { kinds } }: CardProps) => {
  const say = useText('numbers')
  const word = useWord()
  const { full } = useMetricWords()
  const shown = (value: number | null) => full('rate', value)
  return (
    <RowsCard
      title={say('byKind')} note={say('byKindNote')} head={say('kind')} none={say('nothing')}
      rows={kinds.map(({ kind, now, earlier }) => {
        const [is, was] = [over(now.sold, now.closed), over(earlier.sold, earlier.closed)]
        return {
          key: kind, name: word(contractKind, kind), now: is ?? 0, earlier: was ?? 0, nowText: shown(is),
          earlierText: shown(was),
        }
      })}
      more={{
        titles: [say('opened'), say('closed'), say('sold'), say('bidsEach'), say('volume'), say('ofGuide')],
        cells: (key) => kinds.filter(({ kind }) => kind === key).flatMap(({ now }) => [
          full('count', now.opened), full('count', now.closed), full('count', now.sold),
          full('decimal', over(now.bids, now.closed)), full('won', now.awardsWon),
          shown(over(now.guidedWon, now.guideWon)),
        ]),
      }}
    />
  )
}

const dayHours = 24

export const StepsCard = ({ numbers: { steps } }: CardProps) => {
  const say = useText('numbers')
  const word = useWord()
  const format = useFormat()
  const long = (hours: number, count: number): string =>
    count === 0 ? '–' : hours < dayHours
      ? say('hours', { hours: hours.toFixed(1) }) : say('days', { days: (hours / dayHours).toFixed(1) })
  return (
    <RowsCard
      title={say('steps')} note={say('stepsNote')} head={say('step')} none={say('nothing')}
      rows={steps.map(({ step, now, earlier }) => ({
        key: step, name: word(timedStep, step), now: now.hours, earlier: earlier.hours,
        nowText: long(now.hours, now.count), earlierText: long(earlier.hours, earlier.count),
      }))}
      more={{
        titles: [say('times')],
        cells: (key) => steps.filter(({ step }) => step === key).map(({ now }) => format.number(now.count)),
      }}
    />
  )
}

export const DisputesCard = ({ numbers: { disputes } }: CardProps) => {
  const say = useText('numbers')
  const word = useWord()
  const format = useFormat()
  return (
    <RowsCard
      title={say('disputes')} head={say('kind')} none={say('noDisputes')}
      rows={disputes.map(({ kind, now, earlier }) => ({
        key: kind, name: word(disputeKind, kind), now, earlier, nowText: format.number(now),
        earlierText: format.number(earlier),
      }))}
    />
  )
}

export const SanctionsCard = ({ numbers: { violations, total } }: CardProps) => {
  const say = useText('numbers')
  const word = useWord()
  const format = useFormat()
  const row = (key: string, name: string, now: number, earlier: number) =>
    ({ key, name, now, earlier, nowText: format.number(now), earlierText: format.number(earlier) })
  return (
    <RowsCard
      title={say('sanctions')} head={say('kind')} none={say('noSanctions')}
      rows={[
        ...violations.map(({ type, now, earlier }) => row(type, word(violationType, type), now, earlier)),
        row('restrictions', say('restrictions'), total.now.restrictions, total.earlier.restrictions),
      ]}
    />
  )
}

export const MoneyCard = ({ numbers: { total: { now, earlier } } }: CardProps) => {
  const say = useText('numbers')
  const format = useFormat()
  return (
    <RowsCard
      title={say('money')} note={say('moneyNote')} head={say('kind')} none={say('nothing')}
      rows={(['inWon', 'outWon', 'revenueWon', 'penaltyWon', 'deductedWon'] as const).map((key) => ({
        key, name: say(`money.${key}`), now: now[key], earlier: earlier[key], nowText: format.price(now[key]),
        earlierText: format.price(earlier[key]),
      }))}
    />
  )
}
