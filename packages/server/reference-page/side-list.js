// The list at the side: areas with their calls, narrowed by what is typed into the search.
import { make } from './make.js'
import { say } from './words.js'

/** @import { Book, Call } from './book.js' */

/** @type {(call: Call, book: Book) => string} */
const searchText = (call, book) =>
  [
    call.id, call.method, call.path, call.operation.summary,
    ...book.errorsOf(call).flatMap(({ code, detail }) => [code, detail ?? '']),
    ...call.operation.parameters.map((one) => ('name' in one ? one.name : '')),
    JSON.stringify(call.operation.requestBody?.content['application/json']?.example ?? ''),
  ].join(' ').toLowerCase()

/** @type {(href: string, ...inside: (Node | string)[]) => HTMLElement} */
const entry = (href, ...inside) => make('li', {}, make('a', { href }, inside))

/** @type {(call: Call) => HTMLElement} */
const callEntry = (call) =>
  entry(
    `#/calls/${call.id}`,
    make('span', { class: `method is-${call.method.toLowerCase()}` }, call.method === 'DELETE' ? 'DEL' : call.method),
    make('span', { class: 'call-name' }, call.name),
  )

/** @type {(title: string, entries: readonly HTMLElement[]) => HTMLElement} */
const group = (title, entries) =>
  make(
    'section', { 'aria-label': title },
    make('h2', {}, title, make('span', { class: 'count' }, String(entries.length))),
    make('ul', {}, entries),
  )

/** @type {(text: string, typed: string) => boolean} */
const holds = (text, typed) => typed.toLowerCase().split(/\s+/).every((word) => text.includes(word))

/** @type {(book: Book, texts: ReadonlyMap<Call, string>, typed: string) => HTMLElement[]} */
const found = (book, texts, typed) => {
  const groups = book.document.tags.flatMap(({ name }) => {
    const calls = book.calls.filter((call) => call.area === name && holds(texts.get(call) ?? '', typed))
    return calls.length === 0 ? [] : [group(book.areaName(name), calls.map(callEntry))]
  })
  if (typed === '') return groups
  const cases = book.catalogue().filter(({ code, detail, message }) =>
    holds([code, detail, ...Object.values(message)].join(' ').toLowerCase(), typed))
  const codes = [...new Set(cases.map(({ code }) => code))].map((code) => entry(`#/errors/${code}`, code))
  const names = [...book.enumerations]
    .filter(([name, schema]) => holds(`${name} ${JSON.stringify(schema['x-labels'])}`.toLowerCase(), typed))
    .map(([name]) => entry(`#/enumerations/${name}`, name))
  return [
    ...groups,
    ...(codes.length === 0 ? [] : [group(say('errors'), codes)]),
    ...(names.length === 0 ? [] : [group(say('enumerations'), names)]),
  ]
}

/** @type {(book: Book) => (place: HTMLElement, typed: string) => void} */
export const openSideList = (book) => {
  const texts = new Map(book.calls.map((call) => [call, searchText(call, book)]))
  return (place, typed) => {
    const fixed = make(
      'ul', { class: 'fixed' },
      entry('#/', say('start')), entry('#/errors', say('errors')), entry('#/enumerations', say('enumerations')),
    )
    const groups = found(book, texts, typed.trim())
    place.setAttribute('aria-label', say('calls'))
    place.replaceChildren(
      ...(typed.trim() === '' ? [fixed] : []), ...groups,
      ...(groups.length === 0 ? [make('p', { class: 'faint', role: 'status' }, say('noneFound'))] : []),
    )
    markCurrent(place)
  }
}

/** @type {(place: HTMLElement) => void} */
export const markCurrent = (place) => {
  for (const link of place.querySelectorAll('a')) {
    const isCurrent = link.hash === (location.hash === '' ? '#/' : location.hash)
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
    if (isCurrent) link.scrollIntoView({ block: 'nearest' })
  }
}
