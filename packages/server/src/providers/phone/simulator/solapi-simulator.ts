// Stands in for SOLAPI in the sandbox: groups, messages and sending over HTTP on our own server.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { isSameSecret } from '../../bank/same-text.ts'
import { readSigned, signatureOf } from '../solapi/signature.ts'
import {
  deleteOldGroups, findGroup, insertGroup, listNewestGroups, lockGroup, type SimulatedGroup, updateGroup,
} from './simulated-groups.sql.ts'
import {
  askedMessages, judge, type Report, reportOf, type SimulatedContract, type SimulatedMessage, words,
} from './simulated-message.ts'

export const simulatorPath = '/simulators/solapi'
const config = { call: 'simulator.solapi' }

/** They keep half a year; the sandbox is content with less. */
const keptDays = 14
const skewMs = 15 * 60_000

export interface SimulatorParts {
  readonly contract: SimulatedContract
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
}

export interface ReceivedMessage {
  readonly message: SimulatedMessage
  readonly report: { readonly code: string; readonly said: string; readonly isReplaced: boolean }
  readonly receivedAt: Date
}

export interface PhoneSimulator {
  addTo(server: FastifyInstance): void
  /** What it was asked to send, the newest first. */
  list(max: number): Promise<readonly ReceivedMessage[]>
}

const idOf = (letter: string): string => `${letter}4V${randomBytes(14).toString('hex').toUpperCase()}`

const sayNo = (reply: FastifyReply, status: number, errorCode: string, errorMessage: string): FastifyReply =>
  reply.status(status).send({ errorCode, errorMessage })
type Saying = (reply: FastifyReply) => FastifyReply
const saying = (answer: object): Saying => (reply) => reply.send(answer)
const refusing = (errorCode: string, errorMessage: string): Saying => (reply) =>
  sayNo(reply, 400, errorCode, errorMessage)
const sayGone = (reply: FastifyReply): FastifyReply =>
  sayNo(reply, 404, 'GroupNotFound', '해당 그룹이 없습니다.')

/** Signed by the one whose contract it is, lately, and for the first time. */
const openGuard = ({ apiKey, apiSecret }: SimulatedContract) => {
  const seen = new Map<string, number>()
  return (request: FastifyRequest): string | undefined => {
    const signed = readSigned(request.headers.authorization ?? '')
    const now = Date.now()
    if (signed?.apiKey !== apiKey) return 'InvalidAPIKey'
    if (!isSameSecret(signed.signature, signatureOf(apiSecret, signed.date, signed.salt)))
      return 'SignatureDoesNotMatch'
    // A date that is none is not less than anything either.
    if (!(Math.abs(Date.parse(signed.date) - now) <= skewMs)) return 'RequestTimeTooSkewed'
    for (const [signature, at] of seen) if (now - at > skewMs) seen.delete(signature)
    if (seen.has(signed.signature)) return 'DuplicatedSignature'
    seen.set(signed.signature, now)
    return undefined
  }
}

const showGroup = ({ groupId, dateCreated, dateSent, messages }: SimulatedGroup, now: Date) => {
  const isTaken = ({ statusCode }: SimulatedMessage): boolean => statusCode === '2000'
  const sentAt = dateSent === null ? null : new Date(dateSent)
  const isOver = messages.every((message) => !isTaken(message) || reportOf(message, sentAt, now).code !== 3000)
  return {
    groupId, dateCreated, dateSent, allowDuplicates: false, apiVersion: '4',
    status: dateSent === null ? 'PENDING' : isOver ? 'COMPLETE' : 'SENDING',
    count: {
      total: messages.length, registeredSuccess: messages.filter(isTaken).length,
      registeredFailed: messages.filter((message) => !isTaken(message)).length,
    },
  }
}

const showMessage = (message: SimulatedMessage, { code, isReplaced }: Report, groupId: string) => {
  const { messageId, to, from, text, type, statusCode } = message
  const isTaken = statusCode === '2000'
  return {
    _id: messageId, messageId, groupId, to, from, text, country: '82', replacement: isReplaced,
    type: isReplaced ? 'LMS' : type, statusCode: isTaken ? String(code) : statusCode,
    reason: isTaken ? words[code] : message.statusMessage,
  }
}

