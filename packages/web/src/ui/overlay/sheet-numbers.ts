// Tells the browser of the numbers by which a sheet opens and follows a finger, before a screen is drawn.

/** As the library behind the sheet names them, which leaves alone what is told already. */
const numbers = [
  ['--drawer-swipe-movement-x', '<length>', '0px'],
  ['--drawer-swipe-movement-y', '<length>', '0px'],
  ['--drawer-snap-point-offset', '<length>', '0px'],
  ['--drawer-swipe-progress', '<number>', '0'],
  ['--drawer-swipe-strength', '<number>', '1'],
  // These the library does not tell at all, and nothing in a sheet asks for them: whatever stands in it would inherit
  // them, and be styled anew with each of them.
  ['--drawer-height', '<length>', '0px'],
  ['--drawer-frontmost-height', '<length>', '0px'],
  ['--nested-drawers', '<number>', '0'],
] as const

let isTold = false

/** Told with the first sheet that opens, they would have the whole page styled anew while somebody waits for it. */
export const tellSheetNumbers = (): void => {
  if (isTold || typeof CSS === 'undefined' || !('registerProperty' in CSS)) return
  isTold = true
  for (const [name, syntax, initialValue] of numbers)
    CSS.registerProperty({ name, syntax, initialValue, inherits: false })
}
