// The frame of every field: its label, a hint, and what is wrong; tied together for screen readers.
import { Field as Base } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, OptionalMark } from './field-notes.tsx'

export interface FieldFrame {
  readonly label: ReactNode
  readonly hint?: ReactNode | undefined
  /** What is wrong and what to do; its presence makes the field invalid. */
  readonly error?: string | undefined
  /** Marks a field that may stay empty. */
  readonly optional?: boolean | undefined
  /** The label is read out but not shown. */
  readonly labelHidden?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

interface FieldProps extends FieldFrame {
  /** For controls that are no native inputs: their label must not be a `<label>`. */
  readonly plainLabel?: boolean | undefined
  readonly children: ReactNode
}

export const Field = (props: FieldProps) => {
  const { label, hint, error, optional, labelHidden, disabled, plainLabel = false, className, children } = props
  const wrong = error !== undefined && error !== ''
  return (
    <Base.Root
      invalid={wrong}
      disabled={disabled ?? false}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Base.Label
        {...(plainLabel ? { nativeLabel: false, render: <div /> } : {})}
        className={classNames('text-sm font-semibold text-ink', labelHidden === true && 'sr-only')}
      >
        {label}
        {optional === true && <OptionalMark />}
      </Base.Label>
      {children}
      {hint !== undefined && !wrong && (
        <Base.Description className="text-sm text-ink-faint">{hint}</Base.Description>
      )}
      <Base.Error match={wrong}>
        <FieldError>{error}</FieldError>
      </Base.Error>
    </Base.Root>
  )
}
