// Lines of a table as CSV that spreadsheets open without harm: Korean is read, and no cell is taken for a formula.

/** Without it, Excel takes the letters for those of another country. */
export const byteOrderMark = '\uFEFF'

// A spreadsheet runs what begins like this; an apostrophe in front makes it a text.
export const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text)

/** The text with the apostrophe where it needs one. */
export const guarded = (text: string): string => (beginsLikeFormula(text) ? `'${text}` : text)

/** What comes back from a file of ours, as it was before. */
export const unguarded = (text: string): string =>
  (text.startsWith('\'') && beginsLikeFormula(text.slice(1)) ? text.slice(1) : text)

const cellOf = (value: string | number | null): string => {
  const text = typeof value === 'string' ? guarded(value) : String(value ?? '')
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`
