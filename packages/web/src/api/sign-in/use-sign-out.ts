// Ends the session here and on the server; here it ends even when the server cannot be reached.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { askServer } from '../client.ts'
import { currentSession, endSession, hasRealSession } from '../session.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/overlay/toast.ts'

const patienceMs = 3_000

export const useSignOut = (): (() => void) => {
  const say = useText('shell')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = async () => {
    if (hasRealSession(currentSession()))
      await askServer(identityCalls.signOut, {}, { timeoutMs: patienceMs }).catch(() => undefined)
    // Where no browser can, nobody did.
    import('../device/push-address.ts').then(({ endPush }) => endPush()).catch(() => undefined)
    endSession()
    await navigate({ to: '/' })
    queries.clear()
    showToast({ tone: 'neutral', title: say('signedOut') })
  }
  return () => void signOut()
}
