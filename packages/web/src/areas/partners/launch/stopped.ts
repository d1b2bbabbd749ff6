// Whether the partner of a visit was stopped meanwhile: asked only once something was refused.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useRead } from '../../../api/use-read.ts'

const isForbidden = (error: unknown): boolean => error instanceof CallFailure && error.facts.status === 403

/** Of anything that was read or done since the page was opened. */
const useSawForbidden = (): boolean => {
  const queries = useQueryClient()
  const [saw, setSaw] = useState(false)
  useEffect(() => {
    const ends = [
      queries.getQueryCache().subscribe(({ query }) => isForbidden(query.state.error) && setSaw(true)),
      queries.getMutationCache().subscribe(({ mutation }) => isForbidden(mutation?.state.error) && setSaw(true)),
    ]
    return () => ends.forEach((end) => end())
  }, [queries])
  return saw
}

/** True until it takes part again: the live events of its company have this asked anew. */
export const useIsStopped = (): boolean => {
  const saw = useSawForbidden()
  const { data } = useRead(identityCalls.authContext, {}, { enabled: saw })
  return saw && data?.restrictions.includes('companyNotActive') === true
}
