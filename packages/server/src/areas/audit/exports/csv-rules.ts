// Lines of a table as CSV that spreadsheets open without harm: Korean is read, and no cell is taken for a formula.

/** Without it, Excel takes the letters for those of another country. */
export const byteOrderMark = '\uFEFF'

// A spreadsheet runs what begins like this; an apostrophe in front makes it a text.
export const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text)

const cellOf = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  const harmless = typeof value === 'string' && beginsLikeFormula(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`
