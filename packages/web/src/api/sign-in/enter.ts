// Begins a session from the answer of a sign-in: it first asks whose it is, so that no screen has to wait for a name.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { createClient, surroundings } from '../client.ts'
import { beginSession } from '../session.ts'
import { viewerOf } from './use-auth-context.ts'

export const enter = async (token: string, stays: boolean): Promise<void> => {
  const ask = createClient(() => ({ ...surroundings(), authorization: `Bearer ${token}` }))
  // Who cannot be named yet is signed in all the same, and named later.
  const viewer = await ask(identityCalls.authContext, {}).then(viewerOf, () => null)
  beginSession('Bearer', token, viewer, stays)
}
