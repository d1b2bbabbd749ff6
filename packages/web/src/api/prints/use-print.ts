// Has something printed on the server and saves the PDF; what went wrong is told in a toast.
import type { CallDefinition } from '@bidyard/contract/call'
import type { printShape } from '@bidyard/contract/shapes/prints/prints'
import type { z } from 'zod'
import { saveFrom } from '../../ui/file/save-from.ts'
import { useCall } from '../use-call.ts'
import { useFailureToast } from '../use-failure-toast.ts'

export type PrintCall = CallDefinition & { readonly answer: typeof printShape }
type Print = z.output<typeof printShape>

const save = ({ file }: Print): void => {
  if (file.url !== null) saveFrom(file.url, file.name)
}

export const usePrint = <D extends PrintCall>(definition: D) => {
  const onFailure = useFailureToast()
  return useCall(definition, { onSuccess: (received) => save(received as Print), onFailure })
}
