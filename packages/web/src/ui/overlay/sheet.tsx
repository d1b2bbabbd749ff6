// A sheet: from the bottom on phones, where it can be swiped away; from the side on wider screens.
import { Drawer } from '@base-ui/react/drawer'
import { useDeferredValue, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useWide } from '../use-wide.ts'
import { dialogTitleLook, dialogWordsLook } from './dialog-look.ts'

interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode | undefined
  readonly footer?: ReactNode | undefined
  readonly children: ReactNode
}

const backdrop = classNames(
  'fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity',
  'duration-300 ease-glide',
  'data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0',
)

const panel = classNames(
  'flex flex-col border-line bg-raised text-ink shadow-dialog outline-none transition-transform',
  'duration-300 ease-glide data-swiping:duration-0',
  // What a mouse drags over would be marked as text. A finger marks nothing, and each of its touches begins a swipe:
  // everything in the sheet would be styled anew, twice.
  'pointer-fine:data-swiping:select-none',
)

const fromBottom = classNames(
  'max-h-[88dvh] w-full rounded-t-xl border-t transform-[translateY(var(--drawer-swipe-movement-y))]',
  'data-ending-style:transform-[translateY(100%)] data-starting-style:transform-[translateY(100%)]',
)

const fromSide = classNames(
  'h-full w-full max-w-md border-l transform-[translateX(var(--drawer-swipe-movement-x))]',
  'data-ending-style:transform-[translateX(100%)] data-starting-style:transform-[translateX(100%)]',
)

/** Comes in small steps once the sheet itself is there: what is long to draw does not hold back its first sight. */
const Filling = ({ children }: { readonly children: ReactNode }): ReactNode =>
  (useDeferredValue(true, false) ? children : null)

export const Sheet = ({ open, onOpenChange, title, description, footer, children }: SheetProps) => {
  const say = useText('ui')
  const wide = useWide()
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={wide ? 'right' : 'down'}>
      <Drawer.Portal>
        <Drawer.Backdrop className={backdrop} />
        <Drawer.Viewport className={classNames('fixed inset-0 z-40 flex', wide ? 'justify-end' : 'items-end')}>
          <Drawer.Popup className={classNames(panel, wide ? fromSide : fromBottom)}>
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
            <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
              <Filling>{children}</Filling>
            </Drawer.Content>
            {footer !== undefined && (
              <footer
                className={classNames(
                  'flex gap-2 border-t border-line px-5 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))]',
                  '*:flex-1',
                )}
              >
                {footer}
              </footer>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
