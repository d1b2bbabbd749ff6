// Stands in for KG Inicis in the sandbox: its pages and its result call over HTTP, on our own server.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KgSettings } from '../../../runtime/environment.ts'
import { choicePage, faultPage, goBackScript, returnPage, simulatorPath, styleSheet } from './pages.ts'
import { type Outcome, outcomes, simulatedAnswer, type SimulatedAnswer } from './simulated-answer.ts'
import { fixedPersonOf, startFault, startForm } from './start-form.ts'

/** Published nowhere and good for nothing: the stand-in is the only one who knows this merchant. */
export const simulatedMerchant: KgSettings = {
  mid: 'BYSANDBOX1', apiKey: 'sandbox-only-api-key', iv: 'BYSANDBOX1000000', service: '01',
}

/** Survives a restart and is shared by all processes of the sandbox. */
export interface AnswerStore {
  keep(txId: string, told: SimulatedAnswer['told']): Promise<void>
  find(txId: string): Promise<SimulatedAnswer['told'] | undefined>
}

export interface SimulatorParts {
  readonly settings: KgSettings
  readonly store: AnswerStore
  /** Where our own server can be asked from this machine. */
  readonly ownOrigin: () => string
}

const decision = startForm.extend({
  method: z.string().regex(/^[A-Z]{2,20}$/),
  name: z.string().min(1).max(100),
  birthday: z.string().regex(/^\d{8}$/),
  phone: z.string().regex(/^\d{10,11}$/),
  outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]),
  backBy: z.enum(['post', 'get']),
})
const question = z.object({ mid: z.string(), txId: z.string() })

const policyFor = (...targets: readonly string[]): string => [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ["form-action 'self'", ...targets].join(' '),
].join('; ')

const sendPage = (reply: FastifyReply, html: string, target = ''): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policyFor(...(target === '' ? [] : [target])), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)

const refusePage = (reply: FastifyReply, fault: string): FastifyReply => sendPage(reply.status(400), faultPage(fault))

const faultsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')

const sendBack = (
  reply: FastifyReply, address: string, fields: Readonly<Record<string, string>>, by: 'post' | 'get',
): FastifyReply => {
  const target = URL.parse(address)
  if (target === null || !/^https?:$/.test(target.protocol)) return refusePage(reply, 'successUrl is no address')
  if (by === 'post') return sendPage(reply, returnPage(address, fields), target.origin)
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value)
  return reply.redirect(target.href, 303)
}

const decide = async (parts: SimulatorParts, body: unknown, reply: FastifyReply): Promise<FastifyReply> => {
  const read = decision.safeParse(body)
  if (!read.success) return refusePage(reply, faultsOf(read.error))
  const { data } = read
  const fault = startFault(data, parts.settings)
  if (fault !== undefined) return refusePage(reply, fault)
  const txId = `SIM${randomBytes(16).toString('hex')}`
  const { name, birthday, phone } = data
  const { returned, told } = simulatedAnswer(parts.settings, {
    outcome: data.outcome, transactionId: data.mTxId, service: data.reqSvcCd, method: data.method,
    person: fixedPersonOf(data) ?? { name, birthday, phone },
  }, { txId, resultUrl: `${parts.ownOrigin()}${simulatorPath}/result` })
  if (data.outcome !== 'refuse') await parts.store.keep(txId, told)
  return sendBack(reply, data.outcome === 'refuse' ? data.failUrl : data.successUrl, returned, data.backBy)
}

const tell = async (parts: SimulatorParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const read = question.safeParse(request.body)
  const told = read.success && read.data.mid === parts.settings.mid ? await parts.store.find(read.data.txId) : undefined
  if (told === undefined) return reply.send({ resultCode: '9998', resultMsg: encodeURIComponent('요청 정보가 없습니다.') })
  if (told.kind === 'json') return reply.send(told.body)
  // Until whoever asked has lost patience.
  if (told.kind === 'hang') await once(request.raw.socket, 'close')
  return reply.type('text/plain').send('<<<')
}

export const addKgSimulator = (server: FastifyInstance, parts: SimulatorParts): void => {
  const config = { call: 'simulator.kg' }
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))))
    scope.post(`${simulatorPath}/auth`, { config }, async ({ body }, reply) => {
      const read = startForm.safeParse(body)
      if (!read.success) return refusePage(reply, faultsOf(read.error))
      const fault = startFault(read.data, parts.settings)
      return fault === undefined ? sendPage(reply, choicePage(read.data)) : refusePage(reply, fault)
    })
    scope.post(`${simulatorPath}/decide`, { config }, ({ body }, reply) => decide(parts, body, reply))
    scope.post(`${simulatorPath}/result`, { config }, (request, reply) => tell(parts, request, reply))
    scope.get(`${simulatorPath}/page.css`, { config }, (_, reply) =>
      reply.type('text/css; charset=utf-8').send(styleSheet))
    scope.get(`${simulatorPath}/go-back.js`, { config }, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(goBackScript))
  })
}
