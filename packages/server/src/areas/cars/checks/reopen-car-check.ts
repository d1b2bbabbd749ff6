// Opens a complete check again while no bidder sees its car: something was told wrong, or the listing was sent back.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { faulty } from '../said.ts'
import { getCheckRecord, updateReopened } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { showCheck } from './show-check.ts'

const noReason = {
  path: 'body.reason', said: { ko: '다시 여는 사유를 적어 주세요.', en: 'Say why it is opened again.' },
} as const

export const reopenCarCheck = ({ personal }: CarParts) => action(carsCalls.reopenCarCheck, async (given) => {
  const { tx, caller, params, body: { seenVersion, reason }, doer, request, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  if (!isInPreparation(check.orderState) || check.version !== seenVersion) throw refuse('conflict')
  // What an inspector saw is the house's word: who mends it says why, and the audit keeps what stood there.
  if (as === 'inspector' && reason === undefined) throw faulty(request.language, [noReason])
  const { moved } = await moveStates(tx, carChecks, {
    action: 'reopen', as, ids: [check.id], doer, ...(reason === undefined ? {} : { reason }),
  })
  if (moved.length === 0) throw refuse('conflict')
  await updateReopened(tx, check.id)
  await writeAudit(tx, doer, [{
    act: 'reopen car check', subject: 'carCheck', subjectId: check.id, before: check.judgement,
    reason: reason ?? null,
  }])
  const open = await getCheckRecord(tx, check.id)
  tellCheck(emit, open)
  // Its listing is another one from here on.
  emit('orderChanged', { orderId: check.orderId, partnerId: check.partnerId, exhibitId: check.exhibitId })
  return showCheck(personal, open, actorViewOf(caller))
})
