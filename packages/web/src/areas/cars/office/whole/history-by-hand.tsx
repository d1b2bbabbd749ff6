// Writes an insurance history by hand from its paper: the sums that judge a car, and what happened to it besides.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carUseHistory, specialAccident, type CarUseHistory, type SpecialAccident } from '@bidyard/contract/enums/cars'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import { claimsMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { touchedByCars } from '../parts/touched.ts'

const nothingOfCar: HistoryFacts['car'] = {
  makerName: null, modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
  fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
}

interface Written {
  readonly asOf: Day
  readonly ownCount: number
  readonly ownWon: number
  readonly otherCount: number
  readonly otherWon: number
  readonly specials: readonly SpecialAccident[]
  readonly uses: readonly CarUseHistory[]
}

const factsOf = (written: Written): HistoryFacts => ({
  asOf: written.asOf, car: nothingOfCar, uses: [...written.uses], plateChanges: [], ownerChanges: [],
  specials: written.specials.map((kind) => ({ kind, on: null })),
  ownDamage: { count: written.ownCount, paidWon: written.ownWon },
  otherDamage: { count: written.otherCount, paidWon: written.otherWon }, claims: [], uninsured: [], mileages: [],
})

interface ChipsProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChange: (chosen: readonly Value[]) => void
}

const Chips = <Value extends string>({ label, values, chosen, nameOf, onChange }: ChipsProps<Value>) => (
  <fieldset className="flex flex-col gap-1.5">
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <FilterChip
          key={value}
          label={nameOf(value)}
          pressed={chosen.includes(value)}
          onPressedChange={(pressed) =>
            onChange(pressed ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </div>
  </fieldset>
)

interface FieldsProps {
  readonly written: Written
  readonly change: (next: Partial<Written>) => void
}

const Fields = ({ written, change }: FieldsProps) => {
  const say = useText('carOffice')
  const word = useWord()
  const today = useToday()
  const count = (value: number | null): number => value ?? 0
  return (
    <>
      <DateField
        label={say('asOf')} last={today} value={written.asOf}
        onValueChange={(asOf) => asOf !== null && change({ asOf })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={say('ownDamageCount')} minimum={0} maximum={claimsMax} value={written.ownCount}
          onValueChange={(value) => change({ ownCount: count(value) })}
        />
        <MoneyField
          label={say('ownDamageWon')} unit="won" value={written.ownWon}
          onValueChange={(value) => change({ ownWon: count(value) })}
        />
        <NumberField
          label={say('otherDamageCount')} minimum={0} maximum={claimsMax} value={written.otherCount}
          onValueChange={(value) => change({ otherCount: count(value) })}
        />
        <MoneyField
          label={say('otherDamageWon')} unit="won" value={written.otherWon}
          onValueChange={(value) => change({ otherWon: count(value) })}
        />
      </div>
      <Chips
        label={say('specials')} values={specialAccident.values} chosen={written.specials}
        nameOf={(value) => word(specialAccident, value)} onChange={(specials) => change({ specials })}
      />
      <Chips
        label={say('formerUses')} values={carUseHistory.values.filter((value) => value !== 'private')}
        chosen={written.uses} nameOf={(value) => word(carUseHistory, value)} onChange={(uses) => change({ uses })}
      />
    </>
  )
}

interface HistoryByHandProps {
  readonly order: Order
  readonly onClose: () => void
}

export const HistoryByHand = ({ order: { id, carNumber }, onClose }: HistoryByHandProps) => {
  const say = useText('carOffice')
  const today = useToday()
  const [written, setWritten] = useState<Written>({
    asOf: today, ownCount: 0, ownWon: 0, otherCount: 0, otherWon: 0, specials: [], uses: [],
  })
  return (
    <ActDialog
      definition={carsCalls.writeCarHistory}
      words={{
        title: say('historyByHandTitle', { plate: carNumber }), happens: say('historyByHandHappens'),
        verb: say('saveByHand'), done: say('savedByHand'),
      }}
      touches={touchedByCars}
      ask={(reason) => ({ params: { id }, body: { facts: factsOf(written), reason } })}
      onClose={onClose}
    >
      <Fields written={written} change={(next) => setWritten((now) => ({ ...now, ...next }))} />
    </ActDialog>
  )
}
