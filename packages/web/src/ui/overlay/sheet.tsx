// A sheet: from the bottom on phones, where it can be swiped away; from the side on wider screens.
import { Drawer } from '@base-ui/react/drawer'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import { OverNotice } from '../../api/sign-in/over-notice.tsx'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useWide } from '../use-wide.ts'
import { dialogTitleLook, dialogWordsLook } from './dialog-look.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { firstFieldIn } from './first-field.ts'
import { tellSheetNumbers } from './sheet-numbers.ts'
import { useLeaving, type LeavingProps } from './use-leaving.ts'

tellSheetNumbers()

interface SheetProps extends LeavingProps {
  readonly title: ReactNode
  readonly description?: ReactNode | undefined
  readonly footer?: ReactNode | undefined
  /** For a sheet whose code is there before it is asked for: it answers the finger first, and is filled then. */
  readonly fillsLater?: boolean | undefined
  readonly children: ReactNode
}

const backdrop = classNames(
  'fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity',
  'duration-300 ease-glide',
  'data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0',
)

const panel = classNames(
  'relative flex flex-col border-line bg-raised text-ink shadow-dialog outline-none transition-transform',
  'duration-300 ease-glide data-swiping:duration-0',
  // What a mouse drags over would be marked as text. A finger marks nothing, and each of its touches begins a swipe:
  // everything in the sheet would be styled anew, twice.
  'pointer-fine:data-swiping:select-none',
)

/** What is told while it is open finds room above it. */
const fromBottom = 'max-h-[min(88dvh,100dvh-6.5rem-env(safe-area-inset-top))] w-full rounded-t-xl border-t'
const fromSide = 'h-full w-full max-w-md border-l'

const belowScreen = 'opacity-0 transform-[translateY(100%)]'
const besideScreen = 'opacity-0 transform-[translateX(100%)]'
const inSight = {
  bottom: classNames(
    'transform-[translateY(var(--drawer-swipe-movement-y))]',
    'data-ending-style:transform-[translateY(100%)] data-starting-style:transform-[translateY(100%)]',
  ),
  side: classNames(
    'transform-[translateX(var(--drawer-swipe-movement-x))]',
    'data-ending-style:transform-[translateX(100%)] data-starting-style:transform-[translateX(100%)]',
  ),
}

interface PanelProps extends Omit<SheetProps, keyof LeavingProps> {
  readonly wide: boolean
  readonly leaving: Omit<ReturnType<typeof useLeaving>, 'onOpenChange'>
}

/** What fills later does so in small steps, out of sight while the page is dim, and comes as high as it will be. */
const Panel = ({ title, description, footer, children, fillsLater = false, wide, leaving }: PanelProps) => {
  const { panel: watched, isAsking, isOver, ...answers } = leaving
  const say = useText('ui')
  const content = useRef<HTMLDivElement>(null)
  const isFilled = useDeferredValue(true, !fillsLater)
  const frame = wide ? fromSide : fromBottom
  const place = isFilled ? inSight[wide ? 'side' : 'bottom'] : wide ? besideScreen : belowScreen
  return (
    <Drawer.Popup
      {...watched}
      initialFocus={() => firstFieldIn(content.current)}
      data-sheet=""
      data-over-page=""
      className={classNames(panel, frame, place)}
    >
      {!wide && (
        <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
      )}
      <header className="flex items-start justify-between gap-3 px-5 pt-3 pb-2 md:pt-5">
        <div className="flex flex-col gap-0.5">
          <Drawer.Title className={dialogTitleLook}>{title}</Drawer.Title>
          {description !== undefined && (
            <Drawer.Description className={dialogWordsLook}>{description}</Drawer.Description>
          )}
        </div>
        <Drawer.Close render={<IconButton icon="close" label={say('close')} className="-mt-1.5 -mr-2" />} />
      </header>
      <Drawer.Content
        ref={content}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5"
      >
        {isFilled && children}
      </Drawer.Content>
      {footer !== undefined && (
        <footer
          className={classNames(
            'flex gap-2 border-t border-line px-5 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))]',
            '*:flex-1',
          )}
        >
          {isFilled && footer}
        </footer>
      )}
      {isOver && <OverNotice className="px-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]" />}
      {isAsking && <DiscardQuestion {...answers} className="pb-[calc(1rem+env(safe-area-inset-bottom))]" />}
    </Drawer.Popup>
  )
}

export const Sheet = ({ open, onOpenChange, keepsTyped, inAddress, working, ...shown }: SheetProps) => {
  const wide = useWide()
  const { onOpenChange: change, ...leaving } = useLeaving({
    open, onOpenChange, keepsTyped, inAddress, working,
  })
  return (
    <Drawer.Root open={open} onOpenChange={change} swipeDirection={wide ? 'right' : 'down'}>
      <Drawer.Portal>
        <Drawer.Backdrop className={backdrop} />
        <Drawer.Viewport className={classNames('fixed inset-0 z-40 flex', wide ? 'justify-end' : 'items-end')}>
          <Panel {...shown} wide={wide} leaving={leaving} />
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
