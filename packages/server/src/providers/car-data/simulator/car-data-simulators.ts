// Stands in for CarHistory, AutoBegins and KB ChaChaCha in the sandbox: their APIs over HTTP, on our own server.
import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { z } from 'zod'
import type { AutoBeginsSettings, CarHistorySettings, KbSettings } from '../../../runtime/car-data-settings.ts'
import { isSameSecret } from '../../bank/same-text.ts'
import { decryptSeedCbc } from '../../identity/seed-cipher.ts'
import { nothingThere as noCar, otherOwner } from '../auto-begins/auto-begins-codes.ts'
import { refusals } from '../car-history/car-history-codes.ts'
import { nothingThere as noPrice, wonPerUnit } from '../kb-cha-cha-cha/kb-codes.ts'
import { pricePath } from '../kb-cha-cha-cha/kb-cha-cha-cha.ts'
import type { Catalogue } from './catalogue.sql.ts'
import { simulateCar, type SimulatedCar, type Trouble, troubleOf } from './simulated-car.ts'
import { type PricedCar, simulatePrice } from './simulated-price.ts'
import { wireHistory } from './wire-history.ts'
import { wireRegister } from './wire-register.ts'

export const simulatorPaths = {
  carHistory: '/simulators/car-history', autoBegins: '/simulators/auto-begins', kb: '/simulators/kb-cha-cha-cha',
} as const

/** Published nowhere and good for nothing: the stand-ins are the only ones who know these contracts. */
export const simulatedContracts: {
  readonly carHistory: CarHistorySettings; readonly autoBegins: AutoBeginsSettings; readonly kb: KbSettings
} = {
  carHistory: {
    url: simulatorPaths.carHistory, joinCode: 'BYSANDBOX', memberId: 'bidyard-sandbox',
    key: '00112233445566778899aabbccddeeff', iv: 'BYSANDBOX1000000',
  },
  autoBegins: { url: simulatorPaths.autoBegins, memberId: 'bidyard-sandbox', key: 'sandbox-only-auto-begins' },
  kb: { url: simulatorPaths.kb, partnerCode: 'BYSANDBOX', key: 'sandbox-only-kb-cha-cha-cha' },
}

export interface SimulatorParts {
  readonly catalogue: Catalogue
  /** The sandbox's day in Korea. */
  readonly today: () => Promise<string>
}

const send = (reply: FastifyReply, json: object): FastifyReply => reply.header('cache-control', 'no-store').send(json)

/** What a troubled plate brings, whoever is asked; undefined: all is well. */
const bringTrouble = async (
  trouble: Trouble | undefined, request: FastifyRequest, reply: FastifyReply,
  words: { readonly missing: object; readonly declined: object },
): Promise<FastifyReply | undefined> => {
  if (trouble === undefined) return undefined
  if (trouble === 'missing' || trouble === 'declined') return send(reply, words[trouble])
  if (trouble === 'down') return reply.status(503).type('text/plain').send('점검중')
  // Until whoever asked has lost patience.
  if (trouble === 'slow') await once(request.raw.socket, 'close')
  return reply.type('text/plain').send('<<<')
}

const historyForm = z.object({
  joinCode: z.literal(simulatedContracts.carHistory.joinCode), sType: z.string(), memberID: z.string(),
  carnum: z.string(), carNumType: z.literal('0'), stdDate: z.string().regex(/^(\d{8})?$/), malsoGb: z.string(),
  rType: z.literal('J'),
})

const openField = (sealed: string): string | undefined => {
  const { key, iv } = simulatedContracts.carHistory
  return decryptSeedCbc(Buffer.from(sealed, 'base64'), Buffer.from(key, 'hex'), Buffer.from(iv, 'latin1'))
    ?.toString('utf8')
}

const refuseHistory = (code: string): object => ({ r000: code, r001: '', message: refusals[code] ?? '' })

