// What a car check found: the judgement with its reasons, the damage map with photos, and all other parts.
import { carsCalls } from '@bidyard/contract/calls/cars'
import {
  accidentHistory, accidentReason, carCheckSource, carCheckState, carSmell, carTuning, checkGrade, checkItem,
  damagePosition, leakPart, recallState, vinMarking, warningLamp, wheelPosition,
  type DamagePosition,
} from '@bidyard/contract/enums/cars'
import type { AccidentCause } from '@bidyard/contract/shapes/cars/accident-history'
import type { CarDamage, CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import { leakWords } from '@bidyard/contract/shapes/damage-map/leak-words'
import { keysInAll } from '@bidyard/contract/shapes/cars/numbers/keys'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { DamageMap } from '../../../../ui/damage-map/damage-map.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Lightbox } from '../../../../ui/photo/lightbox.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { AbandonCheck } from './abandon-check.tsx'
import { OptionList } from './option-list.tsx'
import { checkTone } from './tones.ts'
import { useCarPhotos } from './use-car-photos.ts'

const Cause = ({ cause: { reason, positions, count, amountWon } }: { readonly cause: AccidentCause }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const facts = [
    ...(positions.length === 0 ? [] : [positions.map((position) => word(damagePosition, position)).join(', ')]),
    ...(count === null ? [] : [say('times', { count })]),
    ...(amountWon === null ? [] : [format.won(amountWon)]),
  ]
  return <li><b>{word(accidentReason, reason)}</b>{facts.length > 0 && <> · {facts.join(' · ')}</>}</li>
}

const Head = ({ check }: { readonly check: CarCheck }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const { id, state, source, inspectorName, reservedAt, startedAt, completedAt, odometer, judgement } = check
  const isAhead = state === 'inProgress' && startedAt === null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md text-ink-soft">
        {isAhead ? <Badge>{say('notBegun')}</Badge>
          : <Badge tone={checkTone[state]}>{word(carCheckState, state)}</Badge>}
        <span>
          {word(carCheckSource, source)}
          {inspectorName !== null && <> · <span lang="ko">{inspectorName}</span></>}
        </span>
        {isAhead && reservedAt !== null && <span className="figures">{format.dateTime(reservedAt)}</span>}
        {completedAt !== null && <span className="figures">{format.dateTime(completedAt)}</span>}
        {odometer !== null && <b className="figures text-ink">{format.distance(odometer.km)}</b>}
      </p>
      {state === 'inProgress' && source === 'inspector' && (
        <LinkButton to="/office/checks/$id" params={{ id }} size="small" className="self-start">
          {say('toCheck')}
        </LinkButton>
      )}
      {state === 'inProgress' && source === 'seller' && <AbandonCheck check={check} />}
      {judgement !== null && (
        <section className="rounded-lg bg-sunken px-4 py-3">
          <h3 className="text-base font-bold">{word(accidentHistory, judgement.accidentHistory)}</h3>
          <ul aria-label={say('becauseOf')} className="text-md text-ink-soft">
            {judgement.causes.map((cause) => <Cause key={cause.reason} cause={cause} />)}
          </ul>
        </section>
      )}
    </div>
  )
}

const PhotosOfDamage = ({ ids, orderId }: { readonly ids: readonly string[]; readonly orderId: string }) => {
  const { photos } = useCarPhotos(orderId)
  const [index, setIndex] = useState<number | null>(null)
  const shown = photos.filter(({ key }) => ids.includes(key))
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((photo, place) => (
        <button
          key={photo.key} type="button" onClick={() => setIndex(place)}
          className="h-20 w-28 overflow-hidden rounded-md border border-line"
        >
          <img src={photo.thumbSrc ?? photo.src} alt={photo.alt} className="size-full object-cover" />
        </button>
      ))}
      <Lightbox label={shown[0]?.alt ?? ''} photos={shown} index={index} onIndexChange={setIndex} />
    </div>
  )
}

interface DamageDetailProps {
  readonly damage: CarDamage | undefined
  readonly orderId: string
}

const DamageDetail = ({ damage, orderId }: DamageDetailProps) => damage !== undefined && (
  <>
    {damage.note !== '' && <p lang="ko" className="text-md whitespace-pre-line">{damage.note}</p>}
    <PhotosOfDamage ids={damage.photoIds} orderId={orderId} />
  </>
)

