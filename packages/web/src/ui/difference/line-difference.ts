// Which lines were taken away and which were added between two texts.

export interface Line {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
  readonly beforeNumber: number | null
  readonly afterNumber: number | null
}

/** Longest common subsequence, as a table of lengths from the end. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint32Array[] => {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const same = before[row] === after[column]
      const [down, right, both] = [
        table[row + 1]?.[column] ?? 0,
        table[row]?.[column + 1] ?? 0,
        table[row + 1]?.[column + 1] ?? 0,
      ]
      const cells = table[row]
      if (cells !== undefined) cells[column] = same ? both + 1 : Math.max(down, right)
    }
  return table
}

export const lineDifference = (before: readonly string[], after: readonly string[]): Line[] => {
  const lengths = commonLengths(before, after)
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]]
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old, beforeNumber: ++row, afterNumber: ++column })
    } else if (
      fresh === undefined ||
      (old !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: old ?? '', beforeNumber: ++row, afterNumber: null })
    } else {
      lines.push({ kind: 'added', text: fresh, beforeNumber: null, afterNumber: ++column })
    }
  }
  return lines
}

export type Block =
  | { readonly kind: 'shown'; readonly lines: Line[] }
  | { readonly kind: 'folded'; readonly lines: Line[] }

/** Folds long stretches without a change, but keeps a few lines around each change. */
export const foldUnchanged = (lines: readonly Line[], around = 3): Block[] => {
  const near = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const blocks: Block[] = []
  for (const [index, line] of lines.entries()) {
    const kind = near[index] === true ? 'shown' : 'folded'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
}
