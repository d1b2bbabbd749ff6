// Whether the username that is being typed is free, asked once nobody has typed for a moment.
import { membersCalls } from '@bidyard/contract/calls/members'
import { useQueryClient } from '@tanstack/react-query'
import { failedWith } from '../../../../api/call-failure.ts'
import { readOptions, useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useSettled } from '../../../../ui/use-settled.ts'
import { isUsername, plainUsername } from '../draft/faults.ts'
import { useDropRefused } from '../use-proof.ts'
import { useWizard } from '../wizard-context.ts'

const call = membersCalls.checkUsernameDuplicated

export type UsernameState = 'unasked' | 'asking' | 'free' | 'taken'

export const useUsername = () => {
  const { draft, token, dropProof, refuse } = useWizard()
  const say = useText('members')
  const queries = useQueryClient()
  const username = plainUsername(draft.typed.username)
  const settled = useSettled(username, 500)
  const ask = (one: string) => ({ body: { identityToken: token ?? '', username: one } })
  const read = useRead(call, ask(settled), { enabled: token !== null && isUsername(settled) })
  useDropRefused(read.error, dropProof)

  const stateNow = (): UsernameState => {
    if (token === null || !isUsername(username)) return 'unasked'
    if (settled !== username || read.isFetching) return 'asking'
    if (failedWith(read.error, call, 'INVALID_USERNAME_DUPLICATED')) return 'taken'
    return read.isSuccess && !read.isPlaceholderData ? 'free' : 'unasked'
  }
  /** The last word before going on; whoever cannot be asked now is asked again by the submission. */
  const ensureFree = async (): Promise<boolean> => {
    if (token === null) return true
    try {
      await queries.fetchQuery(readOptions(call, ask(username)))
      return true
    } catch (error) {
      const isTaken = failedWith(error, call, 'INVALID_USERNAME_DUPLICATED')
      if (isTaken) refuse({ username: say('usernameTaken') })
      return !isTaken
    }
  }
  return { state: stateNow(), ensureFree }
}
