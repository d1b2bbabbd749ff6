// Asks once before something that cannot be undone, in a sentence that says what will happen.
import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useState, type ReactNode } from 'react'
import { OverNotice } from '../../api/sign-in/over-notice.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { backdropLook, dialogTitleLook, dialogWordsLook, panelLook, viewportLook } from './dialog-look.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { useLeaving, type LeavingProps } from './use-leaving.ts'

interface ConfirmDialogProps extends LeavingProps {
  /** The question, naming the thing. */
  readonly title: ReactNode
  /** What follows from a yes. */
  readonly consequence: ReactNode
  /** The verb of the deed, never "yes". */
  readonly confirmLabel: string
  readonly destructive?: boolean | undefined
  /** The dialog stays, working, until the promise ends; when it fails the dialog stays open. */
  readonly onConfirm: () => void | Promise<unknown>
  readonly children?: ReactNode | undefined
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, onOpenChange, title, consequence, confirmLabel, destructive = false, onConfirm, children } = props
  const { keepsTyped, inAddress } = props
  const say = useText('ui')
  const [working, setWorking] = useState(false)
  const confirm = async () => {
    setWorking(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } finally {
      setWorking(false)
    }
  }
  const { panel, isAsking, isOver, onOpenChange: leave, ...answers } = useLeaving({
    open, onOpenChange, keepsTyped, inAddress, working,
  })
  return (
    <Base.Root open={open} onOpenChange={leave}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup
            {...panel}
            data-over-page=""
            className={classNames(panelLook, 'max-w-md shrink-0 gap-5 p-5 md:p-6')}
          >
            <div className="flex flex-col gap-1.5">
              <Base.Title className={dialogTitleLook}>{title}</Base.Title>
              <Base.Description className={dialogWordsLook}>{consequence}</Base.Description>
            </div>
            {children}
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Button disabled={working} onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
              <Button
                variant={destructive ? 'danger' : 'primary'}
                loading={working}
                onClick={() => void confirm().catch(() => undefined)}
              >
                {confirmLabel}
              </Button>
            </div>
            {isOver && <OverNotice />}
            {isAsking && <DiscardQuestion {...answers} className="rounded-b-xl" />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
