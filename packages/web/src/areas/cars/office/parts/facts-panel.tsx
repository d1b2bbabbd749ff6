// What a car's registration tells, with where each fact comes from and what in it does not fit together.
import { carsCalls } from '@bidyard/contract/calls/cars'
import {
  carKind, carUsage, color, drive, factSource, fuel, lookUpOutcome, origin, registrationStanding, seatColor, sunroof,
  transmission,
} from '@bidyard/contract/enums/cars'
import type { ReceivedOf } from '@bidyard/contract/call'
import { registerDoubts, type RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import type { ReactNode } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { seoulDayOf, type Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { carName } from './car-name.ts'
import { OptionList } from './option-list.tsx'
import { lookUpTone } from './tones.ts'

type Row = Pick<ReceivedOf<typeof carsCalls.getCarRegister>, 'source' | 'outcome' | 'askedAt' | 'author'>

/** Asked of whom, and how it went; what was written by hand says by whom. */
export const SourceLine = ({ row }: { readonly row: Row }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const { source, outcome, askedAt, author } = row
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone={source === 'hand' ? 'waiting' : 'neutral'} icon={source === 'hand' ? 'edit' : undefined}>
        {word(factSource, source)}
      </Badge>
      {outcome !== null && <Badge tone={lookUpTone[outcome]}>{word(lookUpOutcome, outcome)}</Badge>}
      {askedAt !== null && <span className="figures">{format.dateTime(askedAt)}</span>}
      {source === 'hand' && author?.name !== undefined && author.name !== null &&
        <span>{say('writtenBy', { name: author.name })}</span>}
    </p>
  )
}

const Doubts = ({ facts }: { readonly facts: RegisterFacts }) => {
  const say = useText('carOffice')
  const doubts = registerDoubts(facts, seoulDayOf(serverNow()))
  if (doubts.length === 0) return null
  return (
    <InlineNotice tone="waiting" title={say('lookTwice')}>
      <ul className="list-inside list-disc">{doubts.map((doubt) => <li key={doubt}>{say(`doubt.${doubt}`)}</li>)}</ul>
    </InlineNotice>
  )
}

const Facts = ({ facts }: { readonly facts: RegisterFacts }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const day = (given: string | null): ReactNode => (given === null ? '–' : format.day(given as Day))
  const count = (given: number | null): ReactNode => (given === null ? '–' : say('times', { count: given }))
  return (
    <KeyValueList
      columns={2}
      facts={[
        { key: 'model', name: say('model'), value: <span lang="ko">{carName(facts.model) ?? '–'}</span> },
        { key: 'year', name: say('modelYear'), value: say('yearModel', { year: String(facts.modelYear) }) },
        { key: 'first', name: say('firstRegistered'), value: day(facts.firstRegisteredOn) },
        { key: 'vin', name: say('vin'), value: facts.vin ?? '–' },
        { key: 'kind', name: say('carKind'), value: word(carKind, facts.kind) },
        { key: 'usage', name: say('usage'), value: word(carUsage, facts.usage) },
        { key: 'origin', name: say('origin'), value: word(origin, facts.origin) },
        { key: 'fuel', name: say('fuel'), value: word(fuel, facts.fuel) },
        {
          key: 'cc', name: say('displacement'),
          value: facts.displacementCc === null ? '–' : `${format.number(facts.displacementCc)}cc`,
        },
        { key: 'drive', name: say('drive'), value: word(drive, facts.drive) },
        { key: 'gear', name: say('transmission'), value: word(transmission, facts.transmission) },
        { key: 'color', name: say('color'), value: word(color, facts.color) },
        { key: 'seat', name: say('seatColor'), value: word(seatColor, facts.seatColor) },
        { key: 'roof', name: say('sunroof'), value: word(sunroof, facts.sunroof) },
        { key: 'until', name: say('inspectedUntil'), value: day(facts.inspectedUntil) },
        { key: 'standing', name: say('standing'), value: word(registrationStanding, facts.standing) },
        { key: 'seizures', name: say('seizures'), value: count(facts.seizures) },
        { key: 'mortgages', name: say('mortgages'), value: count(facts.mortgages) },
      ]}
    />
  )
}

export const FactsPanel = ({ registerId }: { readonly registerId: string | null }) => {
  const say = useText('carOffice')
  const { data, isFetching } = useRead(
    carsCalls.getCarRegister, { params: { id: registerId ?? '' } }, { enabled: registerId !== null },
  )
  if (registerId === null) return <p className="text-md text-ink-soft">{say('noRegister')}</p>
  if (data?.id !== registerId) return isFetching ? <Skeleton className="h-72 rounded-lg" /> : null
  return (
    <div className="flex flex-col gap-3">
      <SourceLine row={data} />
      {data.facts === null ? <p className="text-md text-ink-soft">{say('noRegister')}</p> : (
        <>
          <Doubts facts={data.facts} />
          <Facts facts={data.facts} />
          <OptionList options={data.facts.options} />
        </>
      )}
    </div>
  )
}
