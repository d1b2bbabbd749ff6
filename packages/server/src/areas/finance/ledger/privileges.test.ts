// A program that is no superuser may not change what is written, whoever owns the tables; and a filled database stands.
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate, migrationsFolder } from '../../../runtime/database/migrate.ts'
import { sqlStateOf } from '../../../runtime/database/sql-state.ts'
import { urlOf } from '../../../testing/database.ts'

const name = `plain_${randomBytes(6).toString('hex')}`
let admin: Sql
let url: string
let sql: Sql
let folder: string
beforeAll(async () => {
  const adminUrl = inject('adminUrl')
  admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create role ${name} login password '${name}'`)
  await admin.unsafe(`create database ${name} owner ${name}`)
  const own = new URL(urlOf(adminUrl, name))
  own.username = name
  own.password = name
  url = own.href
  sql = postgres(url, { max: 1, onnotice: () => {} })
  folder = await mkdtemp(join(tmpdir(), 'bidyard-migrations-'))
})
afterAll(async () => {
  await sql.end()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.unsafe(`drop role ${name}`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

describe('the migration of money', () => {
  test('stands on a database with shops in it, as an owner who is no superuser', async () => {
    for (const file of (await readdir(migrationsFolder)).filter((one) => one < '0011'))
      await cp(join(migrationsFolder, file), join(folder, file))
    await migrate(url, folder)
    await sql`insert into companies (kind, name, business_number, representative_name, phone_number)
      values ('shop', '한빛모터스', '1068100103', '한대표', '0212345678')`
    await sql`insert into shops (company_id, name, registration_type) select id, name, 'personal' from companies`
    expect(await migrate(url)).toContain('0011-ledger.sql')
    expect(await sql`select kind from shops`).toEqual([{ kind: 'dealer' }])
  })

  test('lets its owner post, with everything that refers to it', async () => {
    await sql.begin(async (tx) => {
      await tx`insert into ledger_accounts (kind) values ('bankClearing'), ('revenue')`
      await tx`insert into ledger_entries (act, source, subject, subject_id, actor, side_count)
        values ('paid', 'test:1', 'test', 'test', 'test', 2)`
      await tx`insert into ledger_postings (entry_id, account_id, won)
        select entry.id, account.id, case account.kind when 'revenue' then -5 else 5 end
        from ledger_entries entry, ledger_accounts account`
    })
    expect(await sql`select balance_won::int as won from ledger_accounts`).toEqual([{ won: 5 }, { won: 5 }])
  })
})

describe('its owner', () => {
  test.each([
    'update ledger_postings set won = 1', 'delete from ledger_postings', 'truncate ledger_postings',
    `update ledger_entries set reason = 'other'`, 'delete from ledger_entries', 'truncate ledger_entries cascade',
    'delete from ledger_accounts', 'truncate ledger_accounts cascade',
    ...['audit_log', 'access_log', 'state_history'].flatMap((log) => [
      `update ${log} set reason = 'other'`, `delete from ${log}`, `truncate ${log}`,
    ]),
    `update log_confirmations set word = 'other'`, 'delete from log_confirmations', 'delete from log_exports',
  ])('may not: %s', async (statement) => {
    expect(await sql.unsafe(statement).then(() => 'done', sqlStateOf)).toBe('42501')
  })
})
