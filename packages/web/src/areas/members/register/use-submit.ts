// Hands the registration in once, and leads back to wherever the server found fault.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { refusedPlaces } from './draft/steps.ts'
import { submissionOf } from './draft/submission.ts'
import { obstacleOf } from './use-proof.ts'
import { useWizard } from './wizard-context.ts'

/** What to do, beside the server's sentence that says what happened. */
const advised = [
  'INVALID_USERNAME_DUPLICATED', 'INVALID_PASSWORD_FORMAT', 'SHOP_NOT_FOUND', 'ALREADY_EXIST_SHOP',
] as const

const useRefusal = () => {
  const say = useText('members')
  const queries = useQueryClient()
  const wizard = useWizard()
  return (failure: CallFailure) => {
    const code = failure.facts.code ?? ''
    if (code === 'INVALID_IDENTIFY_TOKEN') return wizard.dropProof()
    // What stands in the way of the person is asked for again, and then told instead of the steps.
    if (obstacleOf(failure) !== undefined) return void forgetAnswers(queries, membersCalls.checkSubmittable)
    if (code === 'SHOP_NOT_FOUND' || code === 'ALREADY_EXIST_SHOP') {
      wizard.change({ found: null })
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === membersCalls.findMatchedShop.path })
    }
    if (code === 'INVALID_SHOP_INFO_DOCUMENT') {
      wizard.change({ papers: {} })
      wizard.papers.forget()
      wizard.refuse({}, `${failure.message} ${say('advice.papers')}`)
      return wizard.goTo('documents')
    }
    const places = refusedPlaces(failure)
    const [first] = places
    if (first === undefined) return
    const advice = advised.find((one) => one === code)
    const told = (message: string) => (advice === undefined ? message : `${message} ${say(`advice.${advice}`)}`)
    wizard.refuse(Object.fromEntries(places.map(({ place, message }) => [place, message])), told(first.message))
    wizard.goTo(first.step)
  }
}

/** `onRefused` hears every failure as well. */
export const useSubmit = (onRefused: (failure: CallFailure) => void) => {
  const { draft, clear, token, password } = useWizard()
  const refuse = useRefusal()
  // Two presses may come before the screen knows of the first.
  const isUnderWay = useRef(false)
  const call = useCall(membersCalls.submitRegistration, {
    onSuccess: (submitted) => clear({ submitted }),
    onFailure: (failure) => {
      isUnderWay.current = false
      refuse(failure)
      onRefused(failure)
    },
  })
  const isRefusal = call.error?.facts.kind === 'answer' && (call.error.facts.status ?? 0) < 500
  return {
    isSubmitting: call.isPending,
    /** Neither a refusal nor an answer: nobody knows, and the same may be sent again. */
    failure: isRefusal && refusedSomewhere(call.error) ? null : call.error,
    submit: (consents: ConsentsGiven) => {
      if (isUnderWay.current || token === null) return
      isUnderWay.current = true
      call.mutate({ body: submissionOf(draft, token, password, consents) })
    },
  }
}

const placed = new Set([
  'INVALID_IDENTIFY_TOKEN', 'INVALID_SHOP_INFO_DOCUMENT', 'REGISTRATION_UNDER_REVIEW', 'REGISTRATION_ALREADY_APPROVED',
  'ALREADY_EXIST_MEMBER',
])

const refusedSomewhere = (failure: CallFailure | null): boolean =>
  failure !== null && (placed.has(failure.facts.code ?? '') || refusedPlaces(failure).length > 0)
