// The check at start: a machine that does not fit its table, or is not sound in itself, keeps the node from serving.
import { machine } from '@bidyard/contract/machine'
import { allMachines } from '@bidyard/contract/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machines } from '../../machines.ts'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { lampMachine, lamps, lampState, type lampTable, makeLampTable } from '../../testing/sample/machine.ts'
import { faultsOfMachines } from './check-machines.ts'
import { stateful } from './move-states.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
  await clone.asOwner(makeLampTable)
})
afterAll(() => clone.stop())

test('finds no fault in the machines of the product and the tables that hold them', async () => {
  expect(await faultsOfMachines(clone.database.primary, Object.values(allMachines), machines)).toEqual([])
})

test('finds no fault where the column allows exactly the states', async () => {
  expect(await faultsOfMachines(clone.database.primary, [lampMachine], [lamps])).toEqual([])
})

test('tells of a state that the column refuses and of a text that is no state', async () => {
  await clone.asOwner(({ primary }) =>
    sql`create table wrong_lamps (id uuid primary key, state text check (state in ('off', 'on', 'stolen')))`
      .execute(primary))
  const held = stateful(lampMachine, 'wrong_lamps' as typeof lampTable)
  expect(await faultsOfMachines(clone.database.primary, [], [held])).toEqual([
    'wrong_lamps.state: its check refuses broken',
    'wrong_lamps.state: its check allows stolen, which is no state of lamp',
  ])
})

test('tells of a column without a check, and of a table that is missing', async () => {
  await clone.asOwner(({ primary }) => sql`create table free_lamps (id uuid primary key, state text)`.execute(primary))
  const held = ['free_lamps', 'no_lamps'].map((table) => stateful(lampMachine, table as typeof lampTable))
  expect(await faultsOfMachines(clone.database.primary, [], held)).toEqual([
    'free_lamps.state: no check keeps it to the states of lamp',
    'no_lamps.state: no check keeps it to the states of lamp',
  ])
})

test('tells of a machine with a state that no action reaches', async () => {
  const lost = machine('lost', lampState, { hang: { from: [], to: 'off', by: 'staff' } })
  expect(await faultsOfMachines(clone.database.primary, [lost], [])).toContain('lost: the state on cannot be reached')
})
