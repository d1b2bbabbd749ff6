// The proof of the person: whether it still holds, and what the server says of whoever it proves.
import { membersCalls } from '@bidyard/contract/calls/members'
import { useEffect, useEffectEvent } from 'react'
import { CallFailure, failedWith } from '../../../api/call-failure.ts'
import { serverNow } from '../../../api/server-time.ts'
import { useRead } from '../../../api/use-read.ts'
import type { Proof, Standing } from './draft/draft.ts'
import type { DraftHeld } from './draft/use-draft.ts'

const isOver = ({ endsAt }: Proof): boolean => Date.parse(endsAt) <= serverNow()

/** A proof that has run out is dropped in the moment when it does. */
export const useProofEnd = ({ draft: { proof }, change }: DraftHeld): void => {
  const drop = useEffectEvent(() => change({ proof: null }))
  useEffect(() => {
    if (proof === null) return
    const timer = setTimeout(() => drop(), Math.max(0, Date.parse(proof.endsAt) - serverNow()))
    return () => clearTimeout(timer)
  }, [proof])
}

export const obstacles = ['REGISTRATION_UNDER_REVIEW', 'REGISTRATION_ALREADY_APPROVED', 'ALREADY_EXIST_MEMBER'] as const
export type Obstacle = (typeof obstacles)[number]

export const obstacleOf = (failure: unknown): Obstacle | undefined =>
  failure instanceof CallFailure ? obstacles.find((code) => code === failure.facts.code) : undefined

/** Asked once for each proof; the answer is kept with the draft. */
export const useStanding = (held: DraftHeld) => {
  const { draft: { proof }, change } = held
  useProofEnd(held)
  const token = proof === null || isOver(proof) ? null : proof.token
  const body = { identityToken: token ?? '' }
  const read = useRead(membersCalls.checkSubmittable, { body }, { enabled: token !== null })
  const standing = read.isPlaceholderData ? undefined : read.data
  const note = useEffectEvent(({ name, phoneNumber, lastRejection }: Standing) =>
    change({ person: { name, phoneNumber }, lastRejection }))
  useEffect(() => {
    if (standing !== undefined) note(standing)
  }, [standing])
  const isRefused = token !== null && failedWith(read.error, membersCalls.checkSubmittable, 'INVALID_IDENTIFY_TOKEN')
  const drop = useEffectEvent(() => change({ proof: null }))
  useEffect(() => {
    if (isRefused) drop()
  }, [isRefused])
  return {
    token,
    isAsking: token !== null && read.isFetching,
    obstacle: token === null ? undefined : obstacleOf(read.error),
    failure: token === null || isRefused || obstacleOf(read.error) !== undefined ? null : read.error,
    again: () => void read.refetch(),
  }
}

/** Whether the token that something was asked with has been refused. */
export const useDropRefused = (failure: unknown, drop: () => void): void => {
  const isRefused = failure instanceof CallFailure && failure.facts.code === 'INVALID_IDENTIFY_TOKEN'
  const dropNow = useEffectEvent(drop)
  useEffect(() => {
    if (isRefused) dropNow()
  }, [isRefused])
}
