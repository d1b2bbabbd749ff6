// Two values of a key as lines that one can read: a name, what it was, what it is. Steps go by price, papers by name.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { contractDocument, contractKind } from '@bidyard/contract/enums/contracts'
import type { ConfigurationWords } from './configuration-words.ts'
import { price, won } from './amount.ts'
import { differences } from './differences.ts'
import { valueAt, withValueAt } from './paths.ts'
import type { ReadableChange } from './readable-changes.ts'
import type { FeeScale, RequiredDocuments } from './value-types.ts'
import { writeShare } from './write.ts'

type Steps = Extract<FeeScale, { readonly basis: 'steps' }>['steps']

/** The words for the prices that a step is for: `500만원 이하`, and `3,000만원 초과` for the last. */
export const stepWords = (
  { say, write }: ConfigurationWords, steps: readonly { readonly upToWon: number | null }[], index: number,
): string => {
  const upToWon = steps[index]?.upToWon ?? null
  if (upToWon !== null) return say('feeAtMost', { amount: write(upToWon, price) })
  const before = steps[index - 1]?.upToWon ?? null
  return before === null ? say('feeAnyPrice') : say('feeAbove', { amount: write(before, price) })
}

const scaleWords = (words: ConfigurationWords, scale: FeeScale): string => {
  const { say, write } = words
  if (scale.basis === 'steps')
    return scale.steps
      .map(({ feeWon }, index) => `${stepWords(words, scale.steps, index)} ${write(feeWon, won)}`)
      .join(', ')
  const between = say('feeBetween', { floor: write(scale.floorWon, won), cap: write(scale.capWon, won) })
  return `${say('feeShareOf', { share: writeShare(scale.ofPriceBasisPoints) })}, ${between}`
}

const stepLines = (words: ConfigurationWords, name: string, before: Steps, after: Steps): ReadableChange[] => {
  const bounds = [...new Set([...before, ...after].map(({ upToWon }) => upToWon))]
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
  return bounds.flatMap((bound) => {
    const feeIn = (steps: Steps) => steps.find(({ upToWon }) => upToWon === bound)?.feeWon
    const [old, fresh] = [feeIn(before), feeIn(after)]
    if (old === fresh) return []
    const holder = fresh === undefined ? before : after
    return [{
      path: `${name} ${String(bound)}`,
      name: `${name} · ${stepWords(words, holder, holder.findIndex(({ upToWon }) => upToWon === bound))}`,
      before: old === undefined ? null : words.write(old, won),
      after: fresh === undefined ? null : words.write(fresh, won),
    }]
  })
}

const feeLines = (words: ConfigurationWords, before: unknown, after: unknown): ReadableChange[] =>
  contractKind.values.flatMap((kind) => {
    const path = `successBidFee.${kind}`
    // The key tells what stands at this path.
    const [old, fresh] = [valueAt(before, path) as FeeScale, valueAt(after, path) as FeeScale]
    const name = words.name('fees', path)
    if (old.basis === 'steps' && fresh.basis === 'steps') return stepLines(words, name, old.steps, fresh.steps)
    if (old.basis === fresh.basis)
      return [
        ...words.changes('fees', differences({ successBidFee: { [kind]: old } }, { successBidFee: { [kind]: fresh } })),
      ]
    return [{ path, name, before: scaleWords(words, old), after: scaleWords(words, fresh) }]
  })

const documentLines = (words: ConfigurationWords, before: unknown, after: unknown): ReadableChange[] =>
  contractKind.values.flatMap((kind) => contractDocument.values.flatMap((document) => {
    const path = 'requiredDocuments'
    const isIn = (value: unknown) => (valueAt(value, path) as RequiredDocuments)[kind].includes(document)
    if (isIn(before) === isIn(after)) return []
    const needed = words.say('documentNeeded')
    return [{
      path: `${path}.${kind}.${document}`,
      name: `${words.name('contractScreening', `${path}.${kind}`)} · ${words.label(contractDocument.labels[document])}`,
      before: isIn(before) ? needed : null,
      after: isIn(after) ? needed : null,
    }]
  }))

const own: Partial<Record<ConfigKey, { readonly path: string; readonly lines: typeof feeLines }>> = {
  fees: { path: 'successBidFee', lines: feeLines },
  contractScreening: { path: 'requiredDocuments', lines: documentLines },
}

export const changeLines = (
  words: ConfigurationWords, key: ConfigKey, before: unknown, after: unknown,
): readonly ReadableChange[] => {
  const part = own[key]
  if (part === undefined) return words.changes(key, differences(before, after))
  const without = (value: unknown) => withValueAt(value, part.path, null)
  return [...part.lines(words, before, after), ...words.changes(key, differences(without(before), without(after)))]
}
