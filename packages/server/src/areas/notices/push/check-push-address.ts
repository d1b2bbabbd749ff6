// Tells whether pushes come to this browser for whoever is signed in in it now.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { findAddressId } from './push.sql.ts'

/** Told to the session that asked for it and to no other; after another sign-in somebody has to ask for it again. */
export const checkPushAddress = action(noticesCalls.checkPushAddress, async (given) => {
  const { tx, caller: { memberId, sessionId }, body: { endpoint } } = given
  if (memberId === null || sessionId === null) return { isTold: false }
  return { isTold: (await findAddressId(tx, { memberId, sessionId, endpoint })) !== undefined }
})
