// Shows JSON and shell lines in a dark panel, coloured by what each part is, with a button that copies them.
import { icon, icons, make } from './make.js'
import { say } from './words.js'

// A text that never ends is taken to the end, not tried again from each sign of it.
const token = /("(?:\\.|[^"\\])*"?)(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?)/g

/** @type {(text: string) => (Node | string)[]} */
const coloured = (text) => {
  /** @type {(Node | string)[]} */
  const parts = []
  let at = 0
  for (const found of text.matchAll(token)) {
    const [whole, string, colon, word] = found
    parts.push(text.slice(at, found.index))
    const other = word === undefined ? 'is-number' : 'is-word'
    const quoted = colon === undefined ? 'is-text' : 'is-key'
    parts.push(make('span', { class: string === undefined ? other : quoted }, string ?? whole), colon ?? '')
    at = found.index + whole.length
  }
  return [...parts, text.slice(at)]
}

/** @type {(text: string) => HTMLButtonElement} */
export const copyButton = (text) => {
  const words = { 'aria-label': say('copy'), title: say('copy') }
  const button = make('button', { type: 'button', class: 'copy', ...words }, icon(icons.copy))
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => {
      button.replaceChildren(icon(icons.done), make('span', { role: 'status' }, say('copied')))
      button.addEventListener('blur', () => button.replaceChildren(icon(icons.copy)), { once: true })
    })
  })
  return button
}

/** @type {(title: string, text: string, isJson?: boolean) => HTMLElement} */
export const panel = (title, text, isJson = true) =>
  make(
    'figure', { class: 'panel' },
    make('figcaption', {}, make('span', {}, title), copyButton(text)),
    make('pre', { tabindex: '0', 'aria-label': title }, make('code', {}, isJson ? coloured(text) : text)),
  )

/** @type {(title: string, value: unknown) => HTMLElement} */
export const jsonPanel = (title, value) => panel(title, JSON.stringify(value, undefined, 2))
