// A field whose calendar opens beneath it.
import { Popover } from '@base-ui/react/popover'
import { useRef, type ReactNode } from 'react'
import { popupLook } from '../choice/list-look.ts'
import { classNames } from '../class-names.ts'
import { pickerLook } from '../form/control-look.ts'
import { Field, type FieldFrame } from '../form/field.tsx'
import { Icon } from '../icon/icon.tsx'

interface DatePopupProps extends FieldFrame {
  readonly shown: string | null
  readonly placeholder: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A popup is as wide as what it holds, and days take what they are given: here somebody has to say how much. */
export const floatingDays = 'w-72 max-w-full shrink-0'

/** The one day that Tab reaches; from there the arrows lead to any other. */
const dayIn = (popup: HTMLElement | null): HTMLElement | true =>
  popup?.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]') ?? true

export const DatePopup = (props: DatePopupProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { shown, placeholder, open, onOpenChange, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }} plainLabel>
      <Popover.Root open={open} onOpenChange={onOpenChange}>
        <Popover.Trigger
          disabled={disabled ?? false}
          aria-label={`${typeof label === 'string' ? `${label}: ` : ''}${shown ?? placeholder}`}
          data-placeholder={shown === null ? '' : undefined}
          data-invalid={error === undefined ? undefined : ''}
          className={pickerLook}
        >
          <Icon name="calendar" size={18} className="text-ink-faint" />
          <span className={classNames('figures min-w-0 flex-1 truncate', shown === null && 'text-ink-faint')}>
            {shown ?? placeholder}
          </span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={6} align="start" className="z-50">
            <Popover.Popup
              ref={popup}
              initialFocus={() => dayIn(popup.current)}
              aria-label={typeof label === 'string' ? label : placeholder}
              className={classNames(
                popupLook,
                'max-h-(--available-height) max-w-(--available-width) overflow-y-auto p-3',
              )}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  )
}
