// Shows a schema as a tree: each field with its type, its bounds and what it means; deeper parts open on demand.
import { nameIn } from './book.js'
import { make } from './make.js'
import { markdown } from './markdown.js'
import { language, say } from './words.js'

/** @import { Book } from './book.js' */
/** @import { Schema } from '@bidyard/contract/openapi/types' */

/** @type {(value: number) => string} */
const shown = (value) => value.toLocaleString(language())

/** @type {(low: number | undefined, high: number | undefined, unit: string) => string} */
const between = (low, high, unit) => {
  const from = low === undefined || low < -1e15 ? undefined : shown(low)
  const to = high === undefined || high > 1e15 ? undefined : shown(high)
  if (to === undefined) return from === undefined ? '' : `≥ ${from}${unit}`
  if (from === to) return `${to}${unit}`
  return from === undefined || low === 0 ? `≤ ${to}${unit}` : `${from} – ${to}${unit}`
}

/** @type {(value: unknown) => number | undefined} */
const asNumber = (value) => (typeof value === 'number' ? value : undefined)

/** @type {(schema: Schema) => string[]} */
const boundsOf = (schema) => {
  const [low, high] = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum]
  const bounds = [
    between(schema.minLength, schema.maxLength, say('letters')),
    between(asNumber(low), asNumber(high), ''),
    between(schema.minItems, schema.maxItems, say('entries')),
  ]
  // The length of an id or a date is no news.
  return bounds.filter((text) => text !== '' && schema.format !== 'uuid' && schema.format !== 'date')
}

/** @type {(schema: Schema) => boolean} */
const isNull = (schema) => schema.type === 'null'

/** @type {(schema: Schema) => Schema[]} */
const choicesOf = (schema) => (schema.anyOf ?? schema.oneOf ?? []).filter((one) => !isNull(one))

/** @type {(schema: Schema) => boolean} */
const mayBeNull = (schema) => (schema.anyOf ?? []).some(isNull)

/** @type {(schema: Schema, book: Book) => (Node | string)[]} */
const typeLabel = (schema, book) => {
  const name = nameIn(schema.$ref)
  if (name !== undefined)
    return [book.enumerations.has(name) ? make('a', { href: `#/enumerations/${name}` }, name) : name]
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum !== undefined) return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')]
  const choices = choicesOf(schema)
  const nothing = mayBeNull(schema) ? [' | null'] : []
  if (choices.length === 1 && choices[0] !== undefined) return [...typeLabel(choices[0], book), ...nothing]
  if (choices.length > 1) return [say('either'), ...nothing]
  if (typeof schema.items === 'object') return [...typeLabel(schema.items, book), '[]']
  const { additionalProperties: values } = schema
  if (typeof values === 'object') return ['{ ', say('keys'), ': ', ...typeLabel(values, book), ' }']
  return [[schema.type ?? 'any'].flat().join(' | '), schema.format === undefined ? '' : ` · ${schema.format}`]
}

/**
 * What lies inside: the fields of an object, of the entries of a list, or one of several shapes.
 * @type {(schema: Schema, book: Book) => Schema[]}
 */
const innerOf = (schema, book) => {
  const whole = book.resolve(schema)
  if (whole.properties !== undefined) return Object.keys(whole.properties).length > 0 ? [whole] : []
  if (typeof whole.items === 'object') return innerOf(whole.items, book)
  if (typeof whole.additionalProperties === 'object') return innerOf(whole.additionalProperties, book)
  return choicesOf(whole).flatMap((choice) => innerOf(choice, book))
}

/** How many levels stand open at first; deeper ones are made when they are opened. */
const openLevels = 1

/** @type {(schema: Schema, book: Book, level: number) => HTMLElement} */
const fieldsOf = (schema, book, level) =>
  make('ul', { class: 'shape' }, Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldRow(name, field, schema.required?.includes(name) === true, book, level)))

/**
 * What tells one of several shapes from the others: the field that always has one value.
 * @type {(schema: Schema, at: number) => string}
 */
const mark = (schema, at) => {
  const fixed = Object.entries(schema.properties ?? {}).find(([, field]) => field.const !== undefined)
  return fixed === undefined ? `${at + 1}` : `${fixed[0]} = ${JSON.stringify(fixed[1].const)}`
}

/** @type {(schema: Schema, title: string, isOpen: boolean, book: Book, level: number) => HTMLElement} */
const folded = (schema, title, isOpen, book, level) => {
  const details = make('details', { class: 'inner' }, make('summary', {}, title))
  const fill = () => {
    if (details.childElementCount === 1) details.append(fieldsOf(schema, book, level))
  }
  details.addEventListener('toggle', fill)
  if (isOpen) {
    details.open = true
    fill()
  }
  return details
}

/** @type {(inner: readonly Schema[], book: Book, level: number) => HTMLElement[]} */
const innerViews = (inner, book, level) => {
  const [only] = inner
  if (inner.length === 1 && only !== undefined) return [folded(only, say('show'), level < openLevels, book, level + 1)]
  return inner.map((one, at) => folded(one, `${say('either')} · ${mark(one, at)}`, false, book, level + 1))
}

/**
 * One line: the name, its type, whether it is needed, and its bounds.
 * @type {(name: string, schema: Schema, isNeeded: boolean, book: Book) => HTMLElement}
 */
export const fieldLine = (name, schema, isNeeded, book) => {
  const whole = book.resolve(schema)
  const pattern = whole['x-unicode-pattern'] ?? (whole.format === undefined ? whole.pattern : undefined)
  return make(
    'div', { class: 'field' },
    make('code', { class: 'name' }, name),
    make('span', { class: 'type' }, typeLabel(schema, book)),
    isNeeded && make('span', { class: 'needed' }, say('needed')),
    boundsOf(whole).map((text) => make('span', { class: 'bound' }, text)),
    pattern !== undefined && make('code', { class: 'bound pattern' }, pattern),
  )
}

/** @type {(name: string, field: Schema, isNeeded: boolean, book: Book, level: number) => HTMLElement} */
const fieldRow = (name, field, isNeeded, book, level) => {
  const whole = book.resolve(field)
  const inner = innerOf(field, book)
  const words = field.description ?? (whole['x-labels'] === undefined ? whole.description : undefined)
  return make(
    'li', {},
    fieldLine(name, field, isNeeded, book),
    words !== undefined && make('div', { class: 'about' }, markdown(words)),
    innerViews(inner, book, level),
  )
}

/** @type {(schema: Schema, book: Book) => HTMLElement} */
export const shapeTree = (schema, book) => {
  const inner = innerOf(schema, book)
  const [only] = inner
  const isPlain = only !== undefined && only === book.resolve(schema)
  if (isPlain) return make('div', { class: 'tree' }, fieldsOf(only, book, 0))
  const label = make('p', { class: 'whole' }, make('span', { class: 'type' }, typeLabel(schema, book)))
  return make('div', { class: 'tree' }, inner.length > 1 ? [] : label, innerViews(inner, book, 0))
}
