// Takes all numbers of a preset over: every key that differs gets a new version, all of them in one act.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { configKey } from '@bidyard/contract/enums'
import { action, read } from '../../../runtime/handler.ts'
import { findRevision, listCurrent, lockCurrent } from './configuration.sql.ts'
import { differences } from './differences.ts'
import { presets } from './presets/presets.ts'
import { configurationOf, type CurrentRow } from './shown.ts'
import { writeVersion } from './write-version.ts'

const differing = (rows: readonly CurrentRow[], preset: keyof typeof presets) => {
  const current = configurationOf(rows)
  return configKey.values
    .map((key) => ({ key, changes: differences(current[key], presets[preset][key]) }))
    .filter(({ changes }) => changes.length > 0)
}

export const previewConfigPreset = read(referenceCalls.previewConfigPreset, async ({ db, params }) => ({
  preset: params.preset,
  revision: await findRevision(db),
  keys: differing(await listCurrent(db), params.preset),
}))

export const applyConfigPreset = action(referenceCalls.applyConfigPreset, async (given) => {
  const { tx, params, body, doer, emit, refuse } = given
  const rows = await lockCurrent(tx)
  if ((await findRevision(tx)) !== body.seenRevision) throw refuse('conflict')
  const changed = []
  for (const { key } of differing(rows, params.preset)) {
    const row = rows.find((one) => one.key === key)
    const version = (row?.version ?? 0) + 1
    await writeVersion({ tx, doer, emit }, {
      key, version, before: row?.value, value: presets[params.preset][key], preset: params.preset, reason: body.reason,
    })
    changed.push({ key, version })
  }
  return { revision: await findRevision(tx), changed }
})
