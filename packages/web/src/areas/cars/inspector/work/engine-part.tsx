// Leaks part by part, and how everything works.
import { checkGrade, checkItem, type CheckItem, leakPart, type LeakPart } from '@bidyard/contract/enums/car-check'
import { limits } from '@bidyard/contract/limits'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { leakWords } from '@bidyard/contract/shapes/damage-map/leak-words'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PickOne } from '../../../../ui/choice/pick-buttons.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { gradeTones, leakTones } from './grade-tones.ts'
import { changePart, type Work } from './work.ts'

type Leak = NonNullable<CheckRecord['leaks']>[number]
type Item = NonNullable<CheckRecord['items']>[number]

/** `good` is what other papers say for none. */
const leakages = ['none', 'minorLeakage', 'leakage'] as const

const withLeak = (leaks: readonly Leak[] | null, part: LeakPart, leakage: Leak['leakage'] | null): Leak[] => [
  ...(leaks ?? []).filter((leak) => leak.part !== part), ...(leakage === null ? [] : [{ part, leakage }]),
]

const withItem = (items: readonly Item[] | null, item: CheckItem, change: Partial<Item>): Item[] => {
  const known = items?.find((one) => one.item === item) ?? { item, grade: 'good' as const, note: '' }
  return [...(items ?? []).filter((one) => one.item !== item), { ...known, ...change }]
}

const rowLook =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-b-0'

const LeakRow = ({ work, part }: { readonly work: Work; readonly part: LeakPart }) => {
  const word = useWord()
  const name = word(leakPart, part)
  return (
    <li className={rowLook}>
      <span className="text-md font-medium">{name}</span>
      <PickOne
        label={name}
        labelHidden
        picks={leakages.map((value) => ({ value, label: word(leakWords(part), value), tone: leakTones[value] }))}
        value={leakages.find((one) => one === work.record.leaks?.find((leak) => leak.part === part)?.leakage) ?? null}
        disabled={work.isLocked}
        onValueChange={(leakage) => changePart(work, 'leaks', (now) => withLeak(now, part, leakage))}
      />
    </li>
  )
}

const Leaks = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const rest = leakPart.values.filter((part) => !work.record.leaks?.some((leak) => leak.part === part))
  const fill = () => changePart(work, 'leaks', (now) => rest.reduce<Leak[]>(
    (leaks, part) => withLeak(leaks, part, 'none'), [...now ?? []]))
  return (
    <Card
      title={say('leaks')}
      actions={!work.isLocked && rest.length > 0 && (
        <Button size="small" icon="check" className="h-11!" onClick={fill}>{say('restNone')}</Button>
      )}
    >
      <ul>{leakPart.values.map((part) => <LeakRow key={part} work={work} part={part} />)}</ul>
    </Card>
  )
}

const ItemRow = ({ work, item }: { readonly work: Work; readonly item: CheckItem }) => {
  const say = useText('checks')
  const word = useWord()
  const name = word(checkItem, item)
  const held = work.record.items?.find((one) => one.item === item)
  const pick = (grade: Item['grade'] | null) => changePart(work, 'items', (now) =>
    grade === null ? (now ?? []).filter((one) => one.item !== item) : withItem(now, item, { grade }))
  return (
    <li className={rowLook}>
      <span className="text-md font-medium">{name}</span>
      <PickOne
        label={name}
        labelHidden
        picks={checkGrade.values.map((value) => ({ value, label: word(checkGrade, value), tone: gradeTones[value] }))}
        value={held?.grade ?? null}
        disabled={work.isLocked}
        onValueChange={pick}
      />
      {held !== undefined && held.grade !== 'good' && (
        <TextField
          className="w-full" label={say('itemNote', { what: name })} labelHidden placeholder={say('note')}
          maxLength={limits.reason} value={held.note} disabled={work.isLocked}
          onChange={({ target }) => changePart(work, 'items', (now) => withItem(now, item, { note: target.value }))}
        />
      )}
    </li>
  )
}

const Items = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const rest = checkItem.values.filter((item) => !work.record.items?.some((one) => one.item === item))
  const fill = () => changePart(work, 'items', (now) => rest.reduce<Item[]>(
    (items, item) => withItem(items, item, {}), [...now ?? []]))
  return (
    <Card
      title={say('items')}
      actions={!work.isLocked && rest.length > 0 && (
        <Button size="small" icon="check" className="h-11!" onClick={fill}>{say('restGood')}</Button>
      )}
    >
      <ul>{checkItem.values.map((item) => <ItemRow key={item} work={work} item={item} />)}</ul>
    </Card>
  )
}

export const EnginePart = ({ work }: { readonly work: Work }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <Leaks work={work} />
    <Items work={work} />
  </div>
)
