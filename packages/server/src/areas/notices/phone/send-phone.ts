// Hands a message to a phone over to its carrier: again while nobody took it, under one name, so that it goes once.
import type { PhoneMessage } from '../../../providers/phone/phone-carrier.ts'
import type { PhoneProviders } from '../../../providers/phone/open-phone.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { wayBack } from '../../partners/for-other-areas.ts'
import { definitionOf } from '../catalogue.ts'
import {
  deletePhoneMessage, findWaitingPhoneMessage, type PhoneMessageRecord, updateCarrierKey, updatePhoneFailed,
  updatePhoneSent,
} from './phone-messages.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sendPhone: PhoneToSend
  }
}

export interface PhoneToSend {
  readonly messageId: string
}

export interface PhoneParts extends Pick<PhoneProviders, 'phone'> {
  readonly personal: PersonalData
  readonly publicUrl: string
}

/** Customers of partners come in by their partner's app, or by a link of their own. */
const wayIn = async (act: Act, exhibitId: string | null, path: string): Promise<string> =>
  (exhibitId === null ? path : act('flow', ({ tx }) => wayBack(tx, exhibitId)))

const write = async (
  { phone, personal, publicUrl }: PhoneParts, act: Act, { kind, exhibitId, facts, phoneSealed }: PhoneMessageRecord,
): Promise<PhoneMessage> => {
  const { says: { say, onPhone } } = definitionOf(kind)
  if (onPhone === undefined) throw new Error(`nobody wrote what ${kind} says on a phone`)
  const way = await wayIn(act, exhibitId, say(facts).path)
  const link = way.startsWith('/') || way === '' ? publicUrl + way : way
  return {
    to: personal.open(phoneSealed), title: onPhone.title, text: onPhone.fill(facts, link),
    template: phone.templates.get(kind),
  }
}

export const sendPhone = (parts: PhoneParts) =>
  async ({ messageId: id }: PhoneToSend, { database: { primary }, act, log, isLastTry }: JobGiven): Promise<void> => {
    const { carrier } = parts.phone
    if (carrier === undefined) return deletePhoneMessage(primary, id)
    const message = await findWaitingPhoneMessage(primary, id)
    if (message === undefined) return
    const outcome = await carrier.send({
      known: message.carrierKey ?? undefined,
      keep: (name) => updateCarrierKey(primary, id, name),
      message: () => write(parts, act, message),
    })
    switch (outcome.kind) {
      case 'accepted': return updatePhoneSent(primary, id)
      case 'refused':
        log.warn('a message to a phone was refused', { message: id, said: outcome.said })
        return updatePhoneFailed(primary, id, 'refused', outcome.said)
      case 'unknown':
        log.error('nobody knows whether a message reached a phone', { message: id, why: outcome.why })
        return updatePhoneFailed(primary, id, 'unknown', outcome.why)
      case 'notYet':
        if (isLastTry === true) await updatePhoneFailed(primary, id, 'unreached', outcome.why)
        throw new Error(outcome.why)
    }
  }
