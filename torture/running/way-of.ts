// Which disturbance comes next.
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'

/** Each way comes once before any comes twice; from then on by chance. */
export const wayOf = <Way extends string>(
  ways: readonly [Way, ...Way[]], count: number, random: SeededRandom,
): Way => ways[count < ways.length ? count : random.below(ways.length)] ?? ways[0]
