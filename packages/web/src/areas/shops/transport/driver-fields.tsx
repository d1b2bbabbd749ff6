// The two lines that are known of a driver.
import { isPhoneNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import { limits } from '@bidyard/contract/limits'
import { useText } from '../../../text/use-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

export interface DriverValues {
  readonly name: string
  readonly phoneNumber: string
}

export const isWhole = ({ name, phoneNumber }: DriverValues): boolean =>
  name.trim() !== '' && isPhoneNumber(phoneDigitsOf(phoneNumber))

interface DriverFieldsProps {
  readonly values: DriverValues
  readonly onChange: (values: DriverValues) => void
  /** Somebody tried to save it as it is. */
  readonly asked: boolean
}

export const DriverFields = ({ values, onChange, asked }: DriverFieldsProps) => {
  const say = useText('shops')
  const { name, phoneNumber } = values
  return (
    <>
      <TextField
        label={say('driverName')}
        value={name}
        maxLength={limits.name}
        error={asked && name.trim() === '' ? say('missing') : undefined}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <TextField
        label={say('driverPhone')}
        value={phoneNumber}
        inputMode="tel"
        inputClassName="figures"
        placeholder="010-1234-5678"
        error={asked && !isPhoneNumber(phoneDigitsOf(phoneNumber)) ? say('wrongPhone') : undefined}
        onChange={({ target }) => onChange({ ...values, phoneNumber: target.value })}
      />
    </>
  )
}
