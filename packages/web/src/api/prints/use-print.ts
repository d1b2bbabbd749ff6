// Has something printed on the server and saves the PDF; what went wrong is told in a toast.
import type { CallDefinition } from '@bidyard/contract/call'
import type { printShape } from '@bidyard/contract/shapes/prints/prints'
import type { z } from 'zod'
import { saveFrom } from '../../ui/file/save-from.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { useFailureWords } from '../failure-words.ts'
import { useCall } from '../use-call.ts'

export type PrintCall = CallDefinition & { readonly answer: typeof printShape }
type Print = z.output<typeof printShape>

const save = ({ file }: Print): void => {
  if (file.url !== null) saveFrom(file.url, file.name)
}

export const usePrint = <D extends PrintCall>(definition: D) => {
  const wordsFor = useFailureWords()
  return useCall(definition, {
    onSuccess: (received) => save(received as Print),
    onFailure: (failure) => {
      const { title, advice } = wordsFor(failure)
      showToast({ tone: 'closing', title, text: advice })
    },
  })
}
