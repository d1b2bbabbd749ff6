// After a deed the button that asked for it is often gone: then the focus goes to the head of what took its place.

const heads = 'h1, h2, h3, h4'

/** A part of the page or of an overlay, and where in it something stood; from the inside out. */
interface Step {
  readonly inside: Element
  readonly at: number
}

const wayOut = (from: Element): Step[] => {
  const steps: Step[] = []
  const root = from.closest('main, [data-over-page]')
  for (let each = from; root !== null && each !== root && each.parentElement !== null; each = each.parentElement)
    steps.push({ inside: each.parentElement, at: [...each.parentElement.children].indexOf(each) })
  return steps
}

const headOf = (part: Element | null | undefined): HTMLElement | null =>
  part?.matches(heads) === true && part instanceof HTMLElement ? part : part?.querySelector<HTMLElement>(heads) ?? null

/** The nearest head to where it stood, else that of the page, else the page itself. */
const standIn = (steps: readonly Step[]): HTMLElement | null => {
  const here = steps.filter(({ inside }) => inside.isConnected)
  for (const { inside, at } of here) {
    const head = headOf(inside.children[at])
    if (head !== null) return head
  }
  return headOf(here.at(-1)?.inside) ?? headOf(document.querySelector('main')) ?? document.querySelector('main')
}

const goTo = (one: HTMLElement): void => {
  if (!one.hasAttribute('tabindex')) {
    one.tabIndex = -1
    one.addEventListener('blur', () => one.removeAttribute('tabindex'), { once: true })
  }
  one.focus({ preventScroll: true })
  // Whoever looks for it by its ring finds it; under a finger or a mouse the page stays where it is.
  if (one.matches(':focus-visible')) one.scrollIntoView({ block: 'nearest' })
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

let stopLast: (() => void) | undefined

/** The answer to a deed may come long after its dialog is gone; a press or a move of the focus ends the watch. */
const watch = (first: Element): void => {
  const stop = new AbortController()
  stopLast = () => stop.abort()
  let [held, steps] = [first, wayOut(first)]
  const look = (): void => {
    if (document.activeElement !== held && !isNowhere()) return stop.abort()
    if (held.isConnected && !held.matches(':disabled')) return
    const next = standIn(steps)
    if (next === null) return
    goTo(next)
    held = next
    steps = wayOut(next)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  addEventListener('pointerdown', stopLast, { capture: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => observer.disconnect())
}

/** Before an overlay takes the focus; what it answers is called once the overlay is gone. */
export const keepFocus = (): (() => void) => {
  const opener = document.activeElement
  // Where nothing had it, nothing is lost.
  if (opener === null || isNowhere()) return () => undefined
  const steps = wayOut(opener)
  const path = location.pathname
  const settle = (): void => {
    const { activeElement: now } = document
    // One that opened since has it, or that from which this one was opened.
    const over = now?.closest('[data-over-page]:not([data-closed])') ?? null
    if (location.pathname !== path || (over !== null && !over.contains(opener))) return
    stopLast?.()
    // The library also falls back to older openers, screens only to a field.
    const isBack = now !== null && !isNowhere() && (opener.isConnected || now.matches('input, textarea'))
    if (isBack) return watch(now)
    const place = standIn(steps)
    if (place === null) return
    goTo(place)
    watch(place)
  }
  // The library gives the focus back first.
  return () => void setTimeout(settle)
}
