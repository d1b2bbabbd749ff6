// Tells nothing more by push in this browser.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { deleteAddress } from './push.sql.ts'

export const removePushAddress = action(noticesCalls.removePushAddress, async (given) => {
  const { tx, caller: { memberId }, body: { endpoint } } = given
  if (memberId !== null) await deleteAddress(tx, { memberId, endpoint })
  return null
})
