// Does something on the server: `const close = useCall(calls.auctions.close)`, then `close.mutate({ params, body })`.
import { idempotencyOf, type AskOf, type CallDefinition, type ReceivedOf } from '@bidyard/contract/call'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { mayTryAgain, type CallFailure } from './call-failure.ts'
import { askServer } from './client.ts'
import { tryAgain } from './query-client.ts'
import { useFailureToast } from './use-failure-toast.ts'

interface CallOptions<D extends CallDefinition> {
  readonly onSuccess?: ((received: ReceivedOf<D>, asked: AskOf<D>) => unknown) | undefined
  readonly onFailure?: ((failure: CallFailure, asked: AskOf<D>) => unknown) | undefined
}

interface Attempt {
  readonly asked: string
  readonly key: string
}

/** The same ask keeps its key until the server has answered it, so that pressing again after a failure acts once. */
export const createKeyring = (fresh: () => string = () => crypto.randomUUID()) => {
  let open: Attempt | null = null
  return {
    keyFor: (ask: unknown): string => {
      const asked = JSON.stringify(ask)
      if (open?.asked !== asked) open = { asked, key: fresh() }
      return open.key
    },
    settle: (error?: unknown): void => {
      if (error === undefined || !mayTryAgain(error)) open = null
    },
  }
}

/** A live change may take away whoever asked, and with it the place where a no would be read. */
const useLateRefusal = (): ((failure: CallFailure) => void) => {
  const tell = useFailureToast()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (failure) => {
    const { kind, status } = failure.facts
    if (!isHere.current && kind === 'answer' && status !== 401) tell(failure)
  }
}

export const useCall = <D extends CallDefinition>(
  definition: D,
  { onSuccess, onFailure }: CallOptions<D> = {},
): UseMutationResult<ReceivedOf<D>, CallFailure, AskOf<D>> => {
  const keyring = useRef(createKeyring())
  const tellLate = useLateRefusal()
  return useMutation<ReceivedOf<D>, CallFailure, AskOf<D>>({
    mutationFn: (ask) => askServer(definition, ask, { idempotencyKey: keyring.current.keyFor(ask) }),
    // A call that stores no keys might act twice.
    retry: idempotencyOf(definition) === 'none' ? false : tryAgain,
    onSuccess: (received, asked) => onSuccess?.(received, asked),
    onError: (failure, asked) => {
      onFailure?.(failure, asked)
      tellLate(failure)
    },
    onSettled: (_received, failure) => keyring.current.settle(failure ?? undefined),
  })
}
