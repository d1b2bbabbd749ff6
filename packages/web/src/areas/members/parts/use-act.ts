// An act about people: says that it is done, and has the lists in sight asked for anew.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { showToast } from '../../../ui/overlay/toast.ts'

interface ActOptions<D extends CallDefinition> {
  readonly done: string
  readonly onDone: (received: ReceivedOf<D>, asked: AskOf<D>) => unknown
}

export const useAct = <D extends CallDefinition>(definition: D, { done, onDone }: ActOptions<D>) => {
  const queries = useQueryClient()
  // What was looked at stays as the answer left it: lists are not written down, looks are.
  const refresh = () => forgetPaths(queries, ['/members', '/users', '/access-logs'])
  return useCall(definition, {
    onSuccess: async (received, asked) => {
      showToast({ tone: 'done', title: done })
      await onDone(received, asked)
      void refresh()
    },
    onFailure: (failure) => {
      // Somebody else was quicker; the screen should show what they did.
      if (failure.facts.status === 409) void refresh()
    },
  })
}
