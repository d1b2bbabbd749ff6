// The field for one place of the configuration: money, a share, a number with its unit, a time or a span.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../../../ui/form/money-field.tsx'
import { NumberField } from '../../../../../ui/form/number-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { Amount } from '../../places/amount.ts'
import { useConfigurationWords } from '../../use-configuration-words.ts'
import { formPath, type FormPath, type FormValues } from '../form-values.ts'
import { ShareField } from './share-field.tsx'
import { SpanField } from './span-field.tsx'
import { TimeField } from './time-field.tsx'

interface PlaceFieldProps {
  readonly of: ConfigKey
  readonly path: string
  readonly amount: Amount
  readonly label?: string | undefined
  readonly labelHidden?: boolean | undefined
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const PlaceField = ({ of, path, amount, label, labelHidden }: PlaceFieldProps): ReactNode => {
  const words = useConfigurationWords()
  const { control } = useFormContext<FormValues>()
  const { field, fieldState } = useController<FormValues, FormPath>({ control, name: formPath(path) })
  const value: unknown = field.value
  const frame = {
    label: label ?? words.name(of, path), labelHidden, hint: labelHidden === true ? undefined : words.hint(of, path),
    error: fieldState.error?.message, inputRef: field.ref, onValueChange: field.onChange,
  }
  switch (amount.kind) {
    case 'won':
    case 'price':
      return (
        <MoneyField
          {...frame}
          hint={undefined}
          unit={amount.kind === 'won' ? 'won' : words.priceUnit}
          value={numberOf(value)}
        />
      )
    case 'share':
      return <ShareField {...frame} value={numberOf(value)} />
    case 'number':
      return <NumberField {...frame} plain unit={words.say(`short.${amount.unit}`)} value={numberOf(value)} />
    case 'time': return <TimeField {...frame} value={typeof value === 'string' ? value : ''} />
    case 'line': {
      const { inputRef, onValueChange, ...rest } = frame
      return (
        <TextField
          {...rest}
          ref={inputRef}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )
    }
    case 'span': return <SpanField {...frame} value={value} />
    case 'choice':
    case 'basis':
    case 'use':
      return null
  }
}
