// The texts that are in force by now, for a page that was refused because it is older than one of them.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { CallFailure } from '../call-failure.ts'
import { useCall } from '../use-call.ts'
import { isBeyondPage, isOfOlderTerms } from './terms-rules.ts'

/** `onNewer`: what was ticked was another text. */
export const useNewerTerms = (onNewer: () => void) => {
  const newer = useCall(membersCalls.readTerms, { onSuccess: onNewer })
  const texts = newer.data?.terms
  return {
    texts,
    /** Only another page can show them. */
    isBeyondPage: texts !== undefined && isBeyondPage(texts),
    isLoading: newer.isPending,
    failure: newer.error,
    /** After each refusal. */
    lookAt: (failure: CallFailure): void => {
      if (isOfOlderTerms(failure)) newer.mutate({})
    },
    forget: (): void => {
      if (!newer.isIdle) newer.reset()
    },
  }
}
