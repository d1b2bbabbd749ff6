// One registration under review: looked at once, and told at once when somebody else decides about it.
import { failedWith, type CallFailure } from '../../../../api/call-failure.ts'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '../../../../api/live/live-context.tsx'
import { forgetAnswers } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useLook } from '../../../../api/use-look.ts'

const { approveRegistration, rejectRegistration, getRegistration, listRegistrations } = membersCalls

export type Deed = 'approve' | 'reject'

const isLate = (failure: CallFailure): boolean =>
  failedWith(failure, approveRegistration, 'ALREADY_APPROVED') ||
  failedWith(failure, approveRegistration, 'ALREADY_REJECTED')

export const useReview = (id: string) => {
  const queries = useQueryClient()
  const look = useLook(getRegistration, { params: { id } })
  const [asking, setAsking] = useState<Deed | null>(null)
  /** What became of it while it was in sight: by this reviewer, or by another. */
  const [outcome, setOutcome] = useState<'mine' | 'others' | null>(null)
  const others = () => {
    setAsking(null)
    setOutcome('others')
    return look.again()
  }
  const done = (decided: Partial<NonNullable<typeof look.seen>>) => {
    const { phoneNumber: _masked, ...rest } = decided
    look.put((seen) => ({ ...seen, ...rest }))
    setOutcome('mine')
    setAsking(null)
    return forgetAnswers(queries, listRegistrations)
  }
  const late = (failure: CallFailure) => (isLate(failure) ? others() : undefined)
  const approve = useCall(approveRegistration, { onSuccess: done, onFailure: late })
  const reject = useCall(rejectRegistration, { onSuccess: done, onFailure: late })
  useLive('registrationReviewed', ({ registrationId }) => {
    const isOwn = outcome !== null || approve.isPending || reject.isPending
    if (registrationId === id && look.seen?.state === 'inProgress' && !isOwn) void others()
  })
  const ask = (deed: Deed | null) => {
    approve.reset()
    reject.reset()
    setAsking(deed)
  }
  return { look, asking, ask, outcome, approve, reject }
}

export type Review = ReturnType<typeof useReview>
