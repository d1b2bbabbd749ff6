// The pages beside the calls: where to start, the enumerations, and a word when there is no such page.
import { make } from './make.js'
import { markdown } from './markdown.js'
import { language, say } from './words.js'

/** @import { Book } from './book.js' */
/** @import { Schema } from '@bidyard/contract/openapi/types' */

/** @type {(book: Book) => HTMLElement} */
export const startView = (book) => {
  const { info, tags } = book.document
  return make(
    'div', { class: 'wide' },
    make('h1', {}, `${String(info['title'])} ${say('title')}`),
    make('div', { class: 'intro' }, markdown(String(info['description']))),
    make('h2', {}, say('areas')),
    make('ul', { class: 'areas' }, tags.map(({ name, description }) => {
      const calls = book.calls.filter(({ area }) => area === name)
      const title = book.areaName(name)
      return make(
        'li', { class: 'card' },
        make('h3', {}, calls[0] === undefined ? title : make('a', { href: `#/calls/${calls[0].id}` }, title)),
        make('p', {}, description),
        make('p', { class: 'faint' }, say('callCount').replace('{n}', String(calls.length))),
      )
    })),
  )
}

/** @type {(schema: Schema) => HTMLElement} */
const valueTable = (schema) =>
  make(
    'table', {},
    make('thead', {}, make('tr', {}, ['value', 'korean', 'english'].map((key) =>
      make('th', { scope: 'col' }, say(/** @type {'value'} */ (key)))))),
    make('tbody', {}, Object.entries(schema['x-labels'] ?? {}).map(([value, { ko, en }]) =>
      make(
        'tr', {},
        make('td', {}, make('code', {}, value)), make('td', { lang: 'ko' }, ko), make('td', { lang: 'en' }, en),
      ))),
  )

/** @type {(book: Book) => HTMLElement} */
export const enumerationsView = (book) =>
  make(
    'div', { class: 'wide' },
    make('h1', {}, say('enumerations')),
    [...book.enumerations].map(([name, schema]) =>
      make(
        'section', { id: `enumeration-${name}`, class: 'card', 'aria-label': name },
        make('h2', {}, make('code', {}, name)),
        make('div', { class: 'scrolls', tabindex: '0' }, valueTable(schema)),
      )),
  )

/** @type {() => HTMLElement} */
export const missingView = () =>
  make(
    'div', { class: 'wide' },
    make('h1', {}, say('missing')),
    make('p', {}, make('a', { href: '#/' }, say('home'))),
  )

/** @type {(text: string) => HTMLElement} */
export const failedView = (text) =>
  make('div', { class: 'wide', lang: language() }, make('h1', {}, say('failed')), make('p', { class: 'faint' }, text))
