// What the profile's parts are drawn from.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { identityCalls } from '@bidyard/contract/calls/identity'
import type { membersCalls } from '@bidyard/contract/calls/members'

export type Profile = ReceivedOf<typeof membersCalls.getMemberProfile>
export type Context = ReceivedOf<typeof identityCalls.authContext>