const tellHistory = async (
  { catalogue, today }: SimulatorParts, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> => {
  const form = historyForm.safeParse(request.body)
  if (!form.success) return send(reply, refuseHistory('100'))
  const { sType, memberID, carnum, stdDate } = form.data
  const [type, member, carNo] = [sType, memberID, carnum].map(openField)
  if (type !== '1' || member === undefined || carNo === undefined) return send(reply, refuseHistory('201'))
  if (member !== simulatedContracts.carHistory.memberId) return send(reply, refuseHistory('401'))
  const brought = await bringTrouble(troubleOf(carNo), request, reply, {
    missing: refuseHistory('102'), declined: refuseHistory('406'),
  })
  if (brought !== undefined) return brought
  const now = await today()
  const asked = `${stdDate.slice(0, 4)}-${stdDate.slice(4, 6)}-${stdDate.slice(6)}`
  // Nobody tells of days that have not come.
  const asOf = stdDate !== '' && asked < now ? asked : now
  const car = await simulateCar(catalogue, carNo, asOf)
  return send(reply, car === undefined ? refuseHistory('200') : wireHistory(car, asOf))
}

const mayAsk = ({ headers }: FastifyRequest, { key }: { readonly key: string }): boolean =>
  isSameSecret(headers.authorization ?? '', `Bearer ${key}`)

const registerQuestion = z.object({
  memberId: z.literal(simulatedContracts.autoBegins.memberId), carNumber: z.string().max(40),
  ownerName: z.string().min(1).max(100),
})

/** The owner of this name never fits, so that one can see what happens then. */
export const wrongOwner = '김불일치'

const tellRegister = async (
  { catalogue, today }: SimulatorParts, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> => {
  const question = registerQuestion.safeParse(request.body)
  if (!question.success || !mayAsk(request, simulatedContracts.autoBegins))
    return send(reply, { resultCode: '03', resultMsg: '이용 권한이 없습니다.' })
  const carNo = carNumberOf(question.data.carNumber)
  const missing = { resultCode: noCar, resultMsg: '조회된 차량이 없습니다.' }
  const declined = { resultCode: otherOwner, resultMsg: '소유자명이 일치하지 않습니다.' }
  const brought = await bringTrouble(troubleOf(carNo), request, reply, { missing, declined })
  if (brought !== undefined) return brought
  if (question.data.ownerName === wrongOwner) return send(reply, declined)
  const car = await simulateCar(catalogue, carNo, await today())
  return send(reply, car === undefined ? missing : wireRegister(carNo, car.facts))
}

const priceQuestion = z.object({
  partnerCode: z.literal(simulatedContracts.kb.partnerCode), carNumber: z.string().max(40),
  carNames: z.array(z.string().min(1)).min(1).max(10), year: z.string().regex(/^\d{4}$/),
  firstDate: z.string().regex(/^\d{6}$/), fuelCode: z.string().regex(/^004\d{3}$/),
  mileage: z.int().min(0).max(2_000_000),
})

const wirePrice = (car: PricedCar, today: string): object => {
  const { lowWon, midWon, highWon, asOf } = simulatePrice(car, today)
  return {
    low: lowWon / wonPerUnit, mid: midWon / wonPerUnit, high: highWon / wonPerUnit, baseDate: asOf.replaceAll('-', ''),
  }
}

const tellPrice = async (
  { catalogue, today }: SimulatorParts, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> => {
  const question = priceQuestion.safeParse(request.body)
  if (!question.success || !mayAsk(request, simulatedContracts.kb))
    return send(reply, { code: '0403', message: '이용 권한이 없습니다.' })
  const { carNumber, mileage: km } = question.data
  const carNo = carNumberOf(carNumber)
  const missing = { code: noPrice, message: '시세 정보가 없습니다.' }
  const brought = await bringTrouble(troubleOf(carNo), request, reply, {
    missing, declined: { code: '0403', message: '시세 제공 대상이 아닙니다.' },
  })
  if (brought !== undefined) return brought
  const now = await today()
  const car: SimulatedCar | undefined = await simulateCar(catalogue, carNo, now)
  if (car === undefined) return send(reply, missing)
  const data = wirePrice({ carNo, facts: car.facts, rank: car.rank, km }, now)
  return send(reply, { code: '0000', message: '', data })
}

export const addCarDataSimulators = (server: FastifyInstance, parts: SimulatorParts): void => {
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))))
    scope.post(simulatorPaths.carHistory, { config: { call: 'simulator.carHistory' } }, (request, reply) =>
      tellHistory(parts, request, reply))
    scope.post(simulatorPaths.autoBegins, { config: { call: 'simulator.autoBegins' } }, (request, reply) =>
      tellRegister(parts, request, reply))
    scope.post(simulatorPaths.kb + pricePath, { config: { call: 'simulator.kbChaChaCha' } }, (request, reply) =>
      tellPrice(parts, request, reply))
  })
}
