// Gives the key by which a browser knows who may send it pushes.
import { createECDH } from 'node:crypto'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import type { PushParts } from './push-parts.ts'
import { findPushKeys, insertPushKeys } from './push.sql.ts'

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
