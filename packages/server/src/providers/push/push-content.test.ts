// The content of a push is what the standard's own example says, byte for byte, and nobody else can read it.
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from '../../testing/push/push-receiver.ts'
import { encryptPush, pushTextBytesMax } from './push-content.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

test('the example of RFC 8291, appendix A', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', {
    key: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w'
      + 'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('is read by the browser that it is for, and by no other', () => {
  const listen = () => {
    const own = createECDH('prime256v1')
    own.generateKeys()
    return { privateKey: own.getPrivateKey(), key: own.getPublicKey(), secret: randomBytes(16) }
  }
  const [one, other] = [listen(), listen()]
  const text = '낙찰되었습니다 🎉'
  const sealed = encryptPush(text, one)
  expect(sealed.includes(Buffer.from('낙찰'))).toBe(false)
  expect(decryptPush(sealed, one)).toBe(text)
  expect(() => decryptPush(sealed, other)).toThrow('authenticate')
  expect(encryptPush(text, one).equals(sealed)).toBe(false)
})

test('a text that no service would take is refused before it is sent', () => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const to = { key: own.getPublicKey(), secret: randomBytes(16) }
  expect(encryptPush('가'.repeat(pushTextBytesMax / 3), to).length).toBeLessThanOrEqual(4_096)
  expect(() => encryptPush('가'.repeat(pushTextBytesMax / 3 + 1), to)).toThrow('too long')
})
