// AutoBegins: asked for a car's registration and the codes of its model by plate and owner, in JSON.
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import type { AutoBeginsSettings } from '../../../runtime/car-data-settings.ts'
import { type Ask, openAsking } from '../../ask-over-http.ts'
import type { Finding, RegisterProvider, RegisterQuestion } from '../car-data.ts'
import { silenceOf, unclear } from '../read-answer.ts'
import { autoBeginsCar, autoBeginsResult, factsOf } from './auto-begins-answer.ts'
import { nothingThere, success, theirTrouble } from './auto-begins-codes.ts'

export interface AutoBeginsParts {
  readonly settings: AutoBeginsSettings
  /** Looked up when it is asked. */
  readonly url: () => string
  readonly answerMs: number
}

const read = (json: unknown, { carNo }: RegisterQuestion): Finding<RegisterFacts> => {
  const result = autoBeginsResult.safeParse(json)
  if (!result.success) return unclear('an answer without a result')
  const { resultCode: code, resultMsg = '' } = result.data
  if (code === nothingThere) return { kind: 'missing' }
  if (theirTrouble.includes(code)) return { kind: 'down', why: `answered ${code}` }
  if (code !== success) return { kind: 'declined', code, said: resultMsg }
  const car = autoBeginsCar.safeParse((json as { readonly resultData?: unknown }).resultData)
  if (!car.success) return unclear('a registration that cannot be read')
  if (car.data.carNumber !== carNumberOf(carNo)) return unclear('the registration of another car')
  const facts = factsOf(car.data)
  return facts === undefined ? unclear('a registration that cannot be read') : { kind: 'found', facts }
}

// Assumed: their way of asking is handed out with a contract. The plate and the owner travel in the body alone, since
// addresses are written down by every machine on the way.
const find = async (
  ask: Ask, { settings, url }: AutoBeginsParts, question: RegisterQuestion,
): Promise<Finding<RegisterFacts>> => {
  const answer = await ask({
    method: 'POST', url: url(),
    headers: {
      'content-type': 'application/json; charset=utf-8', accept: 'application/json',
      authorization: `Bearer ${settings.key}`,
    },
    body: JSON.stringify({
      memberId: settings.memberId, carNumber: question.carNo, ownerName: question.ownerName,
    }),
  })
  if (answer.kind === 'answered' && answer.status === 200) return read(answer.json, question)
  return silenceOf(answer) ?? unclear('an answer with another status than 200')
}

export const openAutoBegins = (parts: AutoBeginsParts): RegisterProvider => {
  const ask = openAsking(parts)
  return { find: (question) => find(ask, parts, question) }
}
