// A line of text with its label; takes what react-hook-form's `register` gives.
import { Field as Base } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { bareInput, controlFrame } from './control-look.ts'
import { Field, type FieldFrame } from './field.tsx'

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className' | 'disabled'> {
  readonly icon?: IconName | undefined
  /** Shown inside the box after the text: a unit, a button. */
  readonly after?: ReactNode | undefined
  readonly inputClassName?: string | undefined
}

export const TextField = (props: TextFieldProps) => {
  const {
    label, hint, error, optional, labelHidden, disabled, className,
    icon, after, inputClassName, defaultValue, value, ...rest
  } = props
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <span className={controlFrame}>
        {icon !== undefined && <Icon name={icon} size={18} className="ml-3 -mr-1 text-ink-faint" />}
        <Base.Control
          {...rest}
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          className={classNames(bareInput, inputClassName)}
        />
        {after}
      </span>
    </Field>
  )
}
