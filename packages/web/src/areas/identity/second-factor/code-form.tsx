// Asks for a code of the second factor in force, and does something with it.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CodeField, isWholeCode } from './code-field.tsx'
import { useCodeFault } from './use-code-fault.ts'

interface CodeFormProps {
  readonly label?: string | undefined
  readonly hint?: string | undefined
  readonly doLabel: string
  readonly isDangerous?: boolean | undefined
  readonly working: boolean
  readonly error: CallFailure | null
  /** It is the next step of what one was doing. */
  readonly takesFocus?: boolean | undefined
  readonly onCode: (code: string) => void
  readonly aside?: ReactNode | undefined
}

export const CodeForm = (props: CodeFormProps) => {
  const { label, hint, doLabel, isDangerous = false, working, error, takesFocus = false, onCode, aside } = props
  const [code, setCode] = useState('')
  const fault = useCodeFault(error)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-4">
      <CodeField label={label} hint={hint} value={code} onCode={setCode} error={fault.atField} />
      {fault.whole !== undefined && (
        <InlineNotice tone="closing" urgent title={fault.whole.title}>{fault.whole.text}</InlineNotice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          disabled={!isWholeCode(code)}
          loading={working}
        >
          {doLabel}
        </Button>
        {aside}
      </div>
    </form>
  )
}
