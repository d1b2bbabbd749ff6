// Keys: / searches, the arrows walk through the list, j and k go from call to call, Escape leaves.

/** @import { Book } from './book.js' */

/** @type {(target: EventTarget | null) => boolean} */
const isTyping = (target) => target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)

/** @type {(step: number, side: HTMLElement) => void} */
const walk = (step, side) => {
  const links = [...side.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = links[at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step]
  if (next === undefined) document.getElementById('search')?.focus()
  else next.focus()
}

/** @type {(step: number, book: Book) => void} */
const turnPage = (step, book) => {
  const at = book.calls.findIndex(({ id }) => location.hash === `#/calls/${id}`)
  const next = book.calls[at + step]
  if (next !== undefined) location.hash = `#/calls/${next.id}`
}

/** @type {(book: Book, side: HTMLElement, leave: () => void) => void} */
export const listenToKeys = (book, side, leave) => {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const inList = event.target instanceof Node && side.contains(event.target)
    const inSearch = event.target instanceof HTMLElement && event.target.id === 'search'
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && (inList || inSearch)) walk(step, side)
    else if (event.key === 'Escape') leave()
    else if (isTyping(event.target)) return
    else if (event.key === '/') document.getElementById('search')?.focus()
    else if (event.key === 'j') turnPage(1, book)
    else if (event.key === 'k') turnPage(-1, book)
    else return
    event.preventDefault()
  })
}