const addMessages = async (tx: Tx, { contract }: SimulatorParts, group: SimulatedGroup, body: unknown) => {
  const { data } = askedMessages.safeParse(body)
  if (data === undefined) return undefined
  const messages = [...group.messages]
  const resultList = data.messages.map((given) => {
    const { code, asked } = judge(given, contract, messages)
    const messageId = idOf('M')
    const said = { messageId, statusCode: String(code), statusMessage: words[code] }
    if (asked !== undefined && code !== 1026) messages.push({ ...asked, ...said })
    return { ...said, to: asked?.to ?? '', from: asked?.from ?? '', type: asked?.type ?? '', country: '82' }
  })
  await updateGroup(tx, { ...group, messages })
  return { errorCount: resultList.filter(({ statusCode }) => statusCode !== '2000').length, resultList }
}

const addApi = (server: FastifyInstance, parts: SimulatorParts): void => {
  const { db, transact } = parts
  const fault = openGuard(parts.contract)
  /** Only once it is kept. */
  const answered = async (reply: FastifyReply, work: (tx: Tx) => Promise<Saying>): Promise<FastifyReply> =>
    (await transact(work))(reply)
  type OfGroup = { Params: { id: string } }
  server.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      const refused = fault(request)
      return refused === undefined ? undefined : sayNo(reply, 403, refused, '인증에 실패했습니다.')
    })
    scope.post('/', { config }, (_, reply) => answered(reply, async (tx) => {
      const now = await readNow(tx)
      await deleteOldGroups(tx, keptDays)
      const group = { groupId: idOf('G'), dateCreated: now.toISOString(), dateSent: null, messages: [] }
      await insertGroup(tx, group)
      return saying(showGroup(group, now))
    }))
    scope.get<OfGroup>('/:id', { config }, async ({ params }, reply) => {
      const group = await findGroup(db, params.id)
      return group === undefined ? sayGone(reply) : reply.send(showGroup(group, await readNow(db)))
    })
    scope.put<OfGroup>('/:id/messages', { config }, ({ params, body }, reply) => answered(reply, async (tx) => {
      const group = await lockGroup(tx, params.id)
      if (group === undefined) return sayGone
      if (group.dateSent !== null) return refusing('InvalidStatus', '이미 발송한 그룹입니다.')
      const added = await addMessages(tx, parts, group, body)
      return added === undefined ? refusing('ValidationError', 'messages') : saying(added)
    }))
    scope.get<OfGroup>('/:id/messages', { config }, async ({ params }, reply) => {
      const group = await findGroup(db, params.id)
      if (group === undefined) return sayGone(reply)
      const [now, sentAt] = [await readNow(db), group.dateSent === null ? null : new Date(group.dateSent)]
      const shown = group.messages.map((message) => {
        return [message.messageId, showMessage(message, reportOf(message, sentAt, now), group.groupId)] as const
      })
      return reply.send({ startKey: null, limit: 20, messageList: Object.fromEntries(shown) })
    })
    scope.post<OfGroup>('/:id/send', { config }, ({ params }, reply) => answered(reply, async (tx) => {
      const group = await lockGroup(tx, params.id)
      if (group === undefined) return sayGone
      if (group.dateSent !== null) return refusing('InvalidStatus', '이미 발송한 그룹입니다.')
      if (!group.messages.some(({ statusCode }) => statusCode === '2000'))
        return refusing('MessagesNotFound', '발송할 메시지가 없습니다.')
      const now = await readNow(tx)
      const sent = { ...group, dateSent: now.toISOString() }
      await updateGroup(tx, sent)
      return saying(showGroup(sent, now))
    }))
  }, { prefix: `${simulatorPath}/messages/v4/groups` })
}

export const openSolapiSimulator = (parts: SimulatorParts): PhoneSimulator => ({
  addTo: (server) => addApi(server, parts),
  list: async (max) => {
    const [groups, now] = [await listNewestGroups(parts.db, max), await readNow(parts.db)]
    return groups.flatMap(({ messages, dateSent, dateCreated, groupId }) => messages.map((message) => {
      const report = reportOf(message, dateSent === null ? null : new Date(dateSent), now)
      const { statusCode: code, reason: said } = showMessage(message, report, groupId)
      return { message, receivedAt: new Date(dateCreated), report: { code, said, isReplaced: report.isReplaced } }
    }))
  },
})
