// Gives the browser the contract's tables without their shapes: addresses, enumerations, machines are plain data.
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const tables = /packages[\\/]contract[\\/]src[\\/](calls|enums|states)([\\/][^?]+)?\.ts$/
/** Forms check with shapes, and shapes are made of enumerations that still have theirs. */
const whole = '?whole'
const needsWhole = /packages[\\/]contract[\\/]src[\\/](?:shapes[\\/].+\.ts|.+\.ts\?whole)$/
const enumerations = /packages[\\/]contract[\\/]src[\\/]enums([\\/].+)?\.ts$/

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
  async resolveId(source, importer, options) {
    if (importer === undefined || !needsWhole.test(importer)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found !== null && enumerations.test(found.id) ? { ...found, id: found.id + whole } : null
  },
  async load(id) {
    if (id.endsWith(whole)) return { code: await readFile(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts' }
    if (!tables.test(id) || id.endsWith('.test.ts')) return null
    const module: unknown = await import(`${pathToFileURL(id).href}?changed=${statSync(id).mtimeMs}`)
    const lines = Object.entries(module as object).flatMap(([name, value]: [string, unknown]) => {
      // A function is left out like a shape; whoever imports it here is told that there is none.
      const data = typeof value === 'function' ? undefined : dataOf(value)
      return data === undefined ? [] : [`export const ${name} = ${JSON.stringify(data)}`]
    })
    return { code: lines.join('\n'), moduleType: 'js' }
  },
})
