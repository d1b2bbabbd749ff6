// What is too long for one file goes on in the next one, and nothing is lost between them.
import { expect, test } from 'vitest'
import { readArchive } from '../../../testing/exports/read-archive.ts'
import { csvParts } from './csv-parts.ts'
import { writeZip } from './write-zip.ts'

const columns = [{ key: 'no', kind: 'text', label: '번호' }] as const
const written = async (pieces: readonly (readonly (readonly [string])[])[]) => {
  const files: [string, number][] = []
  const told = (file: string, rows: number) => void files.push([file, rows])
  const given = async function* () {
    yield* pieces
  }
  const zip: Uint8Array[] = []
  const parts = csvParts({ name: 'bids', columns, pieces: given(), told }, 24)
  for await (const piece of writeZip(parts, new Date('2026-11-22T00:00:00Z'))) zip.push(piece)
  return { files, entries: readArchive(Buffer.concat(zip)) }
}

test('a list is as many files as it needs, each with its headings', async () => {
  const { files, entries } = await written([[['A1'], ['A2']], [['A3'], ['A4']], [['A5']], [['A6']]])
  expect(files).toEqual([['bids.csv', 4], ['bids-2.csv', 2]])
  expect(entries).toEqual({
    'bids.csv': '\uFEFF번호\r\nA1\r\nA2\r\nA3\r\nA4\r\n', 'bids-2.csv': '\uFEFF번호\r\nA5\r\nA6\r\n',
  })
})

test('an empty one is one file', async () => {
  expect(await written([])).toEqual({ files: [['bids.csv', 0]], entries: { 'bids.csv': '\uFEFF번호\r\n' } })
})
