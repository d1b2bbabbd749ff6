// Answers, which says that the way here is open.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { read } from '../../../runtime/handler.ts'

export const ping = read(identityCalls.ping, async () => 'pong' as const)
