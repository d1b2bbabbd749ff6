// What really differs between two tellings of a car: of its damages only the parts that are another thing now.
import type { Corrected, Told } from './fact-words.ts'

type Damages = NonNullable<Told['damages']>
type Damage = Damages[number]

const isSame = (one: Damage, other: Damage): boolean =>
  one.position === other.position && one.values.toSorted().join() === other.values.toSorted().join()

const without = (damages: Damages, others: Damages): Damages =>
  damages.filter((damage) => !others.some((other) => isSame(damage, other)))

export const isSameFact = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Where nobody had looked before, everything is new. */
export const differing = ({ before, after }: Corrected): Corrected => {
  const [stood, stands] = [before.damages, after.damages]
  if (stood === null || stood === undefined || stands === null || stands === undefined) return { before, after }
  return {
    before: { ...before, damages: without(stood, stands) }, after: { ...after, damages: without(stands, stood) },
  }
}
