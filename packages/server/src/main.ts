// The program's door: keeps what Node compiles, so that every later start takes half of the time, and goes in.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/bidyard'))
// What comes after this is kept as it was compiled, and what comes after the next finds ours the short way.
await import('./own-modules.ts')
await import('./program/run-program.ts')
