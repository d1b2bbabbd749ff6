// Takes the device off an account by its owner's identity check, and ends what was begun with it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { useIdentityToken } from '../checks/identity-tokens.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { plainUsername } from '../passwords/password-rules.ts'
import { belongsTo } from '../recovery/owners.ts'
import { endSessions } from '../sessions/open-session.ts'
import { findLogin, updateDeviceGone } from '../users/users.sql.ts'

export const resetDevice = ({ personal }: IdentityParts) =>
  action(identityCalls.resetDevice, async ({ tx, body, caller, request, fail }) => {
    const given = { token: body.identityToken, usage: 'ID/password-recovery' } as const
    const proven = await useIdentityToken(tx, personal, given)
    if (proven === undefined) throw fail('INVALID_TOKEN')
    const login = await findLogin(tx, plainUsername(body.username))
    const belongs = await belongsTo(tx, personal, proven, login)
    // A name that nobody has and one that somebody else has are the same here.
    if (login === undefined || belongs === 'no') throw fail('TOKEN_NOT_BELONG_TO_USER')
    if (belongs === 'doubtful') throw fail('AMBIGUOUS_TO_DETERMINE')
    if (!(await updateDeviceGone(tx, login.id))) throw fail('DEVICE_UID_NOT_SET')
    await endSessions(tx, [login.id], { onlyFromApp: true })
    const act = { act: 'reset device', subject: 'user', subjectId: login.id }
    await writeAccess(tx, { ...caller, userId: login.id }, request, [act])
    return null
  })
