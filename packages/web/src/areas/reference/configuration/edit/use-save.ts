// Sends a changed key to the server, and puts what it refuses where it belongs.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { AskOf } from '@bidyard/contract/call'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { formPath, type FormValues } from './form-values.ts'

type Body = AskOf<typeof referenceCalls.changeConfig>['body']

interface SaveOptions {
  readonly config: ConfigShown
  readonly form: UseFormReturn<FormValues>
  readonly onSaved: (version: number) => void
  readonly onRefused: () => void
}

const valuePlace = 'body.value.'

export const useSave = ({ config, form, onSaved, onRefused }: SaveOptions) => {
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  const [reasonFault, setReasonFault] = useState<string>()
  const forget = () => forgetPaths(queries, ['/configs', '/config-versions', '/config-presets'])
  const refuse = (failure: CallFailure) => {
    const { status, issues = [] } = failure.facts
    const atReason = issues.find(({ path }) => path === 'body.reason')
    setReasonFault(atReason?.message)
    if (atReason !== undefined) return
    onRefused()
    // Somebody was faster: what they made of it comes with the next read, and the screen tells about it.
    if (status === 409) return void forget()
    const [placed, others] = [
      issues.filter(({ path }) => path.startsWith(valuePlace)),
      issues.filter(({ path }) => !path.startsWith(valuePlace)),
    ]
    placed.forEach(({ path, message }, index) =>
      form.setError(formPath(path.slice(valuePlace.length)), { type: 'server', message }, { shouldFocus: index === 0 }))
    if (placed.length === 0 || others.length > 0) {
      const words = wordsFor(failure)
      showToast({
        tone: 'closing',
        title: words.title,
        text: others.map(({ message }) => message).join(' ') || words.advice,
      })
    }
  }
  const call = useCall(referenceCalls.changeConfig, {
    onSuccess: async ({ version }) => {
      onSaved(version)
      await forget()
    },
    onFailure: refuse,
  })
  return {
    isSaving: call.isPending,
    isSaved: call.isSuccess,
    reasonFault,
    // The key tells the shape of the value, and the form has just been checked against that shape.
    save: (value: unknown, reason: string) =>
      call.mutate({ body: { key: config.key, seenVersion: config.version, reason, value } as Body }),
  }
}
