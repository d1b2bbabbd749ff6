// How long something stays, in words: what the server's rules say, in years where they are counted by the calendar.
import { useText } from '../../../text/use-text.ts'
import type { OwnPart } from './types.ts'

const yearMonths = 12

export const useKeepingWords = (): ((keeping: OwnPart['keeping']) => string) => {
  const say = useText('people')
  return ({ kind, months, days }) => {
    if (months === null && days === null) return say(`data.keeping.${kind}`)
    const span = months === null
      ? say('data.spanDays', { count: days ?? 0 }) : say('data.spanYears', { count: months / yearMonths })
    return `${say(`data.keeping.${kind}`)} · ${span}`
  }
}
