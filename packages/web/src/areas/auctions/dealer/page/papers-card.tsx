// Where the facts of the page come from: each source, when it was asked, and whether a person typed it instead.
import { carCheckSource, factSource, lookUpOutcome } from '@bidyard/contract/enums/car-facts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Car, History, Register } from './use-car.ts'

interface PaperProps {
  readonly name: string
  readonly from: string | null
  readonly at: string | null
  readonly byHand?: boolean | undefined
}

const Paper = ({ name, from, at, byHand = false }: PaperProps) => {
  const say = useText('carPage')
  const format = useFormat()
  const when = at === null ? [] : [say('asked', { time: format.date(at) })]
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <Icon name="document" className="mt-0.5 text-ink-faint" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-md font-semibold">{name}</span>
        <span className="figures text-sm text-ink-soft">
          {from === null ? say('missing') : [from, ...when].join(' · ')}
        </span>
      </span>
      {byHand && <Badge tone="waiting">{say('byHand')}</Badge>}
    </li>
  )
}

type Fact = Register | History

export const PapersCard = ({ car }: { readonly car: Car }) => {
  const say = useText('carPage')
  const word = useWord()
  const { register, history, check, guide } = car
  const ofFact = (fact: Fact | null) => {
    if (fact === null || fact.facts === null) return { from: null, at: null }
    const { source, askedAt, updatedAt } = fact
    return { from: word(factSource, source), at: askedAt ?? updatedAt, byHand: source === 'hand' }
  }
  const isByHand = register?.source === 'hand' || history?.source === 'hand'
  return (
    <Card title={say('papers')} note={say('papersNote')}>
      {register === undefined || history === undefined || check === undefined || guide === undefined
        ? <SkeletonText lines={6} />
        : (
            <div className="flex flex-col gap-3">
              {isByHand && <InlineNotice tone="waiting">{say('byHandText')}</InlineNotice>}
              <ul>
                <Paper name={say('paper.register')} {...ofFact(register)} />
                <Paper name={say('paper.history')} {...ofFact(history)} />
                <Paper
                  name={say('paper.check')}
                  from={check === null ? null : word(carCheckSource, check.source)}
                  at={check?.completedAt ?? null}
                />
                <Paper
                  name={say('paper.guide')}
                  from={guide === null || guide.price === null ? null : word(lookUpOutcome, guide.outcome)}
                  at={guide?.askedAt ?? null}
                />
              </ul>
              <p className="text-sm text-ink-faint">{say('papersLater')}</p>
            </div>
          )}
    </Card>
  )
}
