// What dialogs share: the dimmed page, the panel, its title.
import { classNames } from '../class-names.ts'

/** Also over a sheet or a dialog that it opens from, or white would stand on white. */
export const backdropLook = classNames(
  'fixed inset-0 z-40 bg-scrim backdrop-blur-[2px] transition-opacity duration-200',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
)

/** In the middle, and where there is little room farther below: what is told while it is open finds its place above. */
export const viewportLook = classNames(
  'fixed inset-0 z-40 flex flex-col items-center overflow-y-auto p-4 md:p-8',
  'before:min-h-18 before:flex-1 after:flex-1 md:before:min-h-12',
)

export const panelLook = classNames(
  'relative flex min-h-0 w-full flex-col rounded-xl border border-line bg-raised text-ink',
  'shadow-dialog outline-none',
  'transition-[opacity,scale] duration-200 ease-glide',
  'data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
)

export const dialogTitleLook = 'text-lg font-bold'
export const dialogWordsLook = 'text-md text-ink-soft'
