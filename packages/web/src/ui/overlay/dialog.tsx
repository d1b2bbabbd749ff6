// A dialog: a title, something to read or fill in, and what one can do about it.
import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { OverNotice } from '../../api/sign-in/over-notice.tsx'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { backdropLook, dialogTitleLook, dialogWordsLook, panelLook, viewportLook } from './dialog-look.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { firstFieldIn } from './first-field.ts'
import { useLeaving, type LeavingProps } from './use-leaving.ts'

interface DialogProps extends LeavingProps {
  readonly title: ReactNode
  readonly description?: ReactNode | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode | undefined
  readonly children?: ReactNode | undefined
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-wide' } as const

export const Dialog = (props: DialogProps) => {
  const { open, title, description, size = 'medium', footer, children } = props
  const say = useText('ui')
  const { panel, isAsking, isOver, onOpenChange, ...answers } = useLeaving(props)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup
            {...panel}
            initialFocus={() => firstFieldIn(content.current)}
            data-over-page=""
            className={classNames(panelLook, widths[size])}
          >
            <header className="flex items-start justify-between gap-3 px-5 pt-5 pb-3 md:px-6">
              <div className="flex min-w-0 flex-col gap-0.5">
                <Base.Title className={dialogTitleLook}>{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description className={dialogWordsLook}>{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon="close" label={say('close')} className="-mt-2 -mr-2" />} />
            </header>
            <div ref={content} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 md:px-6">{children}</div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 md:px-6">
                {footer}
              </footer>
            )}
            {isOver && <OverNotice className="px-5 pb-5 md:px-6" />}
            {isAsking && <DiscardQuestion {...answers} className="rounded-b-xl" />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
