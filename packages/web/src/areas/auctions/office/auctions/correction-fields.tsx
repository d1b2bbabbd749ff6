// The fields of a correction: one for each fact that was chosen, filled with what is told now.
import { carUseHistory, specialAccident } from '@bidyard/contract/enums/car-facts'
import { carUsage, color, drive, fuel, mileageUnit, transmission } from '@bidyard/contract/enums/cars'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { claimsMax, displacementMax, modelYearMin } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { lazy, Suspense } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { type Part, type Told, usePartName } from '../../corrections/fact-words.ts'

const DamageMap = lazy(async () => ({
  default: (await import('../../../../ui/damage-map/damage-map.tsx')).DamageMap,
}))

interface FieldProps<Name extends Part> {
  readonly part: Name
  readonly value: NonNullable<Told[Name]>
  readonly change: (value: NonNullable<Told[Name]>) => void
}
type Asked = { readonly facts: Told; readonly change: (facts: Told) => void }

const Odometer = ({ part, value: { reading, unit }, change }: FieldProps<'odometer'>) => {
  const say = useText('marketOffice')
  const word = useWord()
  const nameOf = usePartName()
  return (
    <div className="flex items-start gap-2">
      <NumberField
        className="flex-1" label={nameOf(part)} plain minimum={0} maximum={odometerKmMax}
        unit={word(mileageUnit, unit)} value={reading}
        onValueChange={(next) => change({ reading: next ?? 0, unit })}
      />
      <SegmentedControl
        label={say('odometerUnit')} className="mt-6.5" value={unit}
        onValueChange={(next) => change({ reading, unit: next })}
        segments={mileageUnit.values.map((one) => ({ value: one, label: word(mileageUnit, one) }))}
      />
    </div>
  )
}

const Year = ({ part, value, change }: FieldProps<'modelYear'>) => {
  const today = useToday()
  const nameOf = usePartName()
  return (
    <NumberField
      label={nameOf(part)} plain ungrouped minimum={modelYearMin} maximum={Number(today.slice(0, 4)) + 1} value={value}
      onValueChange={(year) => year !== null && change(year)}
    />
  )
}

const FirstDay = ({ part, value, change }: FieldProps<'firstRegisteredOn'>) => {
  const today = useToday()
  const nameOf = usePartName()
  return (
    <DateField
      label={nameOf(part)} last={today} value={value as Day} onValueChange={(day) => day !== null && change(day)}
    />
  )
}

interface ChoiceProps<Value extends string> {
  readonly part: Part
  readonly of: Enumeration<string, Value>
  /** Undefined where it was not chosen. */
  readonly value: Value | null | undefined
  readonly change: (value: Value) => void
}

const Choice = <Value extends string>({ part, of, value, change }: ChoiceProps<Value>) => {
  const word = useWord()
  const nameOf = usePartName()
  if (value === undefined) return null
  return (
    <Select
      label={nameOf(part)} value={value} options={of.values.map((one) => ({ value: one, label: word(of, one) }))}
      onValueChange={(next) => next !== null && change(next)}
    />
  )
}

const Choices = ({ facts, change }: Asked) => (
  <>
    <Choice part="usage" of={carUsage} value={facts.usage} change={(usage) => change({ usage })} />
    <Choice part="fuel" of={fuel} value={facts.fuel} change={(value) => change({ fuel: value })} />
    <Choice
      part="transmission" of={transmission} value={facts.transmission}
      change={(value) => change({ transmission: value })}
    />
    <Choice part="drive" of={drive} value={facts.drive} change={(value) => change({ drive: value })} />
    <Choice part="color" of={color} value={facts.color} change={(value) => change({ color: value })} />
  </>
)

const Displacement = ({ facts, change }: Asked) => {
  const nameOf = usePartName()
  return (
    <NumberField
      label={nameOf('displacementCc')} plain minimum={0} maximum={displacementMax} unit="cc"
      value={facts.displacementCc ?? null} onValueChange={(displacementCc) => change({ displacementCc })}
    />
  )
}

