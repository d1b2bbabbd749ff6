// A word or two for whoever rests the pointer or the focus on a thing; never the only place something is said.
import { classNames } from '../class-names.ts'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  readonly text: ReactNode
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  readonly children: ReactElement
}

export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => (
  <Base.Provider delay={350}>
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} side={side} className="z-50">
          <Base.Popup
            className={classNames(
              'always-dark popup-motion max-w-64 rounded-md border border-line bg-raised px-2.5 py-1.5 text-sm',
              'text-ink shadow-popup',
            )}
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  </Base.Provider>
)
