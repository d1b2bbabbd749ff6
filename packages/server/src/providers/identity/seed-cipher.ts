// The Korean block cipher SEED (RFC 4269) in CBC mode: the identity provider encrypts with it, and OpenSSL 3 hides it.

const sbox0 = Buffer.from(
  'a985d6d3541dac255d43181e51fcca632844209de0e2c817a58f037bbb13d2ee708c3fa832ddf674ec950b575c5bbd01'
  + '241c739810ccf2d92ce772839bd186c96050a3eb0db69e4fb75ac678a612afd561c3b441527d8d081f9900190453f7e1'
  + 'fd762f27b08b0eaba26e934d697c090abfeff3c58714fe64de2e4b1a06216b6602f5928a0cb37ed07a4796e52680addf'
  + 'a13037ae36152238f4a7454c81e9849735cbce3c7111c78975fbdaf8945982c4ff493967c0cfd7b80f8e4223916cdba4'
  + '34f148c26f3d2d40be3ebcc1aaba4e553bdc687f9cd84a5677a0ed46b52b65fae3b9b19f5ef9e6b231ea6d5fe4f0cd88'
  + '163a58d462290733e81b0579906a2a9a', 'hex')
const sbox1 = Buffer.from(
  '38e82da6cfdeb3b8af6055c7446f6b5bc36233b529a0e2a7d39111061cbc364bef886ca817c416f4c245e1d63f3d8e98'
  + '284ef63ea5f90ddfd82b667a272ff17242d441c07367ac8bf7ad801fca2caa34d20beee95d9418f857ae08c513cd86b9'
  + 'ff7dc131f58a6ab1d120d7022204687107db9d9961bee659dd5190dc9aa3abd0810f471ae3ec8dbf967b5ca2a163234d'
  + 'c89e9c3a0c2eba6e9f5af292f34978cc15fb70757f351003646dc674d5b4ea097619fe4012e0bd05fa01f02a5ea95643'
  + '8514899bb0e5487997fc1e82218c1b5f7754b21d254f0046ed5852eb7edac9fd3095653cb6e4bb7c0e50392632846993'
  + '37e724a4cb530a87d94c838fce3b4ab7', 'hex')

const [mask0, mask1, mask2, mask3] = [0xfc, 0xf3, 0xcf, 0x3f]
const add = (left: number, right: number): number => (left + right) >>> 0
const subtract = (left: number, right: number): number => (left - right) >>> 0

const scramble = (word: number): number => {
  const y0 = sbox0[word & 0xff] ?? 0
  const y1 = sbox1[(word >>> 8) & 0xff] ?? 0
  const y2 = sbox0[(word >>> 16) & 0xff] ?? 0
  const y3 = sbox1[word >>> 24] ?? 0
  const z0 = (y0 & mask0) ^ (y1 & mask1) ^ (y2 & mask2) ^ (y3 & mask3)
  const z1 = (y0 & mask1) ^ (y1 & mask2) ^ (y2 & mask3) ^ (y3 & mask0)
  const z2 = (y0 & mask2) ^ (y1 & mask3) ^ (y2 & mask0) ^ (y3 & mask1)
  const z3 = (y0 & mask3) ^ (y1 & mask0) ^ (y2 & mask1) ^ (y3 & mask2)
  return ((z3 << 24) | (z2 << 16) | (z1 << 8) | z0) >>> 0
}

type RoundKey = readonly [number, number]

const rounds = 16
const golden = 0x9e3779b9
const rotateLeft = (word: number, by: number): number =>
  by === 0 ? word : ((word << by) | (word >>> (32 - by))) >>> 0

export const roundKeysOf = (key: Uint8Array): readonly RoundKey[] => {
  if (key.length !== 16) throw new Error('a SEED key has 16 bytes')
  const bytes = Buffer.from(key)
  let [a, b, c, d] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt32BE(8), bytes.readUInt32BE(12)]
  return Array.from({ length: rounds }, (_, round): RoundKey => {
    const constant = rotateLeft(golden, round)
    const pair: RoundKey = [scramble(subtract(add(a, c), constant)), scramble(add(subtract(b, d), constant))]
    if (round % 2 === 0) [a, b] = [((a >>> 8) | (b << 24)) >>> 0, ((b >>> 8) | (a << 24)) >>> 0]
    else [c, d] = [((c << 8) | (d >>> 24)) >>> 0, ((d << 8) | (c >>> 24)) >>> 0]
    return pair
  })
}

/** One Feistel round over the right half. */
const mix = (c: number, d: number, [k0, k1]: RoundKey): readonly [number, number] => {
  const left = (c ^ k0) >>> 0
  const first = scramble((left ^ d ^ k1) >>> 0)
  const second = scramble(add(first, left))
  const third = scramble(add(second, first))
  return [add(third, second), third]
}

const runBlock = (block: Buffer, keys: readonly RoundKey[]): Buffer => {
  let [l0, l1, r0, r1] = [0, 4, 8, 12].map((at) => block.readUInt32BE(at)) as [number, number, number, number]
  for (const key of keys) {
    const [m0, m1] = mix(r0, r1, key)
    ;[l0, l1, r0, r1] = [r0, r1, (l0 ^ m0) >>> 0, (l1 ^ m1) >>> 0]
  }
  const out = Buffer.alloc(16)
  // The last round does not swap its halves.
  for (const [at, word] of [r0, r1, l0, l1].entries()) out.writeUInt32BE(word, at * 4)
  return out
}

export const encryptBlock = (block: Uint8Array, key: Uint8Array): Buffer =>
  runBlock(Buffer.from(block), roundKeysOf(key))

const xor = (left: Uint8Array, right: Uint8Array): Buffer =>
  Buffer.from(left.map((byte, at) => byte ^ (right[at] ?? 0)))

export const encryptSeedCbc = (plain: Uint8Array, key: Uint8Array, iv: Uint8Array): Buffer => {
  const keys = roundKeysOf(key)
  const pad = 16 - (plain.length % 16)
  const padded = Buffer.concat([plain, Buffer.alloc(pad, pad)])
  let before: Uint8Array = iv
  const blocks: Buffer[] = []
  for (let at = 0; at < padded.length; at += 16) {
    const block = runBlock(xor(padded.subarray(at, at + 16), before), keys)
    blocks.push(block)
    before = block
  }
  return Buffer.concat(blocks)
}

/** Undefined when the bytes are no whole blocks or their padding is not what it must be. */
export const decryptSeedCbc = (sealed: Uint8Array, key: Uint8Array, iv: Uint8Array): Buffer | undefined => {
  if (sealed.length === 0 || sealed.length % 16 !== 0) return undefined
  const keys = roundKeysOf(key).toReversed()
  const blocks: Buffer[] = []
  for (let at = 0; at < sealed.length; at += 16) {
    const before = at === 0 ? iv : sealed.subarray(at - 16, at)
    blocks.push(xor(runBlock(Buffer.from(sealed.subarray(at, at + 16)), keys), before))
  }
  const padded = Buffer.concat(blocks)
  const pad = padded.at(-1) ?? 0
  const isPadded = pad >= 1 && pad <= 16 && padded.subarray(-pad).every((byte) => byte === pad)
  return isPadded ? padded.subarray(0, padded.length - pad) : undefined
}
