// Asks recheck whether a text exists that keeps a regular expression busy for longer than its length explains.
import { setImmediate } from 'node:timers/promises'
import { checkSync } from 'recheck'
import type { Pattern } from './find-patterns.ts'
import { isKnownSafe } from './known-safe.ts'

// Its binaries and its Java are never started; package.json has nothing installed in their place.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

/**
 * Its proof by automaton takes minutes for long texts that may begin anywhere; beyond this size it attacks instead.
 * What it cannot judge in the time is a fault like any other: nobody else could judge it either.
 */
const terms = { maxNFASize: 3_000, timeout: 120_000 }

const judged = new Map<string, string | undefined>()

/** Anew, whatever is known of it. */
export const judge = ({ source, flags }: Pattern): string | undefined => {
  const found = checkSync(source, flags, terms)
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind}): write it more simply`
  return `${found.complexity.summary}, as by ${found.attack.pattern}`
}

/** What is wrong, where, and a text that shows it; the same pattern is judged once. */
export const faultsOfPatterns = async (patterns: readonly Pattern[]): Promise<string[]> => {
  const faults: string[] = []
  for (const pattern of patterns) {
    const { source, flags, place } = pattern
    const written = `/${source}/${flags}`
    if (isKnownSafe(pattern)) continue
    if (!judged.has(written)) {
      judged.set(written, judge(pattern))
      // Whoever started this wants to hear now and then that it lives.
      await setImmediate()
    }
    const fault = judged.get(written)
    if (fault !== undefined) faults.push(`${place} ${written}: ${fault}`)
  }
  return faults
}
