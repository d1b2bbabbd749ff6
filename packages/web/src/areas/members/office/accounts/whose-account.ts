// Whether the viewer may act on somebody's account: the office's own belong to its root, and nobody acts on themselves.
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { MemberType } from '@bidyard/contract/enums/members'
import { hasRole, useViewer } from '../../../../api/session.ts'
import { useRead } from '../../../../api/use-read.ts'

export type Hold = 'free' | 'own' | 'forRoot'

export const useHold = (userId: string | undefined, memberType: MemberType | null): Hold => {
  const viewer = useViewer()
  const me = useRead(identityCalls.whoAmI, {})
  if (userId !== undefined && me.data?.user.id === userId) return 'own'
  const isOffice = memberType === 'root' || memberType === 'admin'
  return isOffice && !hasRole(viewer, 'root') ? 'forRoot' : 'free'
}
