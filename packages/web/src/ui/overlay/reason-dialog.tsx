// Asks why before the office changes something: a sentence that says what will happen, and the reason for the record.
import { limits } from '@bidyard/contract/limits'
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from '../form/text-area.tsx'
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
  /** Why it did not work; the dialog stays. */
  readonly failure?: ReactNode | undefined
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
  /** What else must be chosen or known. */
  readonly children?: ReactNode | undefined
}

const shortest = 2

export const ReasonDialog = (props: ReasonDialogProps) => {
  const { open = true, title, consequence, confirmLabel, destructive = false, working, failure, children } = props
  const { onClose, onConfirm } = props
  const say = useText('ui')
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
      onOpenChange={(next) => !next && !working && onClose()}
      title={title}
      description={consequence}
      footer={
        <>
          <Button disabled={working} onClick={onClose}>{say('cancel')}</Button>
          <Button variant={destructive ? 'danger' : 'primary'} loading={working} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure}
        {children}
        <TextArea
          label={say('reason')}
          hint={say('reasonHint')}
          rows={2}
          maxLength={limits.reason}
          value={reason}
          error={asked && tooShort ? say('reasonShort') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
