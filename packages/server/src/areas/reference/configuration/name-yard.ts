// Says where the yard of a demo world is, as its owner would have.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { lockCurrent } from './configuration.sql.ts'
import { configurationOf } from './shown.ts'
import { writeVersion } from './write-version.ts'

const key = 'contractTradeScheduling'

export type YardPlace = ConfigurationOf<typeof key>['yard']

export const nameYard = async (
  acting: { readonly tx: Tx; readonly doer: Doer; readonly emit: Emit }, yard: YardPlace,
): Promise<void> => {
  const rows = await lockCurrent(acting.tx)
  const row = rows.find((one) => one.key === key)
  if (row === undefined) throw new Error(`the configuration ${key} was never seeded`)
  await writeVersion(acting, {
    key, version: row.version + 1, before: row.value, value: { ...configurationOf(rows)[key], yard }, preset: null,
    reason: 'the yard of the demo world',
  })
}
