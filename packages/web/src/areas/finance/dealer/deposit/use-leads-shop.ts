// Whether the viewer leads the shop: only who does may say where its money goes. Undefined until it is known.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useRead } from '../../../../api/use-read.ts'

export const useLeadsShop = (): boolean | undefined => {
  const id = useRead(identityCalls.authContext, {}).data?.member?.id
  const profile = useRead(membersCalls.getMemberProfile, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  // A banned shop reads no members and still wants its money back: the server has the last word.
  if (profile.isError) return true
  if (profile.data === undefined) return undefined
  const { businessOwnerType, grade } = profile.data
  return businessOwnerType === 'owner' || grade === 'representative'
}
