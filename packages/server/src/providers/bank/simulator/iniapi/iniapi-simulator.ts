// Stands in for KG INIAPI in the sandbox: its forms and its signed JSON over HTTP on our own server.
import { networkInterfaces } from 'node:os'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { IniapiSettings } from '../../../../runtime/bank-settings.ts'
import type { Reader, Tx } from '../../../../runtime/database/database.ts'
import { cancelByForm, inquireByJson, payByForm, refundByJson } from './iniapi-desk.ts'

export const iniapiSimulatorPath = '/simulators/iniapi'

/** Its notices come from this very machine, by whichever of its addresses. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((of) => (of ?? []).map(({ address }) => address))

/** Published nowhere and good for nothing: the stand-in is the only one who knows this merchant. */
export const simulatedIniapi = (): IniapiSettings => ({
  mid: 'BYSANDBOX1', key: 'sandbox-only-key', iv: 'sandbox-only-iv1', clientIp: '127.0.0.1', issuer: '088',
  noticeAddresses: ['127.0.0.1', '::1', ...ownAddresses()],
})

interface Parts {
  readonly iniapi: IniapiSettings
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
}

const config = { call: 'simulator.iniapi' }
const bodyLimit = 16_384

export const addIniapiApi = (server: FastifyInstance, { iniapi, db, transact }: Parts): void => {
  const send = (reply: FastifyReply, json: object): FastifyReply => reply.header('cache-control', 'no-store').send(json)
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))))
    // Its hash is over the very text, so the text is what is kept.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, String(body)))
    scope.post('/api/v1/formpay', { config }, async ({ body }, reply) =>
      send(reply, await transact((tx) => payByForm(tx, iniapi, body))))
    scope.post('/api/v1/refund', { config }, async ({ body }, reply) =>
      send(reply, await transact((tx) => cancelByForm(tx, iniapi, body))))
    scope.post('/v2/pg/inquiry', { config }, async ({ body }, reply) =>
      send(reply, await inquireByJson(db, iniapi, String(body))))
    for (const type of ['refund', 'partialRefund'] as const)
      scope.post(`/v2/pg/${type}/vacct`, { config }, async ({ body }, reply) =>
        send(reply, await transact((tx) => refundByJson(tx, iniapi, type, String(body)))))
  }, { prefix: iniapiSimulatorPath })
}
