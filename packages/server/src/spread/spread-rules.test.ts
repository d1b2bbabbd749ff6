// What keeps tables from being spread, on a catalogue that one can see through.
import { expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { copiedEverywhere, faultsOf } from './spread-rules.ts'

const spread = { auctions: 'id', bids: 'auction_id' }
const reference = (table: string, columns: readonly string[], to: string, toColumns: readonly string[] = ['id']) =>
  ({ table, columns, to, toColumns })
const catalogue = (more: Partial<Catalogue>): Catalogue =>
  ({ tables: [], uniques: [], references: [], triggers: [], ...more })

test('what spread rows point at is copied, with what that points at, also in a circle', () => {
  const references = [
    reference('bids', ['shop_id'], 'shops'), reference('shops', ['company_id'], 'companies'),
    reference('companies', ['owner_id'], 'shops'), reference('bids', ['auction_id'], 'auctions'),
    reference('mails', ['server_id'], 'servers'),
  ]
  expect(copiedEverywhere(catalogue({ references }), spread)).toEqual(['companies', 'shops'])
  expect(copiedEverywhere(catalogue({}), spread)).toEqual([])
})

test('a key must hold the column by which its table is spread', () => {
  const unique = (table: string, name: string, ...columns: readonly string[]) => ({ table, name, columns })
  const uniques = [
    unique('bids', 'bids_key', 'key'), unique('bids', 'bids_own', 'auction_id', 'shop_id'), unique('shops', 's', 'no'),
  ]
  expect(faultsOf(catalogue({ uniques }), spread)).toEqual([{ table: 'bids', what: 'key `bids_key`' }])
})

test('whatever points at a spread row lies beside it', () => {
  const references = [
    reference('bids', ['auction_id'], 'auctions'), reference('bids', ['best_id'], 'auctions'),
    reference('mails', ['auction_id'], 'auctions'), reference('bids', ['a', 'auction_id'], 'auctions', ['b', 'id']),
    reference('bids', ['auction_id', 'a'], 'auctions', ['b', 'id']), reference('bids', ['shop_id'], 'shops'),
  ]
  expect(faultsOf(catalogue({ references }), spread)).toEqual([
    { table: 'bids', what: '`auction_id, a` → `auctions`' }, { table: 'bids', what: '`best_id` → `auctions`' },
    { table: 'mails', what: '`auction_id` → `auctions`' },
  ])
})

test('triggers of spread tables are told, in the order of tables and words', () => {
  const triggers = [
    { table: 'shops', name: 'c' }, { table: 'bids', name: 'b' }, { table: 'bids', name: 'a' },
    { table: 'auctions', name: 'z' },
  ]
  expect(faultsOf(catalogue({ triggers }), spread).map(({ table, what }) => `${table} ${what}`))
    .toEqual(['auctions trigger `z`', 'bids trigger `a`', 'bids trigger `b`'])
})
