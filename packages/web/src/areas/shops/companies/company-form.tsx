// The form of a company: who it is, how to reach it, where it is.
import type { CompanyKind } from '@bidyard/contract/enums/shops'
import { registrationType } from '@bidyard/contract/enums/members'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/show/card.tsx'
import type { CompanyField, CompanyValues } from './company-form-values.ts'

type Form = UseFormReturn<CompanyValues>
type TextKey = Exclude<CompanyField, 'registrationType'>

interface LineProps {
  readonly form: Form
  readonly field: TextKey
  readonly optional?: boolean | undefined
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  readonly numeric?: boolean | undefined
  readonly className?: string | undefined
}

const Line = ({ form, field, numeric = false, ...rest }: LineProps) => {
  const say = useText('shops')
  return (
    <TextField
      {...rest}
      label={say(`field.${field}`)}
      error={form.formState.errors[field]?.message}
      autoComplete="off"
      {...(numeric ? { inputMode: 'numeric' as const, inputClassName: 'figures' } : {})}
      {...form.register(field)}
    />
  )
}

const ShopPart = ({ form }: { readonly form: Form }) => {
  const say = useText('shops')
  const word = useWord()
  return (
    <Card title={say('formShop')} note={say('formShopNote')}>
      <div className="flex flex-col gap-4">
        <Line form={form} field="shopName" placeholder="한빛모터스" />
        <Controller
          control={form.control}
          name="registrationType"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              inRow
              label={say('kind')}
              options={registrationType.values.map((one) => ({ value: one, label: word(registrationType, one) }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </div>
    </Card>
  )
}

export const CompanyFields = ({ form, kind, isNew }: {
  readonly form: Form
  readonly kind: CompanyKind
  readonly isNew: boolean
}) => {
  const say = useText('shops')
  const row = 'grid grid-cols-1 gap-4 sm:grid-cols-2'
  return (
    <>
      {isNew && kind === 'shop' && <ShopPart form={form} />}
      <Card title={say('formCompany')}>
        <div className="flex flex-col gap-4">
          <Line form={form} field="name" hint={say('nameHint')} />
          <div className={row}>
            <Line form={form} field="businessNumber" numeric placeholder="123-45-67891" />
            <Line form={form} field="corporateNumber" numeric optional placeholder="110111-0062432" />
          </div>
          <div className={row}>
            <Line form={form} field="representativeName" />
            <Line form={form} field="phoneNumber" numeric placeholder="02-123-4567" />
          </div>
          <Line form={form} field="email" optional placeholder="office@example.com" />
        </div>
      </Card>
      <Card title={say('address')}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[8rem_1fr]">
          <Line form={form} field="postalCode" numeric optional placeholder="06236" />
          <Line form={form} field="road" optional />
          <Line form={form} field="detail" optional className="sm:col-span-2" />
        </div>
      </Card>
    </>
  )
}
