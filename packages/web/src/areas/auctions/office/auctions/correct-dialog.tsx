// Corrects a car under the hammer: the facts that were wrong, and the sentence that everybody reads.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { BodyOf } from '@bidyard/contract/call'
import { Suspense, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { isSameFact } from '../../corrections/differing.ts'
import { type Part, parts, type Told, usePartName } from '../../corrections/fact-words.ts'
import { touchedByAuctions } from '../parts/auction-words.ts'
import type { DialogProps } from './act-dialogs.tsx'
import { CorrectionFields } from './correction-fields.tsx'
import { useKnownFacts } from './use-known-facts.ts'

type Facts = NonNullable<BodyOf<typeof auctionsCalls.correctAuction>['facts']>

const touched = [...touchedByAuctions, '/car-registers', '/car-histories', '/car-checks'] as const

/** What was chosen and left as it was is no correction. */
const changedOf = (facts: Told, known: Told | undefined): Facts | undefined => {
  const changed = parts.filter((part) => facts[part] !== undefined && !isSameFact(facts[part], known?.[part]))
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((part) => [part, facts[part]])) as Facts
}

const nothingPaid = { count: 0, paidWon: 0 }
const nothingHappened = { ownDamage: nothingPaid, otherDamage: nothingPaid, specials: [], uses: [] } satisfies Told
const nothingPicked = { ownDamage: undefined, otherDamage: undefined, specials: undefined, uses: undefined }

/** A past of which nobody told is told as a whole. */
const picked = (known: Told, part: Part, pressed: boolean): Told => {
  if (part in nothingHappened && known[part] === null) return pressed ? nothingHappened : nothingPicked
  return { [part]: pressed ? known[part] : undefined }
}

interface PickProps {
  readonly known: Told | undefined
  readonly facts: Told
  readonly onPick: (facts: Told) => void
}

const Pick = ({ known, facts, onPick }: PickProps) => {
  const say = useText('marketOffice')
  const nameOf = usePartName()
  if (known === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{say('correctWhich')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{say('correctWhichHint')}</p>
      <div className="flex flex-wrap gap-1.5">
        {parts.filter((part) => known[part] !== undefined).map((part) => (
          <FilterChip
            key={part} label={nameOf(part)} pressed={facts[part] !== undefined}
            onPressedChange={(pressed) => onPick({ ...facts, ...picked(known, part, pressed) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** By how much a correction puts the end off, by the configuration in force. */
const useHoursPutOff = (): string | undefined => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'bidding' } })
  return data?.key === 'bidding' ? formatNumber(data.value.materialCorrectionHours) : undefined
}

const Asked = ({ auction: { id, orderId, version, carNumber }, onClose }: DialogProps) => {
  const say = useText('marketOffice')
  const known = useKnownFacts(orderId)
  const hours = useHoursPutOff()
  const [facts, setFacts] = useState<Told>({})
  return (
    <ActDialog
      definition={auctionsCalls.correctAuction}
      words={{
        title: say('correctTitle', { plate: carNumber }),
        happens: hours === undefined ? say('correctPutsOff') : say('correctHappens', { hours }),
        verb: say('correctVerb'), done: say('correctDone'),
      }}
      field={{ label: say('statement'), hint: say('statementHint') }}
      touches={touched}
      ask={(statement) => {
        const changed = changedOf(facts, known)
        return {
          params: { id },
          body: { seenVersion: version, statement, ...(changed === undefined ? {} : { facts: changed }) },
        }
      }}
      onClose={onClose}
    >
      <Pick known={known} facts={facts} onPick={setFacts} />
      <CorrectionFields facts={facts} change={(next) => setFacts((now) => ({ ...now, ...next }))} />
    </ActDialog>
  )
}

export const CorrectDialog = (props: DialogProps) => (
  // The names of a car’s facts are those of its page, and may have to come first.
  <Suspense fallback={null}><Asked {...props} /></Suspense>
)
