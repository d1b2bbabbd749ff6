// Every condition by which one may look for a car, with the number of cars behind each choice.
import {
  accidentHistory, carOption, color, drive, fuel, origin, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import type { SearchFacet } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Enumeration } from '@bidyard/contract/enumeration'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { FacetRows, type FacetChoice } from './facet-rows.tsx'
import { narrowerThan, type Criteria, type CriterionKey, type StepKey, yearBounds } from './market-search.ts'
import { RangeFields } from './range-fields.tsx'
import type { Counts, FacetValue } from './use-counts.ts'
import { useStepNames } from './use-step-names.ts'

export interface FilterPanelProps {
  readonly criteria: Criteria
  readonly counts: Counts
  readonly change: (next: Partial<Record<CriterionKey, unknown>>) => void
}

const manWon = 10_000
const hoursWithin = [1, 3, 6, 12, 24, 48] as const

const Group = ({ title, note, children }: {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}) => (
  <section className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
    <div>
      <h3 className="text-sm font-bold">{title}</h3>
      {note !== undefined && <p className="text-xs text-ink-faint">{note}</p>}
    </div>
    {children}
  </section>
)

const some = (values: readonly string[]): readonly string[] | undefined => (values.length === 0 ? undefined : values)

/** Names that were chosen stay, also when nothing is left of them. */
const stepChoices = (
  found: readonly FacetValue[] | undefined, chosen: readonly string[], nameOf: (key: string) => string,
) => {
  if (found === undefined) return undefined
  const missing = chosen.filter((key) => !found.some((one) => one.key === key))
  return [
    ...found.map(({ key, name, count }): FacetChoice => ({ value: key, label: name ?? key, count, isKorean: true })),
    ...missing.map((key): FacetChoice => ({ value: key, label: nameOf(key), count: 0, isKorean: true })),
  ]
}

const Steps = ({ criteria, counts, change }: FilterPanelProps) => {
  const say = useText('market')
  const nameOf = useStepNames(criteria)
  const levels: readonly (readonly [StepKey, SearchFacet & keyof typeof titles, StepKey | null])[] = [
    ['makers', 'maker', null], ['models', 'model', 'makers'], ['detailModels', 'detailModel', 'models'],
    ['grades', 'grade', 'detailModels'], ['detailGrades', 'detailGrade', 'grades'],
  ]
  return levels.map(([key, facet, below]) => {
    const chosen = criteria[key] ?? []
    const choices = stepChoices(counts.of(facet), chosen, nameOf)
    if ((below !== null && criteria[below] === undefined) || choices?.length === 0) return null
    return (
      <Group key={key} title={say(titles[facet])}>
        <FacetRows
          label={say(titles[facet])}
          choices={choices}
          chosen={chosen}
          onChange={(next) => change({
            [key]: some(next), ...Object.fromEntries(narrowerThan(key).map((step) => [step, undefined])),
          })}
        />
      </Group>
    )
  })
}

const titles = {
  maker: 'maker', model: 'model', detailModel: 'detailModel', grade: 'grade', detailGrade: 'detailGrade',
} as const

interface Choosing {
  readonly key: CriterionKey
  readonly facet: SearchFacet
  readonly of: Enumeration
  readonly title: 'fuel' | 'accident' | 'region' | 'transmission' | 'drive' | 'color' | 'option' | 'sunroof' | 'kind'
    | 'houseType' | 'origin'
  readonly asChips?: true
}

const choosings: readonly Choosing[] = [
  { key: 'fuels', facet: 'fuel', of: fuel, title: 'fuel' },
  { key: 'accidents', facet: 'accidentHistory', of: accidentHistory, title: 'accident' },
  { key: 'regions', facet: 'region', of: province, title: 'region' },
  { key: 'kinds', facet: 'kind', of: contractKind, title: 'kind', asChips: true },
  { key: 'houseTypes', facet: 'houseType', of: auctionHouseType, title: 'houseType', asChips: true },
  { key: 'origins', facet: 'origin', of: origin, title: 'origin', asChips: true },
  { key: 'transmissions', facet: 'transmission', of: transmission, title: 'transmission' },
  { key: 'drives', facet: 'drive', of: drive, title: 'drive' },
  { key: 'colors', facet: 'color', of: color, title: 'color' },
  { key: 'options', facet: 'option', of: carOption, title: 'option' },
  { key: 'sunroofs', facet: 'sunroof', of: sunroof, title: 'sunroof', asChips: true },
]

