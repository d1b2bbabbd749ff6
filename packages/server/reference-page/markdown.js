// Shows the little Markdown that descriptions use: paragraphs, lists, **strong** and `code`.
import { make } from './make.js'

/** @type {(text: string) => (Node | string)[]} */
const inline = (text) =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).filter((part) => part !== '').map((part) => {
    if (part.startsWith('**')) return make('strong', {}, part.slice(2, -2))
    return part.startsWith('`') ? make('code', {}, part.slice(1, -1)) : part
  })

/** @type {(text: string) => HTMLElement[]} */
export const markdown = (text) =>
  text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n')
    if (!lines.every((line) => line.startsWith('- '))) return make('p', {}, inline(lines.join(' ')))
    return make('ul', {}, lines.map((line) => make('li', {}, inline(line.slice(2)))))
  })
