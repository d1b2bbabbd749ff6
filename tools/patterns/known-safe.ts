// Patterns that recheck has proved before: the same pattern, asked of the same recheck, comes to the same.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Pattern } from './find-patterns.ts'
import kept from './known-safe.json' with { type: 'json' }

const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string }

type Asked = Pick<Pattern, 'source' | 'flags'>

const nameOf = ({ source, flags }: Asked): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20)

/** Another recheck judges all of them anew. */
const known = new Set(kept.recheck === version ? kept.patterns : [])

export const isKnownSafe = (pattern: Asked): boolean => known.has(nameOf(pattern))

export const knownSafeOf = (patterns: readonly Asked[]): typeof kept =>
  ({ recheck: version, patterns: [...new Set(patterns.map(nameOf))].toSorted() })
