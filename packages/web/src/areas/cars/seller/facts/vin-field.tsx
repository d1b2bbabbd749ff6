// The chassis number off the paper: one that cannot be right is refused, one that is only odd is asked about.
import { mayBeVin, vinOf, vinWarnings } from '@bidyard/contract/shapes/cars/numbers/vin-text'
import { useText } from '../../../../text/use-text.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'

interface VinFieldProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Once somebody wanted to save, what cannot be right says so. */
  readonly tried: boolean
}

export const VinField = ({ value, onValueChange, tried }: VinFieldProps) => {
  const say = useText('selling')
  const vin = vinOf(value)
  const isWrong = vin !== '' && !mayBeVin(vin)
  const warnings = vin === '' || isWrong ? [] : vinWarnings(vin)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={say('fact.vin')} optional hint={say('vinHint')} autoComplete="off" autoCapitalize="characters"
        spellCheck={false} inputClassName="figures" maxLength={24} value={value}
        error={tried && isWrong ? say('vinWrong') : undefined}
        onChange={({ target }) => onValueChange(target.value)}
        onBlur={() => onValueChange(vin)}
      />
      {warnings.map((warning) => (
        <InlineNotice key={warning} tone="waiting">{say(`vinWarning.${warning}`)}</InlineNotice>
      ))}
    </div>
  )
}
