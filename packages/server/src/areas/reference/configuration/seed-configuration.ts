// Gives every key its first version when a database has none yet, from the preset of a commercial house.
import { configKey } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { findRevision, insertKey, insertVersion } from './configuration.sql.ts'
import { koreaCommercial } from './presets/korea-commercial.ts'

const doer = { actor: 'seed', memberId: null, requestId: null }

export const seedConfiguration = async (tx: Tx): Promise<void> => {
  for (const [at, key] of configKey.values.entries())
    if (await insertKey(tx, key, (at + 1) * 10))
      await insertVersion(tx, doer, {
        key, version: 1, revision: (await findRevision(tx)) + 1, value: koreaCommercial[key],
        preset: 'korea-commercial', reason: 'first start',
      })
}