const Damages = ({ check: { orderId, record } }: { readonly check: CarCheck }) => {
  const damages = record?.damages ?? []
  const damageAt = (position: DamagePosition) => damages.find((one) => one.position === position)
  const detailOf = (position: DamagePosition) => <DamageDetail damage={damageAt(position)} orderId={orderId} />
  return <DamageMap damages={damages} more={detailOf} />
}

const Wheels = ({ record: { wheels } }: { readonly record: CheckRecord }) => {
  const say = useText('carOffice')
  const word = useWord()
  if (wheels === null || wheels.length === 0) return null
  return (
    <PlainTable
      label={say('wheels')}
      columns={[
        { key: 'wheel', title: say('wheels') }, { key: 'tread', title: say('tread'), align: 'end' },
        { key: 'made', title: say('madeWeek'), align: 'end' }, { key: 'grade', title: say('grade'), align: 'end' },
      ]}
      rows={wheels.map(({ position, treadTenthsMm, madeWeek, grade }) => ({
        key: position,
        cells: [
          word(wheelPosition, position), treadTenthsMm === null ? '–' : `${(treadTenthsMm / 10).toFixed(1)}mm`,
          madeWeek ?? '–', word(checkGrade, grade),
        ],
      }))}
    />
  )
}

const useOtherFacts = (record: CheckRecord, source: CarCheck['source']): readonly Fact[] => {
  const say = useText('carOffice')
  const word = useWord()
  const { keys, lamps, smells, leaks, items, vinMarking: vin, tuning, recall, isRepainted, note } = record
  const count = keys === null ? null : keysInAll(keys, source)
  const all = (words: readonly string[] | undefined): string =>
    words === undefined ? '–' : words.length === 0 ? say('none') : words.join(', ')
  return [
    {
      key: 'keys', name: say('keys'),
      value: keys === null ? '–' : count === null ? say('keysOf', keys) : say('keysInAll', { count }),
    },
    { key: 'lamps', name: say('lamps'), value: all(lamps?.map((lamp) => word(warningLamp, lamp))) },
    { key: 'smells', name: say('smells'), value: all(smells?.map((smell) => word(carSmell, smell))) },
    {
      key: 'leaks', name: say('leaks'),
      value: all(leaks?.map(({ part, leakage }) => `${word(leakPart, part)} ${word(leakWords(part), leakage)}`)),
    },
    {
      key: 'items', name: say('items'),
      value: all(items?.filter(({ grade }) => grade !== 'good')
        .map(({ item, grade }) => `${word(checkItem, item)} ${word(checkGrade, grade)}`)),
    },
    { key: 'vin', name: say('vinMarking'), value: word(vinMarking, vin) },
    { key: 'tuning', name: say('tuning'), value: word(carTuning, tuning) },
    { key: 'recall', name: say('recall'), value: word(recallState, recall) },
    {
      key: 'paint', name: say('repainted'),
      value: isRepainted === null ? '–' : say(isRepainted ? 'yes' : 'no'),
    },
    { key: 'note', name: say('note'), value: note === null || note === '' ? '–' : note },
  ]
}

const Others = ({ record, source }: { readonly record: CheckRecord; readonly source: CarCheck['source'] }) => {
  const facts = useOtherFacts(record, source)
  return (
    <>
      <Wheels record={record} />
      <KeyValueList columns={2} facts={facts} />
      <OptionList options={record.options ?? []} />
    </>
  )
}

export const CheckPanel = ({ checkId }: { readonly checkId: string | null }) => {
  const say = useText('carOffice')
  const { data, isFetching } = useRead(
    carsCalls.getCarCheck, { params: { id: checkId ?? '' } }, { enabled: checkId !== null },
  )
  if (checkId === null) return <p className="text-md text-ink-soft">{say('noCheck')}</p>
  if (data?.id !== checkId) return isFetching ? <Skeleton className="h-96 rounded-lg" /> : null
  return (
    <div className="flex flex-col gap-5">
      <Head check={data} />
      {data.record === null || data.startedAt === null
        ? <p className="text-md text-ink-soft">{say('notStarted')}</p>
        : <><Damages check={data} /><Others record={data.record} source={data.source} /></>}
    </div>
  )
}