const Paid = ({ part, value: { count, paidWon }, change }: FieldProps<'ownDamage' | 'otherDamage'>) => {
  const say = useText('marketOffice')
  const nameOf = usePartName()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={`${nameOf(part)} · ${say('correctionCount')}`} minimum={0} maximum={claimsMax} value={count}
        onValueChange={(next) => change({ count: next ?? 0, paidWon })}
      />
      <MoneyField
        label={`${nameOf(part)} · ${say('correctionPaid')}`} unit="won" value={paidWon}
        onValueChange={(won) => change({ count, paidWon: won ?? 0 })}
      />
    </div>
  )
}

interface ChipsProps<Value extends string> {
  readonly part: Part
  readonly of: Enumeration<string, Value>
  readonly chosen: readonly Value[]
  readonly onChange: (value: Value, pressed: boolean) => void
}

const Chips = <Value extends string>({ part, of, chosen, onChange }: ChipsProps<Value>) => {
  const word = useWord()
  const nameOf = usePartName()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{nameOf(part)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {of.values.map((value) => (
          <FilterChip
            key={value} label={word(of, value)} pressed={chosen.includes(value)}
            onPressedChange={(pressed) => onChange(value, pressed)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What is known of when it happened stays with what is not taken off. */
const Specials = ({ part, value, change }: FieldProps<'specials'>) => (
  <Chips
    part={part} of={specialAccident} chosen={value.map(({ kind }) => kind)}
    onChange={(kind, pressed) =>
      change(pressed ? [...value, { kind, on: null }] : value.filter((one) => one.kind !== kind))}
  />
)

const Uses = ({ part, value, change }: FieldProps<'uses'>) => (
  <Chips
    part={part} of={carUseHistory} chosen={value}
    onChange={(use, pressed) => change(pressed ? [...value, use] : value.filter((one) => one !== use))}
  />
)

const Damages = ({ part, value, change }: FieldProps<'damages'>) => {
  const nameOf = usePartName()
  return (
    <section aria-label={nameOf(part)} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{nameOf(part)}</h3>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <DamageMap
          damages={value}
          onChange={(damages) => change(damages.map(({ position, values }) => ({ position, values: [...values] })))}
        />
      </Suspense>
    </section>
  )
}

const given = <Value,>(value: Value | null | undefined): value is Value => value !== null && value !== undefined

/** A part that was not chosen has no field. */
export const CorrectionFields = ({ facts, change }: Asked) => {
  const { odometer, modelYear, firstRegisteredOn, ownDamage, otherDamage, specials, uses, damages } = facts
  return (
    <>
      {given(odometer) &&
        <Odometer part="odometer" value={odometer} change={(value) => change({ odometer: value })} />}
      {given(modelYear) &&
        <Year part="modelYear" value={modelYear} change={(value) => change({ modelYear: value })} />}
      {given(firstRegisteredOn) && (
        <FirstDay
          part="firstRegisteredOn" value={firstRegisteredOn}
          change={(value) => change({ firstRegisteredOn: value })}
        />
      )}
      <Choices facts={facts} change={change} />
      {facts.displacementCc !== undefined && <Displacement facts={facts} change={change} />}
      {given(damages) && <Damages part="damages" value={damages} change={(value) => change({ damages: value })} />}
      {given(ownDamage) &&
        <Paid part="ownDamage" value={ownDamage} change={(value) => change({ ownDamage: value })} />}
      {given(otherDamage) &&
        <Paid part="otherDamage" value={otherDamage} change={(value) => change({ otherDamage: value })} />}
      {given(specials) &&
        <Specials part="specials" value={specials} change={(value) => change({ specials: value })} />}
      {given(uses) && <Uses part="uses" value={uses} change={(value) => change({ uses: value })} />}
    </>
  )
}
