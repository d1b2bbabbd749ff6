// Keeps the texts that have come, so that a screen says them at once and a change of language waits for all of them.
import type { Language } from './language.ts'
import { loadWords, type SayOf, type TextArea } from './areas.ts'
import type { Words } from './text-of.ts'

type Key = `${Language}:${TextArea}`

const pending = new Map<Key, Promise<Words>>()
const arrived = new Map<Key, Words>()
const speakers = new Map<Key, (key: string, given?: unknown) => string>()

/** Ask for an area's texts; routes do so while they load, so that no screen has to wait for its words. */
export const loadText = (area: TextArea, language: Language): Promise<Words> => {
  const key: Key = `${language}:${area}`
  const known = pending.get(key)
  if (known !== undefined) return known
  const coming: Promise<Words> = loadWords(area, language).then((words) => {
    arrived.set(key, words)
    // As React marks what it has waited for: `use` reads it at once, in the first render as in each that follows.
    void Object.assign(coming, { status: 'fulfilled', value: words })
    return words
  })
  pending.set(key, coming)
  // A file that did not come (offline) may be asked for again.
  coming.catch(() => pending.delete(key))
  return coming
}

export const loadedAreas = (language: Language): TextArea[] =>
  [...arrived.keys()].filter((key) => key.startsWith(`${language}:`)).map((key) => key.slice(3) as TextArea)

const speakerOf = (words: Words) => (key: string, given?: unknown): string => {
  const word = words[key]
  if (word === undefined) return key
  return typeof word === 'string' ? word : word(given as never)
}

/** The same function for the same area and language, so that memos keyed by it hold. */
export const sayOf = <Area extends TextArea>(area: Area, language: Language, words: Words): SayOf<Area> => {
  const key: Key = `${language}:${area}`
  const speaker = speakers.get(key) ?? speakerOf(words)
  speakers.set(key, speaker)
  return speaker as SayOf<Area>
}
