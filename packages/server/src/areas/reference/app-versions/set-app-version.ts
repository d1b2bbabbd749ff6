// Sets which versions of the app may be used; somebody else's change in between is a conflict.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { Failure } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { compareVersions } from './app-version-rules.ts'
import { lockAppVersion, updateAppVersion } from './app-versions.sql.ts'
import { appVersionOf } from './get-app-version.ts'

const tooNew = {
  ko: '최신 버전보다 높을 수 없습니다.',
  en: 'This cannot be newer than the latest version.',
}

export const setAppVersion = action(referenceCalls.setAppVersion, async (given) => {
  const { tx, params, body, doer, refuse, request } = given
  const before = await lockAppVersion(tx, params.platform)
  if (before === undefined) throw refuse('notFound')
  if (before.version !== body.seenVersion) throw refuse('conflict')
  if (compareVersions(body.minimum, body.latest) > 0)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: 'body.minimum', message: tooNew[request.language] },
    ])
  const after = appVersionOf(await updateAppVersion(tx, params.platform, {
    minimum: body.minimum, latest: body.latest, store_url: body.storeUrl,
    message_ko: body.message?.ko ?? null, message_en: body.message?.en ?? null,
  }))
  await writeAudit(tx, doer, [{
    act: 'change app version', subject: 'appVersion', subjectId: params.platform, before: appVersionOf(before), after,
    reason: body.reason,
  }])
  return after
})
