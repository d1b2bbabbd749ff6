// Chooses several of many: what is chosen stands in the field and can be taken out again.
import { Combobox as Base } from '@base-ui/react/combobox'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { controlFrame } from '../form/control-look.ts'
import { Field } from '../form/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import { found, useItems, type ComboboxFrame } from './combobox.tsx'

interface MultiComboboxProps<Value extends string> extends ComboboxFrame<Value> {
  readonly value: readonly Value[]
  readonly onValueChange: (value: Value[]) => void
}

const chipLook = classNames(
  'flex min-h-8 items-center gap-0.5 rounded-md bg-action-soft pl-2 text-sm font-medium text-action-ink md:min-h-7',
  'outline-none data-highlighted:outline-2 data-highlighted:outline-action',
)

export const MultiCombobox = <Value extends string>(props: MultiComboboxProps<Value>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { options, value, onValueChange, placeholder, name, limit = 100 } = props
  const say = useText('ui')
  const items = useItems(options)
  const labelOf = (one: Value) => options.find((option) => option.value === one)?.label ?? one
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <Base.Root
        multiple
        items={items}
        value={[...value]}
        onValueChange={onValueChange}
        filter={found}
        limit={limit}
        name={name}
        autoHighlight
        modal
      >
        <Base.InputGroup className={classNames(controlFrame, 'h-auto')}>
          <Base.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1 p-1">
            {value.map((one) => (
              <Base.Chip key={one} aria-label={labelOf(one)} className={chipLook}>
                {labelOf(one)}
                <Base.ChipRemove
                  aria-label={say('remove', { name: labelOf(one) })}
                  className="flex size-8 items-center justify-center md:size-7"
                >
                  <Icon name="close" size={14} />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              placeholder={value.length > 0 ? '' : (placeholder ?? say('typeToFind'))}
              className="h-8 min-w-14 flex-1 bg-transparent px-2 outline-none md:h-7 md:text-md"
            />
          </Base.Chips>
        </Base.InputGroup>
        <ComboboxPopup />
      </Base.Root>
    </Field>
  )
}
