// What the house knows of the business number that is being typed; the answer is kept with the draft.
import { membersCalls } from '@bidyard/contract/calls/members'
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { useEffect, useEffectEvent } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useRead } from '../../../../api/use-read.ts'
import type { FoundShop } from '../draft/draft.ts'
import { foundOf } from '../draft/faults.ts'
import { useDropRefused } from '../use-proof.ts'
import { useWizard } from '../wizard-context.ts'

export const useFoundShop = () => {
  const { draft, change, token, dropProof } = useWizard()
  const number = digitsOf(draft.typed.businessNumber)
  const found = foundOf(draft)
  const isAsked = token !== null && isBusinessNumber(number) && found === null
  const body = { identityToken: token ?? '', businessNumber: number }
  const read = useRead(membersCalls.findMatchedShop, { body }, { enabled: isAsked })
  useDropRefused(read.error, dropProof)
  const fresh = isAsked && !read.isPlaceholderData && !read.isFetching ? read.data : undefined
  const keep = useEffectEvent((one: FoundShop) =>
    change(({ registrationType }) => ({
      found: { ...one, number }, registrationType: registrationType ?? one.likelyType,
    })))
  useEffect(() => {
    if (fresh !== undefined) keep(fresh)
  }, [fresh])
  const isRefused = read.error instanceof CallFailure && read.error.facts.code === 'INVALID_IDENTIFY_TOKEN'
  return {
    found,
    isAsking: isAsked && read.isFetching,
    failure: isAsked && !isRefused ? read.error : null,
    again: () => void read.refetch(),
  }
}
