// The proof of a person while an account is recovered; what becomes of it when it does not hold any more.
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { rememberedProof, rememberProof } from '../sign-in/remembered.ts'

export const useProof = (onProof: (identityToken: string) => void) => {
  const [token, setToken] = useState(() => rememberedProof(serverNow()))
  const [isOver, setOver] = useState(false)
  const take = (identityToken: string, endsAt: string) => {
    rememberProof({ identityToken, endsAt })
    setOver(false)
    setToken(identityToken)
    onProof(identityToken)
  }
  const drop = (over = false) => {
    rememberProof(null)
    setOver(over)
    setToken(undefined)
  }
  // The proof of the screen before is good for this one.
  const takeUp = useEffectEvent(() => {
    if (token !== undefined) onProof(token)
  })
  useEffect(() => takeUp(), [])
  return { token, isOver, take, drop }
}
