// The mark of one of several: the browser's own control, an outline that can be seen, with a dot when it is chosen.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

const look = classNames(
  'size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-control bg-surface transition-colors',
  'group-hover:border-action checked:border-6 checked:border-action checked:bg-on-action disabled:opacity-45',
)

export const RadioMark = ({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input type="radio" className={classNames(look, className)} {...input} />
)
