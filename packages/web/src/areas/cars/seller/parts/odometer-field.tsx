// What the odometer shows, in the unit that it counts in.
import { mileageUnit } from '@bidyard/contract/enums/cars'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { useDraft } from '../draft/use-draft.tsx'

export const OdometerField = ({ optional = false }: { readonly optional?: boolean | undefined }) => {
  const say = useText('selling')
  const word = useWord()
  const { form: { odometer }, change } = useDraft()
  return (
    <div className="flex items-start gap-2">
      <NumberField
        className="flex-1"
        label={say('odometer')}
        optional={optional}
        hint={say(optional ? 'odometerForPrice' : 'odometerNote')}
        plain
        minimum={0}
        maximum={odometerKmMax}
        unit={word(mileageUnit, odometer.unit)}
        value={odometer.reading}
        onValueChange={(reading) => change({ odometer: { ...odometer, reading } })}
      />
      <SegmentedControl
        label={say('odometerUnit')}
        className="mt-6.5"
        value={odometer.unit}
        onValueChange={(unit) => change({ odometer: { ...odometer, unit } })}
        segments={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
      />
    </div>
  )
}
