// Registers the device of an account: by its password, and by the identity check of its owner.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { useIdentityToken } from '../checks/identity-tokens.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { belongsTo } from '../recovery/owners.ts'
import { clearAttempts } from '../sign-in/attempts.ts'
import { forgiving, judgeCredentials } from '../sign-in/judge-credentials.ts'
import { lockLogin, updateDevice } from '../users/users.sql.ts'
import { hashDevice } from './hash-device.ts'

export const setDevice = (parts: IdentityParts) =>
  inSteps(identityCalls.setDevice, async (given) => {
    const { step, body, caller, request, fail } = given
    const { personal } = parts
    const judged = await judgeCredentials(parts, given, body)
    return forgiving(given, personal, judged.uid, () => step(async ({ tx, now }) => {
      const login = await lockLogin(tx, judged.id)
      if (login?.passwordHash !== judged.passwordHash) throw fail('INVALID_CREDENTIALS')
      if (login.state !== 'active') throw fail('ACCOUNT_RESTRICTED')
      const usage = 'ID/password-recovery'
      const proven = await useIdentityToken(tx, personal, { token: body.identityToken, usage })
      if (proven === undefined) throw fail('INVALID_TOKEN')
      // Beside the password a doubt about who of several it is does no harm.
      if (await belongsTo(tx, personal, proven, login) === 'no') throw fail('TOKEN_NOT_BELONG_TO_USER')
      if (!(await updateDevice(tx, login.id, hashDevice(body.deviceUid)))) throw fail('DEVICE_UID_ALREADY_SET')
      await clearAttempts(tx, personal, login.uid)
      const act = { act: 'set device', subject: 'user', subjectId: login.id }
      await writeAccess(tx, { ...caller, userId: login.id }, request, [act])
      return { setAt: timeOf(now) }
    }))
  })
