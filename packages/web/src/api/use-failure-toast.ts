// Says in a toast what went wrong and what to do, where no screen has a place for it.
import { showToast } from '../ui/overlay/toast.ts'
import { useFailureWords } from './failure-words.ts'

export const useFailureToast = (): ((failure: unknown) => void) => {
  const wordsFor = useFailureWords()
  return (failure) => {
    const { title, advice } = wordsFor(failure)
    showToast({ tone: 'closing', title, text: advice })
  }
}
