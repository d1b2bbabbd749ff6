// Chooses one of a few: a button that opens a list.
import { Select as Base } from '@base-ui/react/select'
import { memo, type MouseEvent, type Ref } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { pickerLook } from '../form/control-look.ts'
import { Field, type FieldFrame } from '../form/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { followsPointer, itemLook, listLook, listPopup } from './list-look.ts'
import type { Option } from './option.ts'
import { OptionText, optionTextLook, Tick } from './option-text.tsx'

interface SelectProps<Value extends string> extends FieldFrame {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly onValueChange: (value: Value | null) => void
  /** Adds a first entry that means "none of them", with this label. */
  readonly emptyLabel?: string | undefined
  readonly placeholder?: string | undefined
  readonly icon?: IconName | undefined
  readonly name?: string | undefined
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined
  /** It was asked for before it was here. */
  readonly openAtFirst?: boolean
}

interface ListProps {
  readonly name: string
  readonly options: readonly Option[]
}

/** The focus has come with the mouse, and under a finger it would come to leave again. */
const stayWhereOneIs = (event: MouseEvent): void => event.preventDefault()

/** Another choice changes two of its lines, which know of it by themselves. */
const List = memo(({ name, options }: ListProps) => (
  <Base.Portal role="region" aria-label={name}>
    <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
      <Base.Popup className={listPopup}>
        <Base.List className={listLook}>
          {options.map(({ value, label, note, disabled }) => (
            <Base.Item
              key={value}
              value={value === '' ? null : value}
              disabled={disabled ?? false}
              onMouseDown={stayWhereOneIs}
              className={itemLook}
            >
              <Base.ItemText className={optionTextLook}>
                <OptionText label={label} note={note} />
              </Base.ItemText>
              <Base.ItemIndicator>
                <Tick />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.List>
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
))

export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { options, value, onValueChange, emptyLabel, placeholder, icon, name, triggerRef, openAtFirst = false } = props
  const say = useText('ui')
  const all: readonly Option<Value | ''>[] =
    emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]
  const shown = options.find((option) => option.value === value)?.label ?? emptyLabel
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }} plainLabel>
      <Base.Root
        value={value}
        onValueChange={onValueChange}
        name={name}
        defaultOpen={openAtFirst}
        highlightItemOnHover={followsPointer()}
      >
        <Base.Trigger ref={triggerRef} className={pickerLook}>
          {icon !== undefined && <Icon name={icon} size={18} className="text-ink-faint" />}
          <Base.Value className={classNames('min-w-0 flex-1 truncate', shown === undefined && 'text-ink-faint')}>
            {shown ?? placeholder ?? say('choose')}
          </Base.Value>
          <Base.Icon>
            <Icon name="chevronsUpDown" size={16} className="text-ink-faint" />
          </Base.Icon>
        </Base.Trigger>
        <List name={typeof label === 'string' ? label : say('list')} options={all} />
      </Base.Root>
    </Field>
  )
}
