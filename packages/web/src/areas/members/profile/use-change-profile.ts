// Changes one's own profile; what the server answers is shown at once.
import type { AskOf } from '@bidyard/contract/call'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { Profile } from './types.ts'

type Change = AskOf<typeof membersCalls.changeMemberProfile>['body']

export const useChangeProfile = ({ id }: Pick<Profile, 'id'>, saved: 'emailSaved' | 'photoSaved' | 'photoRemoved') => {
  const say = useText('members')
  const queries = useQueryClient()
  const call = useCall(membersCalls.changeMemberProfile, {
    onSuccess: (profile) => {
      queries.setQueryData(queryKeyOf(membersCalls.getMemberProfile, { params: { id } }), profile)
      showToast({ tone: 'done', title: say(saved) })
    },
  })
  return { ...call, change: (body: Change) => call.mutateAsync({ params: { id }, body }) }
}
