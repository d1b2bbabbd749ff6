// Shows errors: those of one call, and the whole catalogue with the calls that answer with each.
import { make } from './make.js'
import { language, say } from './words.js'

/** @import { Book, ErrorCase } from './book.js' */

/** @type {(one: ErrorCase) => HTMLElement[]} */
const messages = ({ message }) => {
  const first = language()
  const second = first === 'ko' ? 'en' : 'ko'
  return [
    make('span', { lang: first, class: 'said' }, message[first] ?? ''),
    make('span', { lang: second, class: 'said-too' }, message[second] ?? ''),
  ]
}

/** @type {(cases: readonly ErrorCase[]) => HTMLElement} */
export const errorTable = (cases) =>
  make(
    'div', { class: 'scrolls', tabindex: '0' },
    make(
      'table', {},
      make('thead', {}, make('tr', {}, ['status', 'code', 'message'].map((key) =>
        make('th', { scope: 'col' }, say(/** @type {'status'} */ (key)))))),
      make('tbody', {}, cases.map((one) =>
        make(
          'tr', {},
          make('td', {}, make('span', { class: `status is-${one.status}` }, String(one.status))),
          make(
            'td', {},
            one.status === 400
              ? make('a', { href: `#/errors/${one.code}` }, make('code', {}, one.code))
              : make('code', {}, one.code),
            one.detail !== null && make('code', { class: 'detail' }, one.detail),
          ),
          make('td', {}, messages(one)),
        ))),
    ),
  )

/** @type {(code: string, book: Book) => HTMLElement} */
const answeredBy = (code, book) => {
  const calls = book.calls.filter((call) => book.errorsOf(call).some((one) => one.code === code))
  if (calls.length === 0) return make('p', { class: 'faint' }, say('noCalls'))
  // The stream of live updates has no shape to be wrong, every other call has.
  if (calls.length >= book.calls.length - 1) return make('p', { class: 'faint' }, say('answeredByAll'))
  return make('p', { class: 'links' }, calls.map((call) => make('a', { href: `#/calls/${call.id}` }, call.id)))
}

/** @type {(book: Book) => HTMLElement} */
export const catalogueView = (book) => {
  const cases = Map.groupBy(book.catalogue(), ({ code }) => code)
  return make(
    'div', { class: 'wide' },
    make('h1', {}, say('errors')),
    [...cases].map(([code, details]) =>
      make(
        'section', { id: `error-${code}`, class: 'card', 'aria-label': code },
        make('h2', {}, make('code', {}, code)),
        details.map((one) =>
          make(
            'div', { class: 'case' },
            one.detail !== null && make('code', { class: 'detail' }, one.detail),
            messages(one),
          )),
        answeredBy(code, book),
      )),
  )
}
