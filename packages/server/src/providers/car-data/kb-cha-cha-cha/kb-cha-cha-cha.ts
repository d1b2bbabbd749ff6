// KB ChaChaCha: asked in JSON what a car is worth.
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { KbSettings } from '../../../runtime/car-data-settings.ts'
import { openAsking } from '../../ask-over-http.ts'
import type { Finding, PriceProvider, PriceQuestion } from '../car-data.ts'
import { silenceOf, unclear } from '../read-answer.ts'
import { kbResult, readPrice } from './kb-answer.ts'
import { fuelCodes, nothingThere, success, theirTrouble } from './kb-codes.ts'

export interface KbParts {
  readonly settings: KbSettings
  /** Without a path's end; looked up when it is asked. */
  readonly url: () => string
  readonly answerMs: number
}

export const pricePath = '/price-guide'

// Assumed: the partners' protocol is unpublished. No name of a person is part of any question.
const bodyOf = ({ settings }: KbParts, question: PriceQuestion): string =>
  JSON.stringify({
    partnerCode: settings.partnerCode, carNumber: question.carNo, carNames: question.names,
    year: String(question.modelYear), firstDate: question.firstRegisteredOn.slice(0, 7).replace('-', ''),
    fuelCode: fuelCodes[question.fuel], mileage: question.km,
  })

export const openKbChaChaCha = (parts: KbParts): PriceProvider => {
  const ask = openAsking(parts)
  const findGuide = async (question: PriceQuestion): Promise<Finding<GuidePrice>> => {
    const answer = await ask({
      method: 'POST', url: parts.url().replace(/\/$/, '') + pricePath, body: bodyOf(parts, question),
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
    const price = readPrice(answer.json)
    return price === undefined ? unclear('a price that cannot be read') : { kind: 'found', facts: price }
  }
  return { findGuide }
}
