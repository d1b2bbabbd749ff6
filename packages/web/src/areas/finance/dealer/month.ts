// A month as it is written, `2026-01`; alone, because the address needs it before any screen is loaded.

export type Month = `${number}-${number}`

export const isMonth = (given: unknown): given is Month =>
  typeof given === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(given)
