// A span of time in its two largest units: `1일 3시간`.
import type { SayOf } from '../../text/areas.ts'

const units = [['days', 86_400], ['hours', 3_600], ['minutes', 60]] as const

export const spanWords = (say: SayOf<'sandbox'>, seconds: number): string => {
  const parts: string[] = []
  let rest = seconds
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(say(unit, { count }))
  }
  return parts.length === 0 ? say('minutes', { count: 0 }) : parts.slice(0, 2).join(' ')
}
