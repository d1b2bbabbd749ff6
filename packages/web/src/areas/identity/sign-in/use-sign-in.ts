// Signing in, step by step: the password, perhaps an own one in its place, a code or the set-up of one, and a session.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enter } from '../../../api/sign-in/enter.ts'
import { useCall } from '../../../api/use-call.ts'

type SignedIn = ReceivedOf<typeof identityCalls.signIn>
type Opened = Extract<SignedIn, { readonly step: 'signedIn' }>
type Factor = ReceivedOf<typeof identityCalls.setUpSecondFactor>

export type SignInStep =
  | { readonly at: 'password' }
  | { readonly at: 'newPassword'; readonly ticket: string; readonly username: string }
  | { readonly at: 'code'; readonly ticket: string }
  | { readonly at: 'setUp'; readonly ticket: string; readonly factor: Factor }

export const useSignIn = () => {
  const queries = useQueryClient()
  // The ticket stays in memory: it is half a proof already.
  const [step, setStep] = useState<SignInStep>({ at: 'password' })
  const [stays, setStays] = useState(false)
  const begin = async ({ token }: Opened): Promise<void> => {
    await enter(token, stays)
    // What the last person saw is not for the next one.
    await queries.resetQueries()
  }
  const setUp = useCall(identityCalls.setUpSecondFactor, {
    onSuccess: (factor, { body }) => body.ticket !== undefined && setStep({ at: 'setUp', ticket: body.ticket, factor }),
  })
  const goOn = (answer: SignedIn, username: string) => {
    if (answer.step === 'signedIn') return begin(answer)
    const { ticket } = answer
    if (answer.step === 'newPasswordNeeded') return setStep({ at: 'newPassword', ticket, username })
    if (answer.step === 'codeNeeded') return setStep({ at: 'code', ticket })
    return setUp.mutateAsync({ body: { ticket } })
  }
  const signIn = useCall(identityCalls.signIn, { onSuccess: (answer, { body }) => goOn(answer, body.username) })
  const choose = useCall(identityCalls.setFirstPassword, { onSuccess: (answer) => goOn(answer, '') })
  const complete = useCall(identityCalls.completeSecondFactor, { onSuccess: begin })
  const startOver = () => {
    signIn.reset()
    choose.reset()
    setUp.reset()
    complete.reset()
    setStep({ at: 'password' })
  }
  return { step, stays, setStays, signIn, choose, setUp, complete, begin, startOver }
}

export type SigningIn = ReturnType<typeof useSignIn>
