// Chooses one of many: type to find it, also by first consonants.
import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { bareInput, controlFrame } from '../form/control-look.ts'
import { Field, type FieldFrame } from '../form/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import { matches } from './matches.ts'
import type { Option } from './option.ts'

export interface ComboboxFrame<Value extends string> extends FieldFrame {
  readonly options: readonly Option<Value>[]
  readonly placeholder?: string | undefined
  readonly name?: string | undefined
  /** So many matches are listed at most; one types on to see the others. */
  readonly limit?: number | undefined
}

interface ComboboxProps<Value extends string> extends ComboboxFrame<Value> {
  readonly value: Value | null
  readonly onValueChange: (value: Value | null) => void
}

export const found = (option: Option, query: string): boolean =>
  matches(option.label, query) || (option.note !== undefined && matches(option.note, query))

export const useItems = <Value extends string>(options: readonly Option<Value>[]) =>
  useMemo(
    () => Base.createItems([...options], { getValue: (option) => option.value, getLabel: (option) => option.label }),
    [options],
  )

const small = 'flex w-9 shrink-0 items-center justify-center self-stretch text-ink-faint hover:text-ink'

export const Combobox = <Value extends string>(props: ComboboxProps<Value>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { options, value, onValueChange, placeholder, name, limit = 100 } = props
  const say = useText('ui')
  const items = useItems(options)
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <Base.Root
        items={items}
        value={value}
        onValueChange={onValueChange}
        filter={found}
        limit={limit}
        name={name}
        autoHighlight
        modal
      >
        <Base.InputGroup className={controlFrame}>
          <Base.Input placeholder={placeholder ?? say('typeToFind')} className={classNames(bareInput, 'pr-0!')} />
          <Base.Clear aria-label={say('clear')} className={small}>
            <Icon name="close" size={16} />
          </Base.Clear>
          <Base.Trigger aria-label={say('openList')} className={small}>
            <Icon name="chevronsUpDown" size={16} />
          </Base.Trigger>
        </Base.InputGroup>
        <ComboboxPopup />
      </Base.Root>
    </Field>
  )
}
