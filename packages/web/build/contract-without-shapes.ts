// Gives the browser the contract's tables without their Zod shapes: addresses, enumerations and machines are plain data.
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const tables = /packages[\\/]contract[\\/]src[\\/](calls|enums|states)([\\/][^?]+)?\.ts$/
/** What a call says to the server and to the documents only; the types still know all of it. */
const forTheServer = new Set(['summary', 'errors', 'perMinute'])

const isCall = (value: object): boolean => 'method' in value && 'path' in value

/** Shapes are instances of classes and disappear; everything that is plain stays as it is. */
export const dataOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dataOf)
  if (value === null || typeof value !== 'object') return value
  if ('_zod' in value || Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const dropped = isCall(value) ? forTheServer : new Set<string>()
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !dropped.has(key)).map(([key, inner]) => [key, dataOf(inner)]),
  )
}

export const contractWithoutShapes = (): Plugin => ({
  name: 'bidyard:contract-without-shapes',
  enforce: 'pre',
  async load(id) {
    if (!tables.test(id) || id.endsWith('.test.ts')) return null
    const module: unknown = await import(`${pathToFileURL(id).href}?changed=${statSync(id).mtimeMs}`)
    const lines = Object.entries(module as object).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'function') this.error(`${id} exports the function ${name}: the web takes only data from here`)
      const data = dataOf(value)
      return data === undefined ? [] : [`export const ${name} = ${JSON.stringify(data)}`]
    })
    return { code: lines.join('\n'), moduleType: 'js' }
  },
})
