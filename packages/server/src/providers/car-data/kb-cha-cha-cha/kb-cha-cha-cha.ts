// KB ChaChaCha: asked in JSON what a car is worth, and which like ones are offered.
import type { KbSettings } from '../../../runtime/car-data-settings.ts'
import { type Ask, openAsking } from '../../ask-over-http.ts'
import type { Finding, PriceProvider, PriceQuestion } from '../car-data.ts'
import { silenceOf, unclear } from '../read-answer.ts'
import { kbResult, readOffers, readPrice } from './kb-answer.ts'
import { fuelCodes, nothingThere, success, theirTrouble } from './kb-codes.ts'

export interface KbParts {
  readonly settings: KbSettings
  /** Without a path's end; looked up when it is asked. */
  readonly url: () => string
  readonly answerMs: number
}

export const pricePath = '/price-guide'
export const offersPath = '/offers'

// Assumed: the partners' protocol is unpublished. No name of a person is part of any question.
const bodyOf = ({ settings }: KbParts, question: PriceQuestion): string =>
  JSON.stringify({
    partnerCode: settings.partnerCode, carNumber: question.carNo, carNames: question.names,
    year: String(question.modelYear), firstDate: question.firstRegisteredOn.slice(0, 7).replace('-', ''),
    fuelCode: fuelCodes[question.fuel], mileage: question.km,
  })

const askFor = async <Facts>(
  given: { readonly ask: Ask; readonly parts: KbParts; readonly path: string }, question: PriceQuestion,
  readFacts: (json: unknown) => Facts | undefined,
): Promise<Finding<Facts>> => {
  const { ask, parts, path } = given
  const answer = await ask({
    method: 'POST', url: parts.url().replace(/\/$/, '') + path, body: bodyOf(parts, question),
    headers: {
      'content-type': 'application/json; charset=utf-8', accept: 'application/json',
      authorization: `Bearer ${parts.settings.key}`,
    },
  })
  if (answer.kind === 'silent') return silenceOf(answer) ?? unclear(answer.why)
  const result = kbResult.safeParse(answer.json)
  if (answer.status !== 200 || !result.success) return unclear('an answer without a result')
  const { code, message = '' } = result.data
  if (code === nothingThere) return { kind: 'missing' }
  if (theirTrouble.includes(code)) return { kind: 'down', why: `answered ${code}` }
  if (code !== success) return { kind: 'declined', code, said: message }
  const facts = readFacts(answer.json)
  return facts === undefined ? unclear('a price that cannot be read') : { kind: 'found', facts }
}

export const openKbChaChaCha = (parts: KbParts): PriceProvider => {
  const ask = openAsking(parts)
  return {
    findGuide: (question) => askFor({ ask, parts, path: pricePath }, question, readPrice),
    findOffers: (question) => askFor({ ask, parts, path: offersPath }, question, readOffers),
  }
}
