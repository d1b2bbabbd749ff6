// Numbers as a reader wants them: the middle of several runs, and columns that line up.

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** All runs behind a median, so that nobody takes one lucky run for the truth. */
export const runsOf = (values: readonly number[], show: (value: number) => string = whole): string =>
  `median of ${values.length}: ${values.map(show).join(' ')}`

export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`)
}
