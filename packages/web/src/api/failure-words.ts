// What to tell a person about a failure: the server's own sentence, or ours when there is none.
import { useText } from '../text/use-text.ts'
import { CallFailure } from './call-failure.ts'

export interface FailureWords {
  readonly title: string
  readonly advice: string | undefined
  readonly requestId: string | undefined
}

/** For `<ErrorPanel {...wordsFor(failure)} />` and for toasts. */
export const useFailureWords = (): ((error: unknown) => FailureWords) => {
  const say = useText('failure')
  return (error) => {
    const facts = error instanceof CallFailure ? error.facts : undefined
    const requestId = facts?.requestId
    if (error instanceof CallFailure && error.message !== '')
      return { title: error.message, advice: undefined, requestId }
    if (facts?.kind === 'network') return { title: say('network'), advice: say('networkAdvice'), requestId }
    if (facts?.kind === 'timeout') return { title: say('timeout'), advice: say('timeoutAdvice'), requestId }
    if (facts?.kind === 'unreadable') return { title: say('unreadable'), advice: say('unreadableAdvice'), requestId }
    return { title: say('unknown'), advice: say('unknownAdvice'), requestId }
  }
}
