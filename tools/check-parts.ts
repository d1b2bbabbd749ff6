// Refuses a part of others without an exact version, without integrity, or with a licence that is not on our list.
import { judgeParts } from './parts/part-rules.ts'
import { readLock } from './parts/read-lock.ts'

const lock = readLock()
const faults = judgeParts(lock)
console.log(faults.length === 0 ? `${lock.parts.length} parts of others are as they must be.` : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
