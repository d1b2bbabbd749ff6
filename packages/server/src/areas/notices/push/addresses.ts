// Somebody wants to be told in this browser, or no longer; browsers ask first who we are.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { limits } from '@bidyard/contract/limits'
import { createECDH } from 'node:crypto'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { PushProviders } from '../../../providers/push/open-push.ts'
import { action } from '../../../runtime/handler.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { deleteAddress, findAddressId, findPushKeys, insertPushKeys, updateAddress } from './push.sql.ts'

export interface PushParts extends PushProviders {
  readonly personal: PersonalData
}

const noService = {
  ko: '알림을 보낼 수 있는 브라우저의 푸시 서비스가 아닙니다.', en: 'This is no push service of a browser.',
}
const noPoint = { ko: '브라우저의 열쇠가 아닙니다.', en: 'This is no key of a browser.' }

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Made when the first browser asks, and kept for good. */
export const startPush = ({ personal }: PushParts) => action(noticesCalls.startPush, async ({ tx }) => {
  const known = await findPushKeys(tx)
  if (known !== undefined) return { publicKey: Buffer.from(known.publicKey).toString('base64url') }
  const own = createECDH('prime256v1')
  own.generateKeys()
  await insertPushKeys(tx, {
    publicKey: own.getPublicKey(), privateSealed: personal.seal(own.getPrivateKey().toString('base64url')),
  })
  const kept = await findPushKeys(tx)
  if (kept === undefined) throw new Error('the keys of pushes were just written and are gone')
  return { publicKey: Buffer.from(kept.publicKey).toString('base64url') }
})

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

/** Told to the session that asked for it and to no other; after another sign-in somebody has to ask for it again. */
export const checkPushAddress = action(noticesCalls.checkPushAddress, async (given) => {
  const { tx, caller: { memberId, sessionId }, body: { endpoint } } = given
  if (memberId === null || sessionId === null) return { isTold: false }
  return { isTold: (await findAddressId(tx, { memberId, sessionId, endpoint })) !== undefined }
})

export const removePushAddress = action(noticesCalls.removePushAddress, async (given) => {
  const { tx, caller: { memberId }, body: { endpoint } } = given
  if (memberId !== null) await deleteAddress(tx, { memberId, endpoint })
  return null
})
