// Something more about a thing, beside the thing, for as long as one wants to see it.
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { popupLook } from '../choice/list-look.ts'
import { classNames } from '../class-names.ts'

interface PopoverProps {
  /** A button of ours; it opens the popover. */
  readonly trigger: ReactElement
  readonly title: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly children: ReactNode
}

export const Popover = ({ trigger, title, align = 'start', children }: PopoverProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} align={align} className="z-50">
        <Base.Popup
          className={classNames(popupLook, 'flex max-w-[min(22rem,var(--available-width))] flex-col gap-2 p-4 text-md')}
        >
          <Base.Title className="font-bold">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
