// Compares secrets without telling by the time it takes how much of a guess was right.
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
