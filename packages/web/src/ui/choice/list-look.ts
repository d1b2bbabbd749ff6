// How lists that open under a field look; select, combobox and menu share it.
import { classNames } from '../class-names.ts'

export const popupLook = classNames(
  'popup-motion overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-popup outline-none',
)

export const listPopup = classNames(popupLook, 'min-w-(--anchor-width) max-w-(--available-width)')

export const listLook =
  'max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none'

export const itemLook = classNames(
  'flex min-h-11 cursor-default items-center gap-2 rounded-md px-2.5 py-1.5 text-md outline-none',
  'select-none md:min-h-9',
  'active:bg-pressed/70 data-highlighted:bg-pressed/70 data-selected:font-semibold data-disabled:opacity-45',
)

/** A finger is nowhere before it presses: to move the focus under it costs as much as what it asks for. */
export const followsPointer = (): boolean => matchMedia('(hover: hover)').matches
