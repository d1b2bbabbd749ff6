// Checks the books of today now.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { reconcileDay, showDay } from './reconcile.ts'

export const reconcileNow = action(financeCalls.reconcileNow, async (given) => {
  return showDay(await reconcileDay(given, seoulDayOf(given.now)))
})
