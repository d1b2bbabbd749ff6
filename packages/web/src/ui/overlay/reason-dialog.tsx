// Asks why before the office changes something: a sentence that says what will happen, and the reason for the record.
import { limits } from '@bidyard/contract/limits'
import { useState, type ReactNode } from 'react'
import type { CallFailure } from '../../api/call-failure.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Refused } from '../state/refused.tsx'
import { Dialog } from './dialog.tsx'

interface ReasonDialogProps {
  readonly open?: boolean | undefined
  /** The question, naming the thing. */
  readonly title: ReactNode
  /** What follows from a yes. */
  readonly consequence: ReactNode
  /** The verb of the deed, never "yes". */
  readonly confirmLabel: string
  readonly destructive?: boolean | undefined
  readonly working: boolean
  /** Nothing is chosen or changed yet, so there is nothing to confirm. */
  readonly disabled?: boolean | undefined
  /** Why it did not work; the dialog stays. */
  readonly failure?: CallFailure | null | undefined
  /** What is written when it is not only for the record. */
  readonly field?: { readonly label: string; readonly hint: string } | undefined
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
  /** What else must be chosen or known. */
  readonly children?: ReactNode | undefined
}

const shortest = 2

export const ReasonDialog = (props: ReasonDialogProps) => {
  const { open = true, title, consequence, confirmLabel, destructive = false, working, disabled, failure } = props
  const { onClose, onConfirm, children } = props
  const say = useText('ui')
  const { field = { label: say('reason'), hint: say('reasonHint') } } = props
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const tooShort = reason.trim().length < shortest
  const confirm = () => {
    setAsked(true)
    if (!tooShort) onConfirm(reason.trim())
  }
  return (
    <Dialog
      open={open}
      working={working}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={consequence}
      footer={
        <>
          <Button disabled={working} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            disabled={disabled}
            loading={working}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <TextArea
          {...field}
          rows={2}
          maxLength={limits.reason}
          value={reason}
          error={asked && tooShort ? say('reasonShort') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refused failure={failure ?? null} />
      </div>
    </Dialog>
  )
}
