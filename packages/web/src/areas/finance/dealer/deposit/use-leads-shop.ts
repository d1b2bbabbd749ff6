// Whether the viewer leads the shop: only who does may say where its money goes. Undefined until it is known.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useRead } from '../../../../api/use-read.ts'

export const useLeadsShop = (): boolean | undefined => {
  const member = useRead(identityCalls.authContext, {}).data?.member
  const represents = member?.grade === 'representative'
  const profile = useRead(membersCalls.getMemberProfile, { params: { id: member?.id ?? '' } }, {
    enabled: member !== undefined && member !== null && !represents,
  })
  // A banned shop reads no members and still wants its money back: the server has the last word.
  if (represents || profile.isError) return true
  return profile.data === undefined ? undefined : profile.data.businessOwnerType === 'owner'
}
