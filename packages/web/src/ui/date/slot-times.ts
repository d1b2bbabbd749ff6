// Times of a day: which there are between two ends at even steps, and when one of them is.
import { type Day, instantAt } from '../format/seoul-day.ts'

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const two = (value: number): string => String(value).padStart(2, '0')

export const momentAt = (day: Day, time: string): Date => instantAt(day, minutesOf(time))

/** Both ends included: `09:00`, `09:30`, … `20:00`. */
export const slotTimes = (from: string, until: string, everyMinutes: number): string[] => {
  const start = minutesOf(from)
  const count = Math.floor((minutesOf(until) - start) / everyMinutes) + 1
  return Array.from({ length: Math.max(0, count) }, (_slot, index) => {
    const minutes = start + index * everyMinutes
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
}
