// Where the focus goes when a dialog or a sheet opens: to what is to be filled in first, where something is.

const fields = 'input:not([type=file], [type=hidden]), textarea, select, [role=combobox]'

/** A day, or one of a few, is chosen by a button. */
const controls = 'input:not([type=file], [type=hidden]), textarea, select, button'

/** On a phone the keys would come up over what one has not read yet. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

const isReached = (control: HTMLElement): boolean => control.tabIndex >= 0 && !control.matches(':disabled')

/** Of several to choose one from, Tab knows only the one that is chosen. */
const chosenOf = (content: HTMLElement, control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && control.type === 'radio'
    ? content.querySelector<HTMLElement>(`[name="${CSS.escape(control.name)}"]:checked`) ?? control
    : control

const reachedIn = (content: HTMLElement, which: string): HTMLElement | undefined =>
  [...content.querySelectorAll<HTMLElement>(which)].find(isReached)

/** Without fields, and where the first stands too far down to be in sight, all begins as it does elsewhere. */
export const firstFieldIn = (content: HTMLElement | null): HTMLElement | true => {
  if (content === null || isTouched() || reachedIn(content, fields) === undefined) return true
  const first = reachedIn(content, controls)
  if (first === undefined) return true
  const isInSight = first.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom
  return isInSight ? chosenOf(content, first) : true
}
