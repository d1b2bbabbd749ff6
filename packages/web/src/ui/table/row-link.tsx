// The name of a row as a link, so that one may also open it beside, or by the keyboard.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** On phones a thumb has more room than the words take. */
const look = classNames(
  'rounded-sm font-semibold text-ink underline-offset-4 hover:underline',
  'max-md:relative max-md:after:absolute max-md:after:-inset-x-1 max-md:after:-inset-y-[0.8125rem]',
)

const Anchor = (props: ComponentProps<'a'>) => <a {...props} className={look}>{props.children}</a>

export const RowLink = createLink(Anchor)
