// The words of an area in the viewer's language: `const say = useText('shell')`, then `say('signOut')`.
import { use } from 'react'
import type { SayOf, TextArea } from './areas.ts'
import { useLanguage } from './language-context.tsx'
import { loadText, sayOf } from './word-store.ts'

/** Waits (suspends) only when the area's texts were not loaded by its route. */
export const useText = <Area extends TextArea>(area: Area): SayOf<Area> => {
  const { language } = useLanguage()
  return sayOf(area, language, use(loadText(area, language)))
}
