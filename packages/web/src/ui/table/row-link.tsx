// The name of a row as a link, so that one may also open it beside, or by the keyboard.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const Anchor = (props: ComponentProps<'a'>) => (
  <a {...props} className="rounded-sm font-semibold text-ink underline-offset-4 hover:underline">{props.children}</a>
)

export const RowLink = createLink(Anchor)
