// What a part of others must have before we use it: an exact version, an integrity, a licence of our list.
import { allowedLicences } from './licences.ts'
import { type Lock, type Part, partId, type PartUse } from './read-lock.ts'

/** Strips the brackets around a whole expression; those inside of it are more than any part has needed. */
const bare = (expression: string): string => /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression

/** `A AND B` asks for both, `(A OR B)` lets us choose one. */
export const mayUse = (expression: string, use: PartUse): boolean => {
  const said = bare(expression.trim())
  if (said.includes(' OR ') && said.includes(' AND ')) return false
  if (said.includes(' OR ')) return said.split(' OR ').some((one) => mayUse(one, use))
  if (said.includes(' AND ')) return said.split(' AND ').every((one) => mayUse(one, use))
  return Object.hasOwn(allowedLicences, said) && allowedLicences[said]?.uses.includes(use) === true
}

const faultsOf = (part: Part): string[] => {
  const id = partId(part)
  const faults = [
    [/^\d+\.\d+\.\d+/.test(part.version), `${id} has no exact version`],
    [/^sha512-[A-Za-z0-9+/]{86}==$/.test(part.integrity), `${id} has no integrity by SHA-512`],
    [
      mayUse(part.licence, part.use),
      `${id} has the licence "${part.licence}", which the list does not take for what is ${words[part.use]}`,
    ],
  ] as const
  return faults.filter(([holds]) => !holds).map(([, words]) => words)
}

const words: Readonly<Record<PartUse, string>> = { delivered: 'delivered', building: 'only for building' }

export const judgeParts = ({ parts, loose }: Lock): string[] => [
  ...loose.map((name) => `${name} is not an exact version`),
  ...parts.flatMap(faultsOf),
]
