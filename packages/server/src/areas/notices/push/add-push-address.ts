// Tells by push in this browser from now on, until it is signed out or says otherwise.
import { createECDH } from 'node:crypto'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import type { PushParts } from './push-parts.ts'
import { updateAddress } from './push.sql.ts'

const noService = {
  ko: '알림을 보낼 수 있는 브라우저의 푸시 서비스가 아닙니다.', en: 'This is no push service of a browser.',
}

const noPoint = { ko: '브라우저의 열쇠가 아닙니다.', en: 'This is no key of a browser.' }

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Else a point that is none would stop every push to it later. */
const isPoint = (key: Buffer): boolean => {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(key)
    return true
  } catch {
    return false
  }
}

export const addPushAddress = ({ pusher }: PushParts) => action(noticesCalls.addPushAddress, async (given) => {
  const { tx, caller: { memberId, sessionId }, body: { endpoint, keys }, request, refuse } = given
  if (memberId === null || sessionId === null) throw refuse('forbidden')
  const key = bytes(keys.p256dh)
  if (!pusher.mayCall(endpoint)) throw faulty(request.language, [{ path: 'body.endpoint', said: noService }])
  if (!isPoint(key)) throw faulty(request.language, [{ path: 'body.keys.p256dh', said: noPoint }])
  await updateAddress(
    tx, { memberId, sessionId, endpoint, key, secret: bytes(keys.auth), language: request.language },
    limits.pushAddresses,
  )
  return null
})
