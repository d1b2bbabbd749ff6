// Temporary folders with a Korean name and a blank, the kind that people really have.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Removed by `remove`: for what outlives a single test. */
export const makeFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const parent = mkdtempSync(path.join(tmpdir(), '비드야드 시험-'))
  chmodSync(parent, 0o755)
  return { folder: path.join(parent, '데이터 베이스'), remove: () => rmSync(parent, { recursive: true, force: true }) }
}

/** Removed at the end of the test that asked for it. */
export const testFolder = (): string => {
  const { folder, remove } = makeFolder()
  onTestFinished(remove)
  return folder
}
