// How prints say money, moments and days, as Korean papers do.
import { seoulOf } from '../seoul.ts'

const weekdays = ['일', '월', '화', '수', '목', '금', '토']

export const wonText = (won: number): string => `${won.toLocaleString('ko-KR')}원`

export const momentText = (moment: Date): string => {
  const shown = seoulOf(moment)
  const [day = '', time = ''] = shown.toISOString().split('T')
  return `${day.replaceAll('-', '.')} (${weekdays[shown.getUTCDay()]}) ${time.slice(0, 5)}`
}

/** A day as the wire has it: 2026-01-05. */
export const dayText = (day: string): string => day.slice(0, 10).replaceAll('-', '.')

