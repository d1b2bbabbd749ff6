// CarHistory of the insurers' institute: a form with sealed fields, answered by numbered fields in JSON.
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { CarHistorySettings } from '../../../runtime/car-data-settings.ts'
import { type Ask, openAsking } from '../../ask-over-http.ts'
import { encryptSeedCbc } from '../../identity/seed-cipher.ts'
import type { Finding, HistoryProvider, HistoryQuestion } from '../car-data.ts'
import { silenceOf, unclear } from '../read-answer.ts'
import { carHistoryRecord, carHistoryResult, factsOf } from './car-history-answer.ts'
import { nothingThere, refusals, success, theirTrouble } from './car-history-codes.ts'

export interface CarHistoryParts {
  readonly settings: CarHistorySettings
  /** Looked up when it is asked. */
  readonly url: () => string
  readonly answerMs: number
}

/** SEED-128 in CBC mode with the key and the start that come with the contract, in base64. */
export const sealField = (text: string, { key, iv }: Pick<CarHistorySettings, 'key' | 'iv'>): string =>
  encryptSeedCbc(Buffer.from(text, 'utf8'), Buffer.from(key, 'hex'), Buffer.from(iv, 'latin1')).toString('base64')

// A question from a computer, by the plate of a car that is still registered, answered in JSON.
const byComputer = '1'
const byPlate = '0'
const asJson = 'J'

export const carHistoryForm = (settings: CarHistorySettings, { carNo, asOf }: HistoryQuestion): URLSearchParams =>
  new URLSearchParams({
    joinCode: settings.joinCode,
    sType: sealField(byComputer, settings),
    memberID: sealField(settings.memberId, settings),
    carnum: sealField(carNo, settings),
    carNumType: byPlate,
    stdDate: (asOf ?? '').replaceAll('-', ''),
    malsoGb: '',
    rType: asJson,
  })

const read = (json: unknown, { carNo, asOf }: HistoryQuestion): Finding<HistoryFacts> => {
  const result = carHistoryResult.safeParse(json)
  if (!result.success) return unclear('an answer without a result')
  const code = result.data.r000
  if (code === nothingThere) return { kind: 'missing' }
  if (theirTrouble.includes(code)) return { kind: 'down', why: `answered ${code}` }
  if (code !== success) return { kind: 'declined', code, said: refusals[code] ?? '' }
  const record = carHistoryRecord.safeParse(json)
  if (!record.success) return unclear('a history that cannot be read')
  if (record.data.r002 !== carNumberOf(carNo)) return unclear('the history of another car')
  const facts = factsOf(record.data, asOf)
  return facts === undefined ? unclear('a history that cannot be read') : { kind: 'found', facts }
}

const find = async (
  ask: Ask, { settings, url }: CarHistoryParts, question: HistoryQuestion,
): Promise<Finding<HistoryFacts>> => {
  const answer = await ask({
    method: 'POST', url: url(), body: carHistoryForm(settings, question).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', accept: 'application/json' },
  })
  if (answer.kind === 'answered' && answer.status === 200) return read(answer.json, question)
  return silenceOf(answer) ?? unclear('an answer with another status than 200')
}

export const openCarHistory = (parts: CarHistoryParts): HistoryProvider => {
  const ask = openAsking(parts)
  return { find: (question) => find(ask, parts, question) }
}
