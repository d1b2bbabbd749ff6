// What is kept of somebody as a page that stands by itself: read on a phone, printed, or opened years later.
import type { OwnDataField, OwnDataSection } from '@bidyard/contract/enums/work/own-data'
import type { OwnData, OwnPart } from './types.ts'

export interface OwnDataWords {
  readonly language: string
  readonly title: string
  readonly nothing: string
  readonly time: (at: string) => string
  readonly madeAt: (at: string) => string
  readonly section: (section: OwnDataSection) => string
  readonly field: (field: OwnDataField) => string
  readonly value: (section: OwnDataSection, field: OwnDataField, value: string) => string
  readonly keeping: (keeping: OwnPart['keeping']) => string
}

const letters: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;',
}
/** Whatever somebody typed stays a text. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (letter) => letters[letter] ?? letter)

const style = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #0d1526 }
body { font: 15px/1.6 Pretendard, system-ui, sans-serif }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 0 } p { margin: 0 0 .5rem; color: #55607a }
div { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #dde2ec; padding: .4rem .6rem; text-align: left; vertical-align: top }
th { color: #55607a; font-weight: 500 } td { word-break: keep-all; overflow-wrap: break-word }`

const times: ReadonlySet<OwnDataField> = new Set(['at', 'lastAt', 'endedAt'])

const tableOf = ({ rows, section }: OwnPart, words: OwnDataWords): string => {
  const fields = rows[0]?.map(({ field }) => field) ?? []
  if (fields.length === 0) return `<p>${plain(words.nothing)}</p>`
  const head = fields.map((field) => `<th scope="col">${plain(words.field(field))}</th>`).join('')
  const cell = ({ field, value }: OwnPart['rows'][number][number]): string => {
    const text = value === null ? '–' : times.has(field) ? words.time(value) : words.value(section, field, value)
    return `<td>${plain(text)}</td>`
  }
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  return `<div><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

const partOf = (part: OwnPart, words: OwnDataWords): string => `
<h2>${plain(words.section(part.section))}</h2>
<p>${plain(words.keeping(part.keeping))}</p>
${tableOf(part, words)}`

export const ownDataPage = (data: OwnData, words: OwnDataWords): string => `<!doctype html>
<html lang="${plain(words.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${plain(words.title)}</title>
<style>${style}</style></head><body>
<h1>${plain(words.title)}</h1>
<p>${plain(words.madeAt(data.madeAt))}</p>
${data.parts.map((part) => partOf(part, words)).join('\n')}
</body></html>
`
