// Writes the registration by hand, from the paper: only what a listing needs, and marked as written by hand.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { BodyOf } from '@bidyard/contract/call'
import { color, fuel, transmission, type Color, type Fuel, type Transmission } from '@bidyard/contract/enums/cars'
import { displacementMax, modelYearMin } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { plateOf, usageOfPlate } from '@bidyard/contract/shapes/cars/numbers/plates'
import { mayBeVin, vinOf } from '@bidyard/contract/shapes/cars/numbers/vin-text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import type { Order } from '../offer/offer-steps.ts'
import { chosenSteps, type ChosenModel, ModelPicker, modelOfSteps, noModel } from './model-picker.tsx'
import type { Register } from './use-facts.ts'
import { VinField } from './vin-field.tsx'

type Facts = BodyOf<typeof carsCalls.writeCarRegister>['facts']

interface Written {
  readonly vin: string
  readonly model: ChosenModel
  readonly modelYear: number | null
  readonly firstRegisteredOn: Day | null
  readonly fuel: Fuel | null
  readonly transmission: Transmission | null
  readonly displacementCc: number | null
  readonly color: Color | null
}

const writtenOf = (known: Register['facts']): Written => ({
  vin: known?.vin ?? '',
  model: known === null ? noModel : chosenSteps(known.model, known.origin),
  modelYear: known?.modelYear ?? null,
  firstRegisteredOn: (known?.firstRegisteredOn as Day | undefined) ?? null,
  fuel: known?.fuel ?? null,
  transmission: known?.transmission ?? null,
  displacementCc: known?.displacementCc ?? null,
  color: known?.color ?? null,
})

/** What a plate tells is not asked for. */
const factsOf = (written: Written, carNo: string, known: Register['facts']): Facts | undefined => {
  const model = modelOfSteps(written.model)
  const { modelYear, firstRegisteredOn, fuel: burns } = written
  const vin = vinOf(written.vin)
  if (vin !== '' && !mayBeVin(vin)) return undefined
  if (model === undefined || modelYear === null || firstRegisteredOn === null || burns === null) return undefined
  const plate = plateOf(carNo)
  return {
    vin: vin === '' ? null : vin, kind: plate?.kind ?? 'passenger', model, modelYear, firstRegisteredOn, fuel: burns,
    usage: plate === undefined ? 'passenger' : usageOfPlate(plate), origin: written.model.origin ?? 'domestic',
    displacementCc: written.displacementCc, transmission: written.transmission, color: written.color,
    drive: known?.drive ?? null, seatColor: known?.seatColor ?? null, sunroof: known?.sunroof ?? null,
    options: known?.options ?? [], seats: known?.seats ?? null, engineType: known?.engineType ?? null,
    inspectedUntil: known?.inspectedUntil ?? null, standing: 'registered', seizures: known?.seizures ?? null,
    mortgages: known?.mortgages ?? null,
  }
}

interface FieldsProps {
  readonly written: Written
  readonly onWrite: (part: Partial<Written>) => void
  /** Once somebody wanted to save, what is missing says so. */
  readonly tried: boolean
}

const Fields = ({ written, onWrite, tried }: FieldsProps) => {
  const say = useText('selling')
  const word = useWord()
  const today = useToday()
  const missing = (value: unknown) => (tried && value === null ? say('fillIn') : undefined)
  return (
    <div className="flex flex-col gap-4">
      <VinField value={written.vin} onValueChange={(vin) => onWrite({ vin })} tried={tried} />
      <ModelPicker chosen={written.model} onChoose={(model) => onWrite({ model })} tried={tried} />
      <NumberField
        label={say('fact.modelYear')} plain ungrouped minimum={modelYearMin} maximum={Number(today.slice(0, 4)) + 1}
        unit={say('year')} value={written.modelYear} error={missing(written.modelYear)}
        onValueChange={(modelYear) => onWrite({ modelYear })}
      />
      <DateField
        label={say('fact.firstRegistered')} last={today} value={written.firstRegisteredOn}
        error={missing(written.firstRegisteredOn)} onValueChange={(day) => onWrite({ firstRegisteredOn: day })}
      />
      <Select
        label={say('fact.fuel')} value={written.fuel} error={missing(written.fuel)}
        options={fuel.values.map((value) => ({ value, label: word(fuel, value) }))}
        onValueChange={(burns) => onWrite({ fuel: burns })}
      />
      <Select
        label={say('fact.transmission')} optional value={written.transmission}
        options={transmission.values.map((value) => ({ value, label: word(transmission, value) }))}
        onValueChange={(value) => onWrite({ transmission: value })}
      />
      <NumberField
        label={say('fact.displacement')} optional plain minimum={0} maximum={displacementMax} unit="cc"
        value={written.displacementCc} onValueChange={(displacementCc) => onWrite({ displacementCc })}
      />
      <Select
        label={say('fact.color')} optional value={written.color}
        options={color.values.map((value) => ({ value, label: word(color, value) }))}
        onValueChange={(value) => onWrite({ color: value })}
      />
    </div>
  )
}

interface ByHandProps {
  readonly order: Order
  readonly known: Register['facts']
  readonly onClose: () => void
}

export const ByHandSheet = ({ order, known, onClose }: ByHandProps) => {
  const say = useText('selling')
  const sayUi = useText('ui')
  const queries = useQueryClient()
  const [written, setWritten] = useState(() => writtenOf(known))
  const [tried, setTried] = useState(false)
  const call = useCall(carsCalls.writeCarRegister, {
    onSuccess: async () => {
      await forgetPaths(queries, ['/orders', '/car-registers'])
      onClose()
    },
  })
  const save = () => {
    setTried(true)
    const facts = factsOf(written, order.carNumber, known)
    if (facts !== undefined) call.mutate({ params: { id: order.id }, body: { facts, reason: say('byHandReason') } })
  }
  return (
    <Sheet
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('byHandTitle')}
      description={say('byHandText')}
      footer={
        <>
          <Button size="large" disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button size="large" variant="primary" loading={call.isPending} onClick={save}>{say('save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Fields written={written} tried={tried} onWrite={(part) => setWritten((all) => ({ ...all, ...part }))} />
        <Refused failure={call.error} />
      </div>
    </Sheet>
  )
}
