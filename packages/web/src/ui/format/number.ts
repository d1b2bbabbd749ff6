// Whole numbers with their thousands set apart, shares in per cent, and sizes of files.

/**
 * By hand, as times are: the first formatter that a browser is asked for, of whatever kind, has it read its tables of
 * all languages, which takes a phone some 70 ms before anything is shown.
 */
const withCommas = (digits: string): string =>
  digits.length <= 3 ? digits : `${withCommas(digits.slice(0, -3))},${digits.slice(-3)}`

const write = (value: number, digits: 0 | 1): string => {
  const unit = 10 ** digits
  const parts = Math.round(Math.abs(value) * unit)
  const rest = parts % unit
  const whole = withCommas(String(Math.floor(parts / unit)))
  return `${value < 0 && parts > 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${rest}`}`
}

export const formatNumber = (value: number): string => write(value, 0)

export const formatPercent = (share: number): string => `${write(share * 100, 1)}%`

export const formatDistance = (km: number): string => `${write(km, 0)}km`

const units = ['B', 'KB', 'MB', 'GB'] as const

export const formatBytes = (bytes: number): string => {
  const step = bytes < 1_024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${write(bytes / 1_024 ** step, 1)}${units[step]}`
}
