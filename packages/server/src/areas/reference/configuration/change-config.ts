// Makes a new version of one key; two editors at once cannot overwrite each other, and no rule is left broken.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { action } from '../../../runtime/handler.ts'
import { findVersion, lockCurrent } from './configuration.sql.ts'
import { problemsOfChange } from './configuration-rules.ts'
import { differences } from './differences.ts'
import { refuseProblems } from './refuse-problems.ts'
import { configurationOf, versionOf } from './shown.ts'
import { writeVersion } from './write-version.ts'

export const changeConfig = action(referenceCalls.changeConfig, async (given) => {
  const { tx, body, doer, emit, refuse, request } = given
  const rows = await lockCurrent(tx)
  const row = rows.find(({ key }) => key === body.key)
  if (row === undefined) throw new Error(`the configuration ${body.key} was never seeded`)
  if (row.version !== body.seenVersion) throw refuse('conflict')

  const before = configurationOf(rows)
  if (differences(before[body.key], body.value).length === 0)
    throw refuseProblems(body.key, request.language, [{
      key: body.key, path: '', ko: '바뀐 내용이 없습니다.', en: 'Nothing is different from the version in force.',
    }])
  const problems = problemsOfChange(before, body)
  if (problems.length > 0) throw refuseProblems(body.key, request.language, problems)

  const version = body.seenVersion + 1
  await writeVersion({ tx, doer, emit }, {
    key: body.key, version, before: row.value, value: body.value, preset: null, reason: body.reason,
  })
  const written = await findVersion(tx, body.key, version)
  if (written === undefined) throw new Error('the new version is missing')
  return versionOf(written, await findVersion(tx, body.key, row.version))
})
