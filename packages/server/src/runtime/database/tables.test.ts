// The types of the tables say what the migrations make.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { describeTables } from './write-tables.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone.stop())

test('tables.ts is what the database holds; `node tools/write-tables.ts` writes it anew', async () => {
  const written = await readFile(join(import.meta.dirname, '../../tables.ts'), 'utf8')
  expect(await describeTables(clone.url)).toBe(written)
})
