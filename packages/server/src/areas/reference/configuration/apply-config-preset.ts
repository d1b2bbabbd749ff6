// Takes all numbers of a preset over: every key that differs gets a new version, all of them in one act.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { configKey, type ConfigPreset } from '@bidyard/contract/enums'
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import { action, read } from '../../../runtime/handler.ts'
import { findRevision, listCurrent, lockCurrent } from './configuration.sql.ts'
import { differences } from './differences.ts'
import { presets } from './presets/presets.ts'
import { configurationOf, type CurrentRow } from './shown.ts'
import { writeVersion } from './write-version.ts'

/** Where the yard is, is no rule of a house: no preset knows it. */
const wanted = ({ contractTradeScheduling: { yard } }: Configuration, preset: ConfigPreset): Configuration => {
  const { contractTradeScheduling, ...others } = presets[preset]
  return { ...others, contractTradeScheduling: { ...contractTradeScheduling, yard } }
}

const differing = (rows: readonly CurrentRow[], preset: ConfigPreset) => {
  const current = configurationOf(rows)
  const next = wanted(current, preset)
  return configKey.values
    .map((key) => ({ key, value: next[key], changes: differences(current[key], next[key]) }))
    .filter(({ changes }) => changes.length > 0)
}

export const previewConfigPreset = read(referenceCalls.previewConfigPreset, async ({ db, params }) => ({
  preset: params.preset,
  revision: await findRevision(db),
  keys: differing(await listCurrent(db), params.preset).map(({ key, changes }) => ({ key, changes })),
}))

export const applyConfigPreset = action(referenceCalls.applyConfigPreset, async (given) => {
  const { tx, params, body, doer, emit, refuse } = given
  const rows = await lockCurrent(tx)
  if ((await findRevision(tx)) !== body.seenRevision) throw refuse('conflict')
  const changed = []
  for (const { key, value } of differing(rows, params.preset)) {
    const row = rows.find((one) => one.key === key)
    const version = (row?.version ?? 0) + 1
    await writeVersion({ tx, doer, emit }, {
      key, version, before: row?.value, value, preset: params.preset, reason: body.reason,
    })
    changed.push({ key, version })
  }
  return { revision: await findRevision(tx), changed }
})
