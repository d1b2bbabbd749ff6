// Hashes passwords with argon2id and compares them; a few at a time, so that a flood of tries leaves room for others.
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { openGate } from '../../../runtime/call/gate.ts'

// What OWASP asks of argon2id at the least memory: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const saltBytes = 16

const turns = openGate({ places: 2, waitingMax: 200, waitMs: 5_000 })

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Keyboards write the same letters differently; to a person they are the same password. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8')

const written = (salt: Uint8Array, hash: Uint8Array): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${textOf(salt)}$${textOf(hash)}`

export const hashPassword = (password: string): Promise<string> => turns.pass(async () => {
  const salt = randomBytes(saltBytes)
  const hash = await derive('argon2id', { ...cost, message: messageOf(password), nonce: salt })
  return written(salt, hash)
})

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

// Of no password. Names that nobody has cost the same time as others.
const nobodys = written(randomBytes(saltBytes), randomBytes(cost.tagLength))

/** Without a hash it takes its time all the same and answers no. */
export const isPassword = (
  password: string, hash: string | null | undefined,
): Promise<boolean> => turns.pass(async () => {
  const [, memory, passes, parallelism, salt = '', kept = ''] = form.exec(hash ?? nobodys) ?? []
  if (memory === undefined) throw new Error('a stored password hash cannot be read')
  const expected = Buffer.from(kept, 'base64')
  const found = await derive('argon2id', {
    message: messageOf(password), nonce: Buffer.from(salt, 'base64'), memory: Number(memory), passes: Number(passes),
    parallelism: Number(parallelism), tagLength: expected.length,
  })
  return timingSafeEqual(found, expected) && hash !== null && hash !== undefined
})
