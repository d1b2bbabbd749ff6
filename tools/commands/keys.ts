// `npm run keys`: which keys are in use, what still needs those that are to go, and how many processes write with each.
import { type DocumentLook, lookAtDocuments } from '@bidyard/server/areas/files/for-other-areas'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { settingOf, writesOf } from '@bidyard/server/runtime/keys/key-rules'
import { type Holder, listHolders, listUsedKeys, type UsedKey } from '@bidyard/server/runtime/keys/used-keys.sql'
import { openLog } from '@bidyard/server/runtime/log'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'

/** Of two in use the newer one writes, and the older one waits for its work to be written anew. */
const stateOf = (one: UsedKey, used: readonly UsedKey[], holders: readonly Holder[]): string => {
  const isNewest = !used.some(({ kind, version }) => kind === one.kind && version > one.version)
  if (isNewest) return 'in use'
  if (one.isDone) return 'needed by nothing: it may be taken out of the settings'
  const writing = holders.filter(({ writes }) => writes.includes(writesOf(one.kind, one.version))).length
  return `${one.leftCount ?? 'nobody has counted how many'} left, ${writing} processes write with it`
}

const shownIds = 5

const told = (ids: readonly string[], what: string): void => {
  if (ids.length === 0) return
  const shown = [...ids.slice(0, shownIds), ...(ids.length > shownIds ? ['…'] : [])].join(', ')
  console.log(`${settingOf.file}: ${ids.length} document(s) ${what} (files ${shown})`)
}

const tellOfDocuments = ({ lost, keyless, misnamed }: DocumentLook): void => {
  told(lost, 'are not in the storage: it was not brought back, or BIDYARD_DATA or S3_BUCKET name another place')
  told(keyless, 'are sealed by a key that is not in the settings: nothing opens them without it')
  told(misnamed, 'are sealed by another key than the newest, which the database says: nothing seals them anew, '
    + 'so keep that key')
}

const main = async (): Promise<void> => {
  if (process.argv.length > 2) throw new Error('npm run keys   which keys are in use, and what still needs them')
  const environment = readEnvironment(process.env)
  const log = openLog('error')
  const found = await findDatabaseAnyhow(environment, log)
  try {
    await withActs({ environment, urls: found, log }, async ({ database: { primary }, providers }) => {
      const [used, holders] = [await listUsedKeys(primary), await listHolders(primary)]
      for (const one of used) console.log(`${settingOf[one.kind]} ${one.version}: ${stateOf(one, used, holders)}`)
      tellOfDocuments(await lookAtDocuments(providers, primary))
    })
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
