// The mark of checkboxes and radios: an outline that can be seen, filled when chosen.
import { classNames } from '../class-names.ts'

export const markLook = classNames(
  'flex size-5 shrink-0 items-center justify-center border-[1.5px] border-line-control bg-surface transition-colors',
  'data-checked:border-action data-checked:bg-action data-indeterminate:border-action data-indeterminate:bg-action',
  'group-hover:border-action data-disabled:opacity-45',
)
