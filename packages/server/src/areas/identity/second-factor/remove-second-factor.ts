// Switches one's own second factor off by its code, where one may be without.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { mustHaveFactor } from '../sign-in/sign-in-rules.ts'
import { updateFactorGone } from '../users/users.sql.ts'
import { checkCode } from './check-code.ts'
import { lockOwner } from './whose-factor.ts'
import { wrongCodes } from './wrong-codes.ts'

export const removeSecondFactor = ({ personal, secondFactorOf }: IdentityParts) =>
  inSteps(identityCalls.removeSecondFactor, async ({ step, body, caller, request, fail, refuse }) => {
    const done = await step(async ({ tx }) => {
      const owner = await lockOwner(tx, caller, undefined)
      if (owner === undefined) return 'nobody'
      const { login } = owner
      if (mustHaveFactor(login.memberType, secondFactorOf)) return 'needed'
      const verdict = await checkCode({ tx, personal, login, code: body.code })
      if (verdict !== 'right') return verdict
      await updateFactorGone(tx, login.id)
      const act = { act: 'remove second factor', subject: 'user', subjectId: login.id }
      await writeAccess(tx, caller, request, [act])
      return verdict
    })
    if (done === 'nobody') throw refuse('unauthorized')
    if (done === 'needed') throw refuse('forbidden')
    if (done !== 'right') throw fail(wrongCodes[done])
    return null
  })
