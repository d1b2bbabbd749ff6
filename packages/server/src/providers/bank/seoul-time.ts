// Times as Korean banks write them: Seoul's.
import { seoulOf } from '../../runtime/seoul.ts'

/** `20260105143000` */
export const seoulDigits = (at: Date): string =>
  seoulOf(at).toISOString().replace(/\D/g, '').slice(0, 14)

/** `2026-01-05T14:30:00` */
export const seoulText = (at: Date): string => seoulOf(at).toISOString().slice(0, 19)

/** Undefined where the digits are no time. */
export const readSeoulDigits = (digits: string): Date | undefined => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  if (second === undefined) return undefined
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
