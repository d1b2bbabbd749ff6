// Makes the text of a push readable for one browser alone: RFC 8291, in one record of RFC 8188.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushAddress } from './pusher.ts'

const curve = 'prime256v1'
const recordSize = 4_096
/** Services take 4,096 bytes: less the head, the tag and the mark of the end. */
export const pushTextBytesMax = 3_900

/** Chosen anew for each push; given only where a known result is compared. */
export interface PushRandom {
  readonly salt: Uint8Array
  readonly privateKey: Uint8Array | undefined
}

const freshRandom = (): PushRandom => ({ salt: randomBytes(16), privateKey: undefined })

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export const encryptPush = (
  text: string, { key, secret }: Pick<PushAddress, 'key' | 'secret'>,
  { salt, privateKey }: PushRandom = freshRandom(),
): Buffer => {
  const plain = Buffer.from(text, 'utf8')
  if (plain.length > pushTextBytesMax) throw new Error('a push is too long')
  const own = createECDH(curve)
  if (privateKey === undefined) own.generateKeys()
  else own.setPrivateKey(privateKey)
  const publicKey = own.getPublicKey()
  const shared = own.computeSecret(key)

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, publicKey])
  const input = derive(shared, secret, info, 32)
  const contentKey = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // The mark of the last record.
  const record = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, record, cipher.getAuthTag()])
}
