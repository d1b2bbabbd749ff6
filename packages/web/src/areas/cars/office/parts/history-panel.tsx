// A car's insurance history with all its sections: sums first, then each claim, change and gap by its day.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carUseHistory, claimType, specialAccident } from '@bidyard/contract/enums/cars'
import { historyDoubts } from '@bidyard/contract/shapes/cars/history-doubts'
import { mileageDoubts } from '@bidyard/contract/shapes/cars/numbers/odometer'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { ReactNode } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { SourceLine } from './facts-panel.tsx'

interface FactsProps {
  readonly facts: HistoryFacts
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
    {children}
  </section>
)

const Sums = ({ facts }: FactsProps) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const { asOf, ownDamage, otherDamage, plateChanges, ownerChanges, uses, specials } = facts
  const claims = (sum: typeof ownDamage): string =>
    `${say('times', { count: sum.count })} · ${format.won(sum.paidWon)}`
  return (
    <KeyValueList
      columns={2}
      facts={[
        { key: 'asOf', name: say('asOf'), value: format.day(asOf as Day) },
        { key: 'own', name: say('ownDamage'), value: claims(ownDamage) },
        { key: 'other', name: say('otherDamage'), value: claims(otherDamage) },
        { key: 'owners', name: say('ownerChanges'), value: say('times', { count: ownerChanges.length }) },
        { key: 'plates', name: say('plateChanges'), value: say('times', { count: plateChanges.length }) },
        {
          key: 'uses', name: say('formerUses'),
          value: uses.length === 0 ? say('none') : uses.map((use) => word(carUseHistory, use)).join(', '),
        },
        {
          key: 'specials', name: say('specials'),
          value: specials.length === 0 ? say('none') : specials.map(({ kind, on }, place) => (
            <Badge key={place} tone="closing">
              {word(specialAccident, kind)}{on === null ? '' : ` ${format.day(on as Day)}`}
            </Badge>
          )),
        },
      ]}
    />
  )
}

const Claims = ({ facts: { claims } }: FactsProps) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  if (claims.length === 0) return <p className="text-md text-ink-soft">{say('noClaims')}</p>
  return (
    <PlainTable
      label={say('claims')}
      columns={[
        { key: 'on', title: say('day') }, { key: 'type', title: say('claimKind') },
        { key: 'paid', title: say('paid'), align: 'end' }, { key: 'parts', title: say('partsCost'), align: 'end' },
        { key: 'labour', title: say('labourCost'), align: 'end' },
        { key: 'paint', title: say('paintCost'), align: 'end' },
      ]}
      rows={claims.map((claim, place) => ({
        key: String(place), marked: claim.isOpen,
        cells: [
          <span key="on" className="figures whitespace-nowrap">{format.day(claim.on as Day)}</span>,
          <>{word(claimType, claim.type)} {claim.isOpen && <Badge tone="waiting">{say('openClaim')}</Badge>}</>,
          format.won(claim.paidWon), format.won(claim.partsWon), format.won(claim.labourWon),
          format.won(claim.paintWon),
        ],
      }))}
    />
  )
}

const Mileages = ({ facts: { mileages } }: FactsProps) => {
  const say = useText('carOffice')
  const format = useFormat()
  if (mileages.length === 0) return null
  return (
    <Section title={say('mileages')}>
      <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-md">
        {mileages.map(({ on, km }, place) => (
          <li key={place}>
            <span className="text-ink-faint">{format.day(on as Day)}</span> <b>{format.distance(km)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Gaps = ({ facts: { uninsured } }: FactsProps) => {
  const say = useText('carOffice')
  if (uninsured.length === 0) return null
  return (
    <Section title={say('uninsured')}>
      <p className="figures text-md">{uninsured.map(({ from, until }) => `${from} – ${until}`).join(', ')}</p>
    </Section>
  )
}

const Whole = ({ facts, km }: FactsProps & { readonly km: number | null }) => {
  const say = useText('carOffice')
  const doubts = [...mileageDoubts(km, facts.mileages), ...historyDoubts(facts)]
  return (
    <>
      {doubts.length > 0 && (
        <InlineNotice tone="waiting" title={say('lookTwice')}>
          <ul className="list-inside list-disc">
            {doubts.map((doubt) => <li key={doubt}>{say(`historyDoubt.${doubt}`)}</li>)}
          </ul>
        </InlineNotice>
      )}
      <Sums facts={facts} />
      <Section title={say('claims')}><Claims facts={facts} /></Section>
      <Mileages facts={facts} />
      <Gaps facts={facts} />
    </>
  )
}

interface HistoryPanelProps {
  readonly historyId: string | null
  /** What the odometer shows now, as far as somebody told. */
  readonly km: number | null
}

export const HistoryPanel = ({ historyId, km }: HistoryPanelProps) => {
  const say = useText('carOffice')
  const { data, isFetching } = useRead(
    carsCalls.getCarHistory, { params: { id: historyId ?? '' } }, { enabled: historyId !== null },
  )
  if (historyId === null) return <p className="text-md text-ink-soft">{say('noHistory')}</p>
  if (data?.id !== historyId) return isFetching ? <Skeleton className="h-72 rounded-lg" /> : null
  return (
    <div className="flex flex-col gap-4">
      <SourceLine row={data} />
      {data.facts === null
        ? <p className="text-md text-ink-soft">{say('noHistory')}</p> : <Whole facts={data.facts} km={km} />}
    </div>
  )
}
