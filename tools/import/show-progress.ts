// Shows how far an import has come: a bar on a terminal, a line for each tenth elsewhere.
import type { Progress } from '@bidyard/server/areas/reference/import/run-import'

export interface ProgressOutput {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const count = new Intl.NumberFormat('en').format
const barWidth = 30

export const openProgress = (output: ProgressOutput): { show(progress: Progress): void; end(): void } => {
  const onTerminal = output.isTTY === true
  let shownTenth = 0
  let drawn = false
  // A small file is read before its second row is counted: its end is told once all of them are.
  let whole: string | undefined
  return {
    show: ({ readBytes, totalBytes, rowCount }) => {
      const share = totalBytes === 0 ? 1 : Math.min(1, readBytes / totalBytes)
      const percent = `${Math.floor(share * 100)} %`
      if (onTerminal) {
        const filled = Math.round(share * barWidth)
        const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
        output.write(`\r${bar} ${percent.padStart(5)}  ${count(rowCount)} rows`)
        drawn = true
      } else if (share === 1) {
        whole = `${percent}, ${count(rowCount)} rows\n`
      } else if (Math.floor(share * 10) > shownTenth) {
        shownTenth = Math.floor(share * 10)
        output.write(`${percent}, ${count(rowCount)} rows\n`)
      }
    },
    end: () => {
      if (drawn) output.write('\n')
      if (whole !== undefined) output.write(whole)
    },
  }
}
