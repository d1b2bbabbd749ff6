// The way back up, above a page's title.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className="-my-2.5 -ml-1 flex min-h-11 min-w-11 items-center gap-0.5 md:my-0 md:min-h-6">
    <Icon name="chevronLeft" size={16} />
    {children}
  </a>
)

export const Trail = createLink(Anchor)
