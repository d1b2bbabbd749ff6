// Who the viewer is by the server's word, with shop, permissions and second factor.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallFailure } from '../call-failure.ts'
import { askServer } from '../client.ts'
import { queryKeyOf } from '../query-key.ts'
import { noteViewer, useSession, type Viewer } from '../session.ts'

export type AuthContext = ReceivedOf<typeof identityCalls.authContext>

export const viewerOf = ({ user, permissions: { roles }, shop, member }: AuthContext): Viewer => {
  const part = roles.includes('root') ? null : member?.staffPart ?? null
  return {
    name: user.name, uid: user.uid, roles, ...(shop === null ? {} : { shopName: shop.name }),
    ...(part === null ? {} : { part }),
  }
}

export const useAuthContext = (): UseQueryResult<AuthContext, CallFailure> => {
  const session = useSession()
  return useQuery<AuthContext, CallFailure>({
    // One person's answer must never be taken for that of the next.
    queryKey: [...queryKeyOf(identityCalls.authContext, {}), session?.authorization],
    queryFn: ({ signal }) => askServer(identityCalls.authContext, {}, { signal }),
    enabled: session !== null,
  })
}

/** Keeps the viewer's name, roles and shop as the server knows them. */
export const useKnowViewer = (): void => {
  const session = useSession()
  const { data } = useAuthContext()
  const authorization = session?.authorization
  useEffect(() => {
    if (data !== undefined && authorization !== undefined) noteViewer(authorization, viewerOf(data))
  }, [data, authorization])
}
