// A moment as the wire has it, where there is one: lists show hundreds, so it is put together from known texts.
const dayMs = 86_400_000
const daysMax = 1_000

const padded = (count: number, places: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => String(number).padStart(places, '0'))
const pairs = padded(60, 2)
// Each step of putting texts together takes room of its own: few pieces are better than many.
const minuteTexts = padded(24, 2).flatMap((hour) => pairs.map((minute) => `${hour}:${minute}:`))
const msTexts = padded(1_000, 3).map((ms) => `.${ms}Z`)

const days = new Map<number, string>()

const dayTextOf = (day: number): string => {
  const known = days.get(day)
  if (known !== undefined) return known
  const whole = new Date(day * dayMs).toISOString()
  const text = whole.slice(0, whole.indexOf('T') + 1)
  if (days.size === daysMax) days.clear()
  days.set(day, text)
  return text
}

export const timeOf = <At extends Date | null>(at: At): At extends null ? null : string => {
  if (at === null) return null as never
  const time = at.getTime()
  const day = Math.floor(time / dayMs)
  const ms = time - day * dayMs
  const seconds = Math.floor(ms / 1_000)
  const minutes = Math.floor(seconds / 60)
  const clock = `${minuteTexts[minutes]}${pairs[seconds - minutes * 60]}`
  return `${dayTextOf(day)}${clock}${msTexts[ms - seconds * 1_000]}` as never
}
