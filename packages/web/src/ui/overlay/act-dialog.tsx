// Asks why before one call of the office, says afterwards that it is done, and has what it touched asked for anew.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forgetPaths } from '../../api/query-key.ts'
import { useCall } from '../../api/use-call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { showToast } from './toast.ts'

export interface ActWords {
  /** The question, naming the thing. */
  readonly title: string
  readonly happens: string
  /** The verb of the deed. */
  readonly verb: string
  readonly done: string
}

interface ActDialogProps<D extends CallDefinition> {
  readonly definition: D
  readonly words: ActWords
  /** Null while something is missing that the dialog asks for. */
  readonly ask: (reason: string) => AskOf<D> | null
  /** The first words of the paths that may answer otherwise afterwards. */
  readonly touches: readonly string[]
  readonly destructive?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly field?: { readonly label: string; readonly hint: string } | undefined
  readonly onClose: () => void
  readonly onDone?: ((received: ReceivedOf<D>) => void) | undefined
  readonly children?: ReactNode | undefined
}

export const ActDialog = <D extends CallDefinition>(props: ActDialogProps<D>) => {
  const { definition, words, ask, touches, destructive, disabled, field, onClose, onDone, children } = props
  const queries = useQueryClient()
  const call = useCall(definition, {
    onSuccess: (received) => {
      showToast({ tone: 'done', title: words.done })
      onClose()
      onDone?.(received)
      void forgetPaths(queries, touches)
    },
    // Somebody else may have been quicker; the screen should show what they did.
    onFailure: () => void forgetPaths(queries, touches),
  })
  return (
    <ReasonDialog
      title={words.title}
      consequence={words.happens}
      confirmLabel={words.verb}
      destructive={destructive}
      disabled={disabled}
      working={call.isPending}
      failure={call.error}
      field={field}
      onClose={onClose}
      onConfirm={(reason) => {
        const asked = ask(reason)
        if (asked !== null) call.mutate(asked)
      }}
    >
      {children}
    </ReasonDialog>
  )
}
