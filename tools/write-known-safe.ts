// Judges every pattern anew and writes down which are safe, so that the tests judge only what has changed since.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractPatterns, findOurs, putTogether } from './patterns/all-patterns.ts'
import { judge } from './patterns/judge-patterns.ts'
import { knownSafeOf } from './patterns/known-safe.ts'

const all = [...findOurs().patterns, ...contractPatterns(), ...putTogether()]
const safe = all.filter((pattern) => judge(pattern) === undefined)
const file = join(import.meta.dirname, 'patterns/known-safe.json')
writeFileSync(file, `${JSON.stringify(knownSafeOf(safe), null, 2)}\n`)
console.log(`${safe.length} of ${all.length} patterns are safe.`)
