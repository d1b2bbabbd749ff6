// The frame of several controls that are one question: a legend, a hint, and what is wrong.
import { Fieldset } from '@base-ui/react/fieldset'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, OptionalMark, type FieldFrame } from '../form/field.tsx'

interface GroupFrameProps extends FieldFrame {
  readonly children: ReactNode
}

export const GroupFrame = (props: GroupFrameProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className, children } = props
  const id = useId()
  const wrong = error !== undefined && error !== ''
  const note = wrong ? <FieldError>{error}</FieldError> : hint
  return (
    <Fieldset.Root
      disabled={disabled ?? false}
      aria-describedby={note === undefined ? undefined : id}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Fieldset.Legend className={classNames('text-sm font-semibold text-ink', labelHidden === true && 'sr-only')}>
        {label}
        {optional === true && <OptionalMark />}
      </Fieldset.Legend>
      {children}
      {note !== undefined && <div id={id} className="text-sm text-ink-faint">{note}</div>}
    </Fieldset.Root>
  )
}
