// What a refused code says at its field, and what is left to be said above the form.
import type { CallFailure } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'

export interface CodeFault {
  readonly atField?: string | undefined
  readonly whole?: { readonly title: string; readonly text: string | undefined } | undefined
}

export const useCodeFault = (error: CallFailure | null): CodeFault => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  if (error === null) return {}
  const { code } = error.facts
  if (code === 'INVALID_CREDENTIALS') return { atField: say('codeWrong') }
  if (code === 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
    return { whole: { title: say('codeLocked'), text: say('codeLockedText') } }
  if (code === 'UNAUTHORIZED') return { whole: { title: say('ticketOver'), text: say('ticketOverText') } }
  if (code === 'FORBIDDEN') return { whole: { title: say('factorNeeded'), text: undefined } }
  const { title, advice } = wordsFor(error)
  return { whole: { title, text: advice } }
}
