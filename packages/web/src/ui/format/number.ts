// Whole numbers with their thousands set apart, shares in per cent, and sizes of files.

const whole = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 })

export const formatNumber = (value: number): string => whole.format(value)

export const formatPercent = (share: number): string => `${oneDigit.format(share * 100)}%`

export const formatDistance = (km: number): string => `${whole.format(km)}km`

const units = ['B', 'KB', 'MB', 'GB'] as const

export const formatBytes = (bytes: number): string => {
  const step = bytes < 1_024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${oneDigit.format(bytes / 1_024 ** step)}${units[step]}`
}
