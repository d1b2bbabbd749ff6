// The box that every field and every picker wears, so that they line up and belong together.
import { classNames } from '../class-names.ts'

const frame = classNames(
  'flex w-full items-center rounded-md border border-line-strong bg-surface text-ink transition-colors',
  'hover:border-line-control',
)

const wrong = 'data-invalid:border-closing has-data-invalid:border-closing'

/** Around an input: shows the focus of what is inside. */
export const controlFrame = classNames(
  frame,
  wrong,
  'min-h-control has-[input:focus]:border-action has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1',
  'has-[textarea:focus]:border-action has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1',
  'outline-[var(--focus)] has-[input:disabled]:bg-sunken has-[input:disabled]:text-ink-faint',
)

/** A button that opens a list or a calendar. */
export const pickerLook = classNames(
  frame,
  wrong,
  'h-control gap-2 px-3 text-left text-md data-popup-open:border-action disabled:bg-sunken disabled:text-ink-faint',
)

/** The input itself, without a box of its own. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent px-3 outline-none md:text-md disabled:text-ink-faint'
