// The frame of several controls that are one question: a legend, a hint, and what is wrong.
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { FieldError, OptionalMark } from '../form/field-notes.tsx'

interface GroupFrameProps extends FieldFrame {
  readonly role?: 'radiogroup' | undefined
  readonly children: ReactNode
}

export const GroupFrame = (props: GroupFrameProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className, role, children } = props
  const [legendId, noteId] = [useId(), useId()]
  const wrong = error !== undefined && error !== ''
  const note = wrong ? <FieldError>{error}</FieldError> : hint
  return (
    <fieldset
      role={role}
      disabled={disabled ?? false}
      aria-labelledby={legendId}
      aria-describedby={note === undefined ? undefined : noteId}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div id={legendId} className={classNames('text-sm font-semibold text-ink', labelHidden === true && 'sr-only')}>
        {label}
        {optional === true && <OptionalMark />}
      </div>
      {children}
      {note !== undefined && <div id={noteId} className="text-sm text-ink-faint">{note}</div>}
    </fieldset>
  )
}
