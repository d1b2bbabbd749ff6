// How long something stays, in words: what the server's rules say, told in years where they are whole ones.
import { useText } from '../../../text/use-text.ts'
import type { OwnPart } from './types.ts'

const yearDays = 365

export const useKeepingWords = (): ((keeping: OwnPart['keeping']) => string) => {
  const say = useText('people')
  return ({ kind, days }) => {
    if (days === null) return say(`data.keeping.${kind}`)
    const span = days % yearDays === 0
      ? say('data.spanYears', { count: days / yearDays }) : say('data.spanDays', { count: days })
    return `${say(`data.keeping.${kind}`)} · ${span}`
  }
}
