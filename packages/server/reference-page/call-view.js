// Shows one call: what it asks for, what it answers, what can go wrong, and beside it how to try it.
import { curlLine, exampleIn, parametersOf } from './curl-line.js'
import { errorTable } from './error-views.js'
import { copyButton, jsonPanel, panel } from './json-view.js'
import { make } from './make.js'
import { markdown } from './markdown.js'
import { fieldLine, shapeTree } from './shape-tree.js'
import { language, say } from './words.js'

/** @import { Book, Call, ErrorCase } from './book.js' */
/** @import { Answer, MediaType, Parameter } from '@bidyard/contract/openapi/types' */

/** @type {(parameter: Parameter, book: Book) => HTMLElement} */
const parameterRow = (parameter, book) => {
  const schema = parameter.schema ?? parameter.content?.['application/json']?.schema ?? {}
  const whole = book.resolve(schema)
  const isDeep = whole.properties !== undefined || whole.type === 'array'
  return make(
    'li', {},
    fieldLine(parameter.name, schema, parameter.required === true, book),
    make('div', { class: 'about' }, markdown(parameter.description)),
    make('p', { class: 'example' }, make('span', {}, say('example')), make('code', {}, textOf(exampleIn(parameter)))),
    isDeep && make('details', { class: 'inner' }, make('summary', {}, say('show')), shapeTree(schema, book)),
  )
}

/** @type {(value: unknown) => string} */
const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** @type {(title: string, ...inside: HTMLElement[]) => HTMLElement} */
const chapter = (title, ...inside) => make('section', { class: 'chapter' }, make('h2', {}, title), inside)

/** @type {(place: 'path' | 'query' | 'header', call: Call, book: Book) => HTMLElement | undefined} */
const parameters = (place, call, book) => {
  const found = parametersOf(call, book).filter((one) => one.in === place)
  const rows = make('ul', { class: 'shape' }, found.map((one) => parameterRow(one, book)))
  return found.length === 0 ? undefined : chapter(say(place), rows)
}

/** @type {(call: Call, book: Book) => MediaType} */
const successOf = (call, book) => {
  const answer = book.resolve(/** @type {Answer} */ (call.operation.responses['200']))
  return Object.values(answer.content ?? {})[0] ?? {}
}

/** @type {(example: unknown) => HTMLElement} */
const successPanel = (example) =>
  typeof example === 'string' ? panel('200', example, false) : jsonPanel('200', example)

/** @type {(cases: readonly ErrorCase[]) => HTMLElement} */
const errorPanel = (cases) => {
  const place = make('div', {})
  /** @type {(at: number) => void} */
  const show = (at) => {
    const one = cases[at]
    if (one !== undefined) place.replaceChildren(jsonPanel(String(one.status), one.body[language()]))
  }
  const options = cases.map((one, at) =>
    make('option', { value: String(at) }, `${one.status} ${one.code}${one.detail === null ? '' : ` · ${one.detail}`}`))
  const choice = make('select', { 'aria-label': say('errors') }, options)
  choice.addEventListener('change', () => show(Number(choice.value)))
  show(0)
  return make('div', { class: 'pick' }, choice, place)
}

/** @type {(call: Call, book: Book) => HTMLElement} */
const beside = (call, book) =>
  make(
    'aside', { class: 'beside', 'aria-label': say('example') },
    panel('curl', curlLine(call, book, location.origin), false),
    successPanel(successOf(call, book).example),
    errorPanel(book.errorsOf(call)),
  )

/** @type {(call: Call, book: Book) => HTMLElement} */
const neighbours = (call, book) => {
  const at = book.calls.indexOf(call)
  /** @type {(other: Call | undefined, word: 'previous' | 'next') => HTMLElement | undefined} */
  const link = (other, word) =>
    other && make('a', { href: `#/calls/${other.id}`, class: word }, make('span', {}, say(word)), other.id)
  const both = [link(book.calls[at - 1], 'previous'), link(book.calls[at + 1], 'next')]
  return make('nav', { class: 'neighbours', 'aria-label': `${say('previous')}, ${say('next')}` }, both)
}

/** @type {(call: Call, book: Book) => HTMLElement} */
export const callView = (call, book) => {
  const { operation } = call
  const body = operation.requestBody?.content['application/json']?.schema
  const data = successOf(call, book).schema?.properties?.['data']
  return make(
    'article', { class: 'call' },
    make(
      'div', { class: 'told' },
      make('p', { class: 'area' }, book.areaName(call.area)),
      make('h1', {}, operation.summary),
      make(
        'p', { class: 'address' },
        make('span', { class: `method is-${call.method.toLowerCase()}` }, call.method),
        make('code', {}, call.path), copyButton(call.path),
      ),
      make('p', { class: 'id' }, make('code', {}, call.id)),
      make('div', { class: 'intro' }, markdown(operation.description)),
      parameters('path', call, book),
      parameters('query', call, book),
      body !== undefined && chapter(say('body'), shapeTree(body, book)),
      data !== undefined && chapter(say('answer'), shapeTree(data, book)),
      chapter(say('errors'), errorTable(book.errorsOf(call))),
      parameters('header', call, book),
      neighbours(call, book),
    ),
    beside(call, book),
  )
}
