// Turns the server's list of changed places into lines that one can read: a name, what it was and what it is.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { Language } from '@bidyard/contract/error'
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'
import type { SayOf } from '../../../../text/areas.ts'
import { span, spanUnits } from './amount.ts'
import { amountAt } from './amount-at.ts'
import { mayBeNothing } from './rebuild.ts'
import { nameOf } from './words.ts'
import { writeValue } from './write.ts'

export interface ReadableChange {
  readonly path: string
  readonly name: string
  /** null: the place was not there. */
  readonly before: string | null
  readonly after: string | null
}

/** A span is one thing to people; on the wire its unit is the name of its field. */
const spanOf = (path: string): { readonly place: string; readonly unit: string } | null => {
  const cut = path.lastIndexOf('.')
  const unit = path.slice(cut + 1)
  return (spanUnits as readonly string[]).includes(unit) ? { place: path.slice(0, cut), unit } : null
}

export const readableChanges = (
  say: SayOf<'configuration'>, language: Language, key: ConfigKey, changes: readonly ConfigChange[],
): readonly ReadableChange[] => {
  const lines = new Map<string, ReadableChange>()
  for (const { path, before, after } of changes) {
    const spanned = spanOf(path)
    const place = spanned?.place ?? path
    const amount = spanned === null ? amountAt(key, path) : span
    const write = (given: ConfigChange['before']): string | null => {
      if (given === null && !mayBeNothing(path)) return null
      if (given === null && path.endsWith('upToWon')) return say('noBound')
      return writeValue(say, language, spanned === null ? given : { [spanned.unit]: given }, amount)
    }
    const known = lines.get(place)
    lines.set(place, {
      path: place,
      name: nameOf(say, language, key, place),
      before: write(before) ?? known?.before ?? null,
      after: write(after) ?? known?.after ?? null,
    })
  }
  return [...lines.values()]
}
