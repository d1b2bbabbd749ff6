// A moment as PostgreSQL writes it for a session in UTC. Lists bring hundreds, so its digits are read one by one.
const zero = '0'.charCodeAt(0)

const digit = (text: string, at: number): number => text.charCodeAt(at) - zero
const pair = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1)

const pointAt = 'YYYY-MM-DD hh:mm:ss'.length
const zone = '+00'

/** JavaScript's own reader is as right as slow, and takes years before 100 for what they are. */
const readSlowly = (text: string): Date =>
  new Date(`${text.slice(0, 10)}T${text.slice(11, Math.min(pointAt + 4, text.length - zone.length))}Z`)

/** PostgreSQL leaves the last zeros of a fraction out, and all of it for a whole second. */
const millisecondsOf = (text: string): number => {
  const places = text.length - zone.length - pointAt - 1
  if (places <= 0) return 0
  return digit(text, pointAt + 1) * 100 + (places > 1 ? digit(text, pointAt + 2) * 10 : 0)
    + (places > 2 ? digit(text, pointAt + 3) : 0)
}

export const readTime = (text: string): Date => {
  const year = pair(text, 0) * 100 + pair(text, 2)
  // Those before 1000 would be other years here, and those after 9999 stand at other places.
  if (!(year >= 1_000) || text.charCodeAt(4) !== '-'.charCodeAt(0) || !text.endsWith(zone)) return readSlowly(text)
  return new Date(Date.UTC(
    year, pair(text, 5) - 1, pair(text, 8), pair(text, 11), pair(text, 14), pair(text, 17), millisecondsOf(text)))
}
