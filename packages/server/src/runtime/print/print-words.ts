// How prints say money and days, as Korean papers do.

export const wonText = (won: number): string => `${won.toLocaleString('ko-KR')}원`

/** A day as the wire has it: 2026-01-05. */
export const shortDay = (day: string): string => day.slice(0, 10).replaceAll('-', '.')
