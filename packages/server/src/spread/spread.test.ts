// What the page about Citus says of our tables is what the migrations make; the rules it is judged by have examples.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../testing/open-clone.ts'
import { listCatalogue } from './catalogue.sql.ts'
import type { Catalogue } from './catalogue.ts'
import { copiedEverywhere, faultsOf } from './spread-rules.ts'
import { spreadTables } from './spread-tables.ts'

const page = await readFile(join(import.meta.dirname, '../../../../docs/operations/citus.md'), 'utf8')
/** The rows of the table under a heading. */
const rowsUnder = (heading: string): string[] =>
  (page.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.split('\n')
    .filter((line) => line.startsWith('| `')) ?? []

describe('the page', () => {
  let clone: OpenClone
  let catalogue: Catalogue
  beforeAll(async () => {
    clone = await openClone()
    catalogue = await listCatalogue(clone.database.primary)
  })
  afterAll(() => clone.stop())

  test('spreads tables that there are, by a column that leads to the auction', () => {
    expect(rowsUnder('The layout')).toEqual(Object.entries(spreadTables).map(([table, column]) =>
      `| \`${table}\` | \`${column}\` |`))
    const toAuctions = Object.entries(spreadTables).filter(([table, column]) => table === 'auctions'
      || catalogue.references.some((one) => one.table === table && one.to === 'auctions' && one.columns[0] === column))
    // Bids have no reference: their own statement looks the auction up.
    expect(toAuctions.map(([table]) => table)).toEqual(
      Object.keys(spreadTables).filter((table) => table !== 'biddings' && table !== 'bid_entries'))
    expect(Object.keys(spreadTables).filter((table) => !catalogue.tables.includes(table))).toEqual([])
  })

  test('names what has to lie on every machine', () => {
    const copied = copiedEverywhere(catalogue, spreadTables)
    expect(page).toContain(`\n${copied.map((table) => `\`${table}\``).join(', ')}.\n`)
  })

  test('names each key, reference and trigger that stands in the way, and no other', () => {
    const rows = faultsOf(catalogue, spreadTables).map(({ table, what }) => `| \`${table}\` | ${what} |`)
    expect(rows.length).toBeGreaterThan(10)
    expect(rowsUnder('What stands in the way')).toEqual(rows)
  })
})

describe('the rules', () => {
  const plain: Catalogue = { tables: ['auctions', 'bids', 'people'], uniques: [], references: [], triggers: [] }
  const spread = { auctions: 'id', bids: 'auction_id' }

  test('want the column in every key of a spread table, of others in none', () => {
    const uniques = [
      { table: 'bids', name: 'bids_pkey', columns: ['id'] }, { table: 'people', name: 'people_pkey', columns: ['id'] },
      { table: 'bids', name: 'bids_once', columns: ['shop_id', 'auction_id'] },
    ]
    expect(faultsOf({ ...plain, uniques }, spread)).toEqual([{ table: 'bids', what: 'key `bids_pkey`' }])
  })

  test('let spread rows point at their own auction and at what lies everywhere; nothing else may point at them', () => {
    const references = [
      { table: 'bids', columns: ['auction_id'], to: 'auctions', toColumns: ['id'] },
      { table: 'bids', columns: ['person_id'], to: 'people', toColumns: ['id'] },
      { table: 'bids', columns: ['next_id'], to: 'bids', toColumns: ['id'] },
      { table: 'people', columns: ['last_id'], to: 'auctions', toColumns: ['id'] },
    ]
    const catalogue = { ...plain, references }
    expect(faultsOf(catalogue, spread)).toEqual([
      { table: 'bids', what: '`next_id` → `bids`' }, { table: 'people', what: '`last_id` → `auctions`' },
    ])
    expect(copiedEverywhere(catalogue, spread)).toEqual(['people'])
  })

  test('refuse triggers on spread tables only', () => {
    const triggers = [{ table: 'bids', name: 'bids_grow' }, { table: 'people', name: 'people_grow' }]
    expect(faultsOf({ ...plain, triggers }, spread)).toEqual([{ table: 'bids', what: 'trigger `bids_grow`' }])
  })
})
