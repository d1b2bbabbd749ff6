// A small link in the head of a card, on to the whole list.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={classNames(
      '-my-2 flex min-h-11 items-center gap-0.5 rounded-sm text-sm font-semibold text-action-ink hover:underline',
    )}
  >
    {children}
    <Icon name="chevronRight" size={16} />
  </a>
)

export const CardLink = createLink(Anchor)