const Choosings = ({ criteria, counts, change }: FilterPanelProps) => {
  const say = useText('market')
  const word = useWord()
  return choosings.map(({ key, facet, of, title, asChips }) => {
    const chosen = (criteria[key] ?? []) as readonly string[]
    const found = counts.of(facet)
    // In the order that the values have everywhere; those without a car only while they are chosen.
    const choices = found === undefined ? undefined : of.values.flatMap((value): FacetChoice[] => {
      const count = found.find((one) => one.key === value)?.count
      const isGone = count === undefined && !chosen.includes(value)
      return isGone ? [] : [{ value, label: word(of, value), count: count ?? 0 }]
    })
    return choices?.length === 0 ? null : (
      <Group key={key} title={say(title)} note={title === 'option' ? say('optionNote') : undefined}>
        <FacetRows
          label={say(title)}
          choices={choices}
          chosen={chosen}
          asChips={asChips}
          onChange={(next) => change({ [key]: some(next) })}
        />
      </Group>
    )
  })
}

const Ranges = ({ criteria, change }: FilterPanelProps) => {
  const say = useText('market')
  const { yearFrom, yearTo, kmFrom, kmTo, guideFromWon, guideToWon } = criteria
  const short = { fromShort: say('from'), toShort: say('until') }
  const man = (won: number | undefined) => (won === undefined ? undefined : Math.round(won / manWon))
  const won = (value: number | undefined) => (value === undefined ? undefined : value * manWon)
  return (
    <>
      <Group title={say('year')}>
        <RangeFields
          {...short} fromLabel={say('yearFrom')} toLabel={say('yearTo')} from={yearFrom} to={yearTo}
          least={yearBounds.least} maximum={yearBounds.most} outside={say('yearOutside', yearBounds)} ungrouped
          onChange={(from, to) => change({ yearFrom: from, yearTo: to })}
        />
      </Group>
      <Group title={say('km')}>
        <RangeFields
          {...short} fromLabel={say('kmFrom')} toLabel={say('kmTo')} from={kmFrom} to={kmTo} unit="km"
          maximum={4_000_000} onChange={(from, to) => change({ kmFrom: from, kmTo: to })}
        />
      </Group>
      <Group title={`${say('guide')} (${say('unitMan')})`}>
        <RangeFields
          {...short} fromLabel={say('guideFrom')} toLabel={say('guideTo')} from={man(guideFromWon)}
          to={man(guideToWon)} maximum={10_000_000}
          onChange={(from, to) => change({ guideFromWon: won(from), guideToWon: won(to) })}
        />
      </Group>
    </>
  )
}

const Ends = ({ criteria, change }: FilterPanelProps) => {
  const say = useText('market')
  return (
    <Group title={say('endsWithin')}>
      <div role="group" aria-label={say('endsWithin')} className="flex flex-wrap gap-1.5">
        {hoursWithin.map((hours) => (
          <FilterChip
            key={hours}
            label={hours < 24 ? say('withinHours', { hours }) : say('withinDays', { days: hours / 24 })}
            pressed={criteria.endsWithinHours === hours}
            onPressedChange={(pressed) => change({ endsWithinHours: pressed ? hours : undefined })}
          />
        ))}
      </div>
    </Group>
  )
}

export const FilterPanel = (props: FilterPanelProps) => (
  <div className="flex flex-col">
    <Steps {...props} />
    <Ranges {...props} />
    <Ends {...props} />
    <Choosings {...props} />
  </div>
)
