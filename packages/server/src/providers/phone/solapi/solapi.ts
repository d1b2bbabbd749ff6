// SOLAPI: a message goes in a group of its own, and a group is sent once however often it is asked for.
import type { z } from 'zod'
import type { PhoneSettings } from '../../../runtime/settings/phone-settings.ts'
import { type Ask, openAsking } from '../../ask-over-http.ts'
import { cutTo, koreanBytes, roomOf, sendable } from '../korean-text.ts'
import type { PhoneCarrier, PhoneHanding, PhoneMessage, PhoneOutcome, PhoneResult } from '../phone-carrier.ts'
import { addedShape, faultShape, groupShape, messagesShape } from './answers.ts'
import { delivered, isOfKakao, isThereAlready, mendable, onItsWay, taken } from './codes.ts'
import { signed } from './signature.ts'

export interface SolapiParts {
  readonly settings: PhoneSettings
  readonly origin: () => string
  readonly answerMs: number
  /** The world's: signatures are dated. */
  readonly clock: () => Date
}

export const solapiOrigin = 'https://api.solapi.com'

interface Asking {
  readonly ask: Ask
  readonly parts: SolapiParts
}

type Answered<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unclear'; readonly why: string }

const unclear = (why: string) => ({ kind: 'unclear', why }) as const

const question = async <Value>({ ask, parts }: Asking, given: {
  readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: object
  readonly shape: z.ZodType<Value>
}): Promise<Answered<Value>> => {
  const { method, path, body, shape } = given
  const answer = await ask({
    method, url: `${parts.origin()}/messages/v4/groups${path}`,
    headers: {
      authorization: signed(parts.settings, parts.clock()),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.kind === 'silent') return unclear(answer.why)
  if (answer.status === 404) return { kind: 'missing' }
  if (answer.status !== 200) {
    const fault = faultShape.safeParse(answer.json)
    return unclear(fault.success ? `${fault.data.errorCode} ${fault.data.errorMessage}` : `answered ${answer.status}`)
  }
  const read = shape.safeParse(answer.json)
  return read.success ? { kind: 'value', value: read.data } : unclear('an answer that cannot be read')
}

const pathOf = (name: string): string => `/${encodeURIComponent(name)}`

/** By KakaoTalk with the text standing in for it, or as a text, short where it has room. */
export const wireOf = ({ to, title, text, template }: PhoneMessage, { sender, channel }: PhoneSettings) => {
  const whole = sendable(text)
  const subject = cutTo(sendable(title), roomOf.titleBytes)
  const kakaoOptions = { pfId: channel, templateId: template, disableSms: false }
  if (template !== undefined && channel !== undefined && whole.length <= roomOf.kakaoCharacters)
    return { to, from: sender, type: 'ATA', text: whole, subject, kakaoOptions }
  const plain = cutTo(whole, roomOf.longBytes)
  return koreanBytes(plain) <= roomOf.shortBytes
    ? { to, from: sender, type: 'SMS', text: plain }
    : { to, from: sender, type: 'LMS', text: plain, subject }
}

const isSent = (status: string): boolean => status === 'SENDING' || status === 'COMPLETE'

const getGroup = (asking: Asking, name: string) =>
  question(asking, { method: 'GET', path: pathOf(name), shape: groupShape })

const begin = async (asking: Asking, keep: PhoneHanding['keep']) => {
  const body = { allowDuplicates: false }
  const made = await question(asking, { method: 'POST', path: '', body, shape: groupShape })
  if (made.kind === 'missing') return unclear('no such question')
  if (made.kind === 'unclear') return made
  const name = await keep(made.value.groupId)
  return name === made.value.groupId ? made : getGroup(asking, name)
}

/** Undefined once it lies in its group. */
const add = async (asking: Asking, name: string, message: PhoneMessage): Promise<PhoneOutcome | undefined> => {
  const body = { messages: [wireOf(message, asking.parts.settings)] }
  const added = await question(asking, { method: 'PUT', path: `${pathOf(name)}/messages`, body, shape: addedShape })
  if (added.kind !== 'value')
    return { kind: 'notYet', why: added.kind === 'unclear' ? added.why : 'the group is gone' }
  const [{ statusCode, statusMessage } = { statusCode: '' }] = added.value.resultList
  if (statusCode === taken || statusCode === isThereAlready) return undefined
  const said = `${statusCode} ${statusMessage ?? ''}`.trim()
  return mendable.has(statusCode) ? { kind: 'notYet', why: said } : { kind: 'refused', said }
}

/** Another try may have been faster, or the answer to an earlier one was lost. */
const lookAgain = async (asking: Asking, name: string, why: string): Promise<PhoneOutcome> => {
  const group = await getGroup(asking, name)
  return group.kind === 'value' && isSent(group.value.status) ? { kind: 'accepted' } : { kind: 'notYet', why }
}

const send = async (asking: Asking, { known, keep, message }: PhoneHanding): Promise<PhoneOutcome> => {
  const group = await (known === undefined ? begin(asking, keep) : getGroup(asking, known))
  if (group.kind === 'unclear') return { kind: 'notYet', why: group.why }
  // They keep what was sent for half a year, and what was not sent for a day.
  if (group.kind === 'missing') return { kind: 'unknown', why: 'the carrier does not know it any more' }
  const { groupId, status, count } = group.value
  if (isSent(status)) return { kind: 'accepted' }
  if (status !== 'PENDING') return { kind: 'refused', said: `its group is ${status}` }
  const fault = count.registeredSuccess > 0 ? undefined : await add(asking, groupId, await message())
  if (fault?.kind === 'notYet') return lookAgain(asking, groupId, fault.why)
  if (fault !== undefined) return fault
  const sent = await question(asking, { method: 'POST', path: `${pathOf(groupId)}/send`, shape: groupShape })
  if (sent.kind === 'value' && isSent(sent.value.status)) return { kind: 'accepted' }
  return lookAgain(asking, groupId, sent.kind === 'unclear' ? sent.why : 'it was not sent')
}

const ask = async (asking: Asking, name: string): Promise<PhoneResult> => {
  const path = `${pathOf(name)}/messages`
  const found = await question(asking, { method: 'GET', path, shape: messagesShape })
  if (found.kind === 'unclear') return { kind: 'waiting', said: found.why }
  const [message] = found.kind === 'missing' ? [] : Object.values(found.value.messageList)
  if (message === undefined) return { kind: 'waiting', said: 'the carrier does not know it' }
  const { statusCode, reason, type, replacement } = message
  const code = statusCode ?? ''
  const isText = type !== 'ATA' || replacement === true || replacement === 1
  if (code === delivered) return { kind: 'arrived', by: isText ? 'text' : 'kakao' }
  const said = `${code} ${reason ?? ''}`.trim()
  const goesOn = code === '' || code === taken || code === onItsWay || mendable.has(code)
  // The text that stands in for it has an end of its own.
  return goesOn || (isOfKakao(code) && !isText) ? { kind: 'waiting', said } : { kind: 'refused', said }
}

export const openSolapi = (parts: SolapiParts): PhoneCarrier => {
  const asking: Asking = { parts, ask: openAsking(parts) }
  return { send: (handing) => send(asking, handing), ask: (name) => ask(asking, name) }
}
