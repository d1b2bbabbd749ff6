// Whom a partner means: the name and the phone of a customer, as one who is new or put right is written down.
import { isMobileNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

export interface CustomerValues {
  readonly name: string
  readonly phone: string
}

const isName = (text: string): boolean => /^\p{L}[\p{L} .'-]*$/u.test(text.trim()) && text.trim().length >= 2
const isMobile = (text: string): boolean => isMobileNumber(phoneDigitsOf(text))

export const isCustomer = ({ name, phone }: CustomerValues): boolean => isName(name) && isMobile(phone)

export const CustomerFields = ({ values, onChange, asked, nameFault }: {
  readonly values: CustomerValues
  readonly onChange: (values: CustomerValues) => void
  readonly asked: boolean
  readonly nameFault: string | undefined
}): ReactNode => {
  const say = useText('partners')
  return (
    <>
      <TextField
        label={say('customerName')}
        autoComplete="off"
        value={values.name}
        error={asked && !isName(values.name) ? say('wrongName') : nameFault}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <TextField
        label={say('phone')}
        hint={say('phoneHint')}
        inputMode="tel"
        inputClassName="figures"
        placeholder="010-1234-5678"
        autoComplete="off"
        value={values.phone}
        error={asked && !isMobile(values.phone) ? say('wrongPhone') : undefined}
        onChange={({ target }) => onChange({ ...values, phone: target.value })}
      />
    </>
  )
}
