// What dialogs share: the dimmed page, the panel, its title.
import { classNames } from '../class-names.ts'

export const backdropLook = classNames(
  'fixed inset-0 z-40 bg-scrim backdrop-blur-[2px] transition-opacity duration-200',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
)

export const viewportLook = 'fixed inset-0 z-40 flex items-center justify-center overflow-y-auto p-4 md:p-8'

export const panelLook = classNames(
  'relative flex max-h-full w-full flex-col rounded-xl border border-line bg-raised text-ink',
  'shadow-dialog outline-none',
  'transition-[opacity,scale] duration-200 ease-glide',
  'data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
)

export const dialogTitleLook = 'text-lg font-bold'
export const dialogWordsLook = 'text-md text-ink-soft'
