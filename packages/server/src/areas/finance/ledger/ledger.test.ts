// The ledger itself: it only grows, sums to zero, keeps balances, and posts each fact once.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlStateOf } from '../../../runtime/database/sql-state.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { makeShop } from '../../../testing/make.ts'
import { type OpenClone, openClone } from '../../../testing/open-clone.ts'
import { findBalance, type NewEntry } from './ledger.sql.ts'
import { credit, debit, post, postOne, reverse } from './post.ts'

const doer = { actor: 'flow', memberId: null, requestId: null }
let clone: OpenClone
let shopId: string
beforeAll(async () => {
  clone = await openClone()
  ;({ shopId } = await makeShop(clone.database))
})
afterAll(() => clone.stop())

const arrival = (won: number, source = `bank:${randomUUID()}`): NewEntry => ({
  source, act: 'depositArrived', shopId, subject: 'shop', subjectId: shopId,
  postings: [debit('bankClearing', won), credit('shopDeposit', won, shopId)],
})
const transact = <Result>(work: (tx: Tx) => Promise<Result>) => clone.database.transact(work)
const held = () => findBalance(clone.database.primary, { kind: 'shopDeposit', ownerId: shopId })
const bankHeld = () => findBalance(clone.database.primary, { kind: 'bankClearing', ownerId: null })
const stateOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'fulfilled', sqlStateOf)

describe('an entry', () => {
  test('moves both balances in the way in which one reads them', async () => {
    const [bank, deposit] = [await bankHeld(), await held()]
    await transact((tx) => post(tx, doer, [arrival(700), arrival(300)]))
    expect(await bankHeld()).toBe(bank + 1_000)
    expect(await held()).toBe(deposit + 1_000)
  })

  test('posts the same fact once, fifty times at once', async () => {
    const before = await held()
    const source = `bank:${randomUUID()}`
    const posted = await Promise.all(Array.from({ length: 50 }, () =>
      transact((tx) => postOne(tx, doer, arrival(500, source)))))
    expect(await held()).toBe(before + 500)
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1)
    expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('is refused when its sides differ, by our own word and by the database at the commit', async () => {
    const off = { ...arrival(100), postings: [debit('bankClearing', 100), credit('shopDeposit', 90, shopId)] }
    await expect(transact((tx) => postOne(tx, doer, off))).rejects.toThrow('off by 10 won')
    const sneaked = transact(async (tx) => {
      await sql`with entry as (
          insert into ledger_entries (act, source, subject, subject_id, actor, side_count)
          values ('paid', ${randomUUID()}, 'test', 'test', 'test', 2) returning id)
        insert into ledger_postings (entry_id, account_id, won)
        select entry.id, account.id, 5
        from entry, ledger_accounts account where account.kind = 'bankClearing'`.execute(tx)
    })
    expect(await stateOf(sneaked)).toBe('23000')
    await transact((tx) => postOne(tx, doer, arrival(100)))
    const uneven = transact(async (tx) => {
      await sql`with entry as (
          insert into ledger_entries (act, source, subject, subject_id, actor, side_count)
          values ('paid', ${randomUUID()}, 'test', 'test', 'test', 2) returning id)
        insert into ledger_postings (entry_id, account_id, won)
        select entry.id, account.id, case account.kind when 'bankClearing' then 5 else -4 end
        from entry, ledger_accounts account
        where account.kind = 'bankClearing' or account.owner_id = ${shopId}`.execute(tx)
    })
    expect(await stateOf(uneven)).toBe('23000')
  })

  test('without sides is refused at the commit', async () => {
    const empty = transact((tx) => sql`insert into ledger_entries (act, source, subject, subject_id, actor, side_count)
      values ('paid', ${randomUUID()}, 'test', 'test', 'test', 2)`.execute(tx))
    expect(await stateOf(empty)).toBe('23000')
  })

  test('gets no further side afterwards', async () => {
    const { id } = await transact((tx) => postOne(tx, doer, arrival(100)))
    await transact((tx) => postOne(tx, doer, {
      ...arrival(1), source: randomUUID(),
      postings: [debit('unmatched', 0), debit('bankClearing', 1), credit('revenue', 1)],
    }))
    await transact((tx) => postOne(tx, doer, {
      ...arrival(1), source: randomUUID(), postings: [debit('bankClearing', 1), credit('vatPayable', 1)],
    }))
    const more = transact((tx) => sql`insert into ledger_postings (entry_id, account_id, won)
      select ${id}::uuid, id, case kind when 'revenue' then 1 else -1 end from ledger_accounts
      where kind in ('revenue', 'vatPayable')`.execute(tx))
    expect(await stateOf(more)).toBe('23000')
  })

  test('takes no account below nothing that may not go there', async () => {
    const before = await held()
    const tooMuch: NewEntry = {
      source: randomUUID(), act: 'depositTaken', shopId, subject: 'shop', subjectId: shopId,
      postings: [debit('shopDeposit', before + 1, shopId), credit('penaltyIncome', before + 1)],
    }
    expect(await stateOf(transact((tx) => postOne(tx, doer, tooMuch)))).toBe('23514')
    expect(await held()).toBe(before)
  })
})

describe('a reversal', () => {
  test('undoes an entry to the won, once, also when twenty ask for it', async () => {
    const before = await held()
    const { id } = await transact((tx) => postOne(tx, doer, arrival(900)))
    const undone = await Promise.all(Array.from({ length: 20 }, () =>
      transact((tx) => reverse(tx, doer, { entryId: id, reason: 'test' }))))
    expect(undone.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await held()).toBe(before)
  })

  test('of one and the same entry is refused twice by the database itself', async () => {
    const { id } = await transact((tx) => postOne(tx, doer, arrival(100)))
    await transact((tx) => reverse(tx, doer, { entryId: id, reason: 'test' }))
    const again = transact((tx) => postOne(tx, doer, { ...arrival(100), reversesId: id }))
    expect(await stateOf(again)).toBe('23505')
  })
})

describe('what is written', () => {
  const refused = [
    ['an entry changed', sql`update ledger_entries set reason = 'other'`, '42501'],
    ['an entry deleted', sql`delete from ledger_entries`, '42501'],
    ['all entries swept away', sql`truncate ledger_entries cascade`, '42501'],
    ['a posting changed', sql`update ledger_postings set won = won + 1`, '42501'],
    ['a posting deleted', sql`delete from ledger_postings`, '42501'],
    ['all postings swept away', sql`truncate ledger_postings`, '42501'],
    ['a balance changed', sql`update ledger_accounts set balance_won = balance_won + 1`, '23000'],
    ['an account given away', sql`update ledger_accounts set owner_id = new_id() where owner_id is not null`, '23000'],
    ['an account deleted', sql`delete from ledger_accounts`, '42501'],
  ] as const
  test.each(refused)('stays: %s is refused, also to the owner', async (_, statement, refusal) => {
    await transact((tx) => postOne(tx, doer, arrival(10)))
    expect(await stateOf(transact((tx) => statement.execute(tx)))).toBe(refusal)
    const byOwner = clone.asOwner((owner) => owner.transact((tx) => statement.execute(tx)))
    expect(await stateOf(byOwner)).toBe('23000')
  })
})
