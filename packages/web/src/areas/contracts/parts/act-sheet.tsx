// One act with what it needs to know: what follows from it on top, its verb at the bottom, a refusal beside it.
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Refused } from '../../../ui/state/refused.tsx'

interface ActSheetProps {
  readonly title: string
  /** What follows from it. */
  readonly happens: string
  readonly verb: string
  readonly working: boolean
  readonly failure: CallFailure | null
  readonly destructive?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly children: ReactNode
}

export const ActSheet = (props: ActSheetProps) => {
  const { title, happens, verb, working, failure, destructive = false, disabled, onClose, onConfirm, children } = props
  const say = useText('ui')
  return (
    <Sheet
      open
      fillsLater
      working={working}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={happens}
      footer={
        <>
          <Button size="large" disabled={working} onClick={onClose}>{say('cancel')}</Button>
          <Button
            size="large" variant={destructive ? 'danger' : 'primary'} disabled={disabled} loading={working}
            onClick={onConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        {children}
        <Refused failure={failure} />
      </div>
    </Sheet>
  )
}
