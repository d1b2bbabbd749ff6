// What whoever checked the car wrote down: items, leaks, lamps, smells, keys and the rest, beside body and tyres.
import { carCheckSource } from '@bidyard/contract/enums/car-facts'
import {
  carSmell, carTuning, checkGrade, checkItem, leakPart, recallState, vinMarking, warningLamp, type CheckGrade,
} from '@bidyard/contract/enums/car-check'
import { leakWords } from '@bidyard/contract/shapes/damage-map/leak-words'
import { keysInAll } from '@bidyard/contract/shapes/cars/numbers/keys'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import type { Check } from './use-car.ts'

type CheckRecord = NonNullable<Check['record']>

export const gradeTones: Readonly<Record<CheckGrade, Tone>> = { good: 'done', fair: 'waiting', bad: 'closing' }

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h3 className="text-sm font-bold">{title}</h3>
    {children}
  </section>
)

const Items = ({ items }: { readonly items: NonNullable<CheckRecord['items']> }) => {
  const say = useText('carPage')
  const word = useWord()
  if (items.length === 0) return null
  return (
    <Part title={say('checkItems')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {checkItem.values.flatMap((one) => items.filter(({ item }) => item === one)).map(({ item, grade, note }) => (
          <li
            key={item}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 text-md"
          >
            <span>{word(checkItem, item)}</span>
            <Badge tone={gradeTones[grade]}>{word(checkGrade, grade)}</Badge>
            {note !== '' && <span lang="ko" className="w-full text-sm text-ink-soft">{note}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Leaks = ({ leaks }: { readonly leaks: NonNullable<CheckRecord['leaks']> }) => {
  const say = useText('carPage')
  const word = useWord()
  const found = leaks.filter(({ leakage }) => leakage === 'leakage' || leakage === 'minorLeakage')
  return (
    <Part title={say('leaks')}>
      {found.length === 0 ? <p className="text-md text-ink-soft">{say('noLeaks')}</p> : (
        <ul className="flex flex-wrap gap-1.5">
          {found.map(({ part, leakage }) => (
            <li key={part}>
              <Badge tone={leakage === 'leakage' ? 'closing' : 'waiting'}>
                {word(leakPart, part)} · {word(leakWords(part), leakage)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

const Lamps = ({ lamps }: { readonly lamps: NonNullable<CheckRecord['lamps']> }) => {
  const say = useText('carPage')
  const word = useWord()
  return (
    <Part title={say('lamps')}>
      {lamps.length === 0 ? <p className="text-md text-ink-soft">{say('noLamps')}</p> : (
        <ul className="flex flex-wrap gap-1.5">
          {lamps.map((lamp) => <li key={lamp}><Badge tone="closing">{word(warningLamp, lamp)}</Badge></li>)}
        </ul>
      )}
    </Part>
  )
}

const useOtherFacts = () => {
  const say = useText('carPage')
  const word = useWord()
  return ({ source, record }: Pick<Check, 'source'> & { readonly record: CheckRecord }): readonly Fact[] => {
    const { smells, keys, isRepainted } = record
    const count = keys === null ? null : keysInAll(keys, source)
    const facts: readonly (Fact | null)[] = [
      smells === null ? null : {
        key: 'smells', name: say('smells'), value: smells.map((one) => word(carSmell, one)).join(', ') || say('no'),
      },
      keys === null ? null : {
        key: 'keys', name: say('keys'), value: count === null ? say('keysOf', keys) : say('keysInAll', { count }),
      },
      record.vinMarking === null ? null : {
        key: 'vin', name: say('vinMarking'), value: word(vinMarking, record.vinMarking),
      },
      record.tuning === null ? null : { key: 'tuning', name: say('tuning'), value: word(carTuning, record.tuning) },
      record.recall === null ? null : { key: 'recall', name: say('recall'), value: word(recallState, record.recall) },
      isRepainted === null ? null : { key: 'paint', name: say('repainted'), value: say(isRepainted ? 'yes' : 'no') },
    ]
    return facts.filter((fact) => fact !== null)
  }
}

const Whole = ({ source, record }: Pick<Check, 'source'> & { readonly record: CheckRecord }) => {
  const say = useText('carPage')
  const otherFacts = useOtherFacts()
  const others = otherFacts({ source, record })
  const { items, leaks, lamps, note } = record
  return (
    <div className="flex flex-col gap-6">
      {others.length > 0 && <KeyValueList columns={2} facts={others} />}
      {items !== null && <Items items={items} />}
      <div className="grid gap-6 sm:grid-cols-2">
        {leaks !== null && <Leaks leaks={leaks} />}
        {lamps !== null && <Lamps lamps={lamps} />}
      </div>
      {note !== null && note !== '' && (
        <Part title={say('checkNote')}><p lang="ko" className="text-md whitespace-pre-line">{note}</p></Part>
      )}
    </div>
  )
}

export const CheckCard = ({ check }: { readonly check: Check | null | undefined }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const record = check?.record ?? null
  const at = check?.completedAt ?? null
  const note = check === null || check === undefined || at === null ? undefined
    : say('checkedBy', { who: word(carCheckSource, check.source), time: format.date(at) })
  return (
    <Card title={say('check')} note={note}>
      {check === undefined ? <SkeletonText lines={8} />
        : check === null || record === null ? <p className="text-md text-ink-faint">{say('noCheck')}</p>
          : <Whole source={check.source} record={record} />}
    </Card>
  )
}
