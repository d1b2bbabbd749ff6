// Reads from package-lock.json which parts of others this program is made of and built with.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unnamedLicences } from './licences.ts'

export type PartUse = 'delivered' | 'building'

export interface Part {
  readonly name: string
  readonly version: string
  /** As SPDX writes it; empty where neither the lock nor our list knows it. */
  readonly licence: string
  /** As npm keeps it: the algorithm, a dash, base64. */
  readonly integrity: string
  readonly use: PartUse
  /** For other machines than this one, or only where it can be had. */
  readonly isOptional: boolean
  /** By name and version. */
  readonly needs: readonly string[]
}

export interface Lock {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly parts: readonly Part[]
  /** What our own packages name, as `name@version`. */
  readonly direct: readonly string[]
  /** What they name by anything but an exact version. */
  readonly loose: readonly string[]
}

type Needs = Readonly<Record<string, string>>

interface Entry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly dependencies?: Needs
  readonly devDependencies?: Needs
  readonly optionalDependencies?: Needs
  readonly peerDependencies?: Needs
}

type Entries = Readonly<Record<string, Entry>>

const folder = 'node_modules/'

/** What runs the program, though a checkout gets it like a tool. */
const runsTheProgram: ReadonlySet<string> = new Set(['node'])

const nameAt = (place: string): string => place.slice(place.lastIndexOf(folder) + folder.length)
export const partId = ({ name, version }: Pick<Part, 'name' | 'version'>): string => `${name}@${version}`

/** Where Node would find it from there: beside it, or beside one of those above. */
const placeOf = (entries: Entries, from: string, name: string): string | undefined => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(folder) - 1))) {
    const place = `${at === '' ? '' : `${at}/`}${folder}${name}`
    if (place in entries) return place
    if (at === '') return undefined
    if (!at.includes(folder)) at = ''
  }
}

const idAt = (entries: Entries, place: string): string =>
  partId({ name: entries[place]?.name ?? nameAt(place), version: entries[place]?.version ?? '' })

const neededBy = (entries: Entries, from: string): string[] => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entries[from] ?? {}
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
  const places = names.map((name) => placeOf(entries, from, name)).filter((place) => place !== undefined)
  return places.filter((place) => entries[place]?.link !== true).map((place) => idAt(entries, place)).toSorted()
}

const readPart = (entries: Entries, place: string, entry: Entry): Part => {
  const name = entry.name ?? nameAt(place)
  const version = entry.version ?? ''
  return {
    name, version,
    licence: entry.license ?? unnamedLicences[partId({ name, version })]?.licence ?? '',
    integrity: entry.integrity ?? '',
    use: entry.dev === true && !runsTheProgram.has(name) ? 'building' : 'delivered',
    isOptional: entry.optional === true || entry.devOptional === true,
    needs: neededBy(entries, place),
  }
}

/** The same part may lie at several places: it is one, and delivered where one of them is. */
const joinParts = (one: Part, other: Part): Part => ({
  ...one,
  integrity: one.integrity === other.integrity ? one.integrity : '',
  use: one.use === 'delivered' ? one.use : other.use,
  isOptional: one.isOptional && other.isOptional,
  needs: [...new Set([...one.needs, ...other.needs])].toSorted(),
})

const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)

export const parseLock = (text: string): Lock => {
  const { packages } = JSON.parse(text) as { packages: Entries }
  const parts = new Map<string, Part>()
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes(folder) || entry.link === true) continue
    const part = readPart(packages, place, entry)
    const before = parts.get(partId(part))
    parts.set(partId(part), before === undefined ? part : joinParts(before, part))
  }
  const own = Object.entries(packages).filter(([place]) => !place.includes(folder))
  const named = own.flatMap(([, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }))
  const root = packages['']
  return {
    name: root?.name ?? '', version: root?.version ?? '', licence: root?.license ?? '',
    parts: [...parts.values()].toSorted((one, other) => (partId(one) < partId(other) ? -1 : 1)),
    direct: [...new Set(own.flatMap(([place]) => neededBy(packages, place)))].toSorted(),
    loose: named.filter(([, version]) => !isExact(version)).map(([name, version]) => `${name}@${version}`),
  }
}

export const readLock = (): Lock =>
  parseLock(readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
