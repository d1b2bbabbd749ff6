// Says in a toast what went wrong and what to do, where no screen has a place for it; the same failure once.
import { showToast } from '../ui/overlay/toast.ts'
import { CallFailure } from './call-failure.ts'
import { useFailureWords } from './failure-words.ts'

const told = new WeakSet<CallFailure>()

export const useFailureToast = (): ((failure: unknown) => void) => {
  const wordsFor = useFailureWords()
  return (failure) => {
    if (failure instanceof CallFailure) {
      if (told.has(failure)) return
      told.add(failure)
    }
    const { title, advice } = wordsFor(failure)
    showToast({ tone: 'closing', title, text: advice })
  }
}
