// Hands a message to a phone over to its carrier: again while nobody took it, under one name, so that it goes once.
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import type { PhoneCarrier, PhoneMessage } from '../../../providers/phone/phone-carrier.ts'
import type { PhoneProviders } from '../../../providers/phone/open-phone.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { listMembersById } from '../../members/for-other-areas.ts'
import { listOwnersOfExhibits, wayBack } from '../../partners/for-other-areas.ts'
import { definitionOf } from '../catalogue.ts'
import { choiceFor, isStillTold, overAt } from '../settings/choice-rules.ts'
import { ringsAgainAt } from '../settings/quiet-rules.ts'
import { listSettings } from '../settings/settings.sql.ts'
import {
  deletePhoneMessage, findWaitingPhoneMessage, type PhoneMessageRecord, updateCarrierKey, updatePhoneFailed,
  updatePhoneSealed, updatePhoneSent, updatePhoneTried,
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

/** As it is now: a message may have waited for a morning, or for the office. */
const currentPhone = (act: Act, { id, memberId, exhibitId, phoneSealed }: PhoneMessageRecord): Promise<Uint8Array> =>
  act('flow', async ({ tx }) => {
    const [reader] = exhibitId === null
      ? await listMembersById(tx, [memberId]) : await listOwnersOfExhibits(tx, [exhibitId])
    if (reader === undefined || reader.phoneSealed === null) return phoneSealed
    await updatePhoneSealed(tx, id, reader.phoneSealed)
    return reader.phoneSealed
  })

const write = async (
  { phone, personal, publicUrl }: PhoneParts, act: Act, message: PhoneMessageRecord,
): Promise<PhoneMessage> => {
  const { kind, exhibitId, facts } = message
  const { says: { say, onPhone } } = definitionOf(kind)
  if (onPhone === undefined) throw new Error(`nobody wrote what ${kind} says on a phone`)
  const way = await wayIn(act, exhibitId, say(facts).path ?? '')
  const link = way.startsWith('/') || way === '' ? publicUrl + way : way
  return {
    to: personal.open(await currentPhone(act, message)), title: onPhone.title, text: onPhone.fill(facts, link),
    template: phone.templates.get(kind),
  }
}

/** Judged at each try, whenever it was told: undefined where no phone rings now, or none any more. */
const takeUp = (act: Act, id: string): Promise<PhoneMessageRecord | undefined> => act('flow', async ({ tx, now }) => {
  const message = await findWaitingPhoneMessage(tx, id)
  if (message === undefined) return undefined
  const { kind, memberId, facts } = message
  const { choices, quiet } = (await listSettings(tx, [memberId])).get(memberId) ?? defaultNoticeSettings
  const [reader] = await listMembersById(tx, [memberId])
  if (choiceFor(kind, choices).phone === 'never' || !isStillTold(kind, reader)) {
    await deletePhoneMessage(tx, id)
    return undefined
  }
  const heldUntil = ringsAgainAt(quiet, now, overAt(facts))
  await updatePhoneTried(tx, id, heldUntil)
  return heldUntil === null ? message : undefined
})

const handOver = async (
  parts: PhoneParts, carrier: PhoneCarrier, id: string, { database: { primary }, act, log }: JobGiven,
): Promise<void> => {
  const message = await takeUp(act, id)
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
    case 'notYet': throw new Error(outcome.why)
  }
}

export const sendPhone = (parts: PhoneParts) =>
  async ({ messageId: id }: PhoneToSend, given: JobGiven): Promise<void> => {
    const { carrier } = parts.phone
    const { database: { primary }, isLastTry } = given
    if (carrier === undefined) return deletePhoneMessage(primary, id)
    try {
      await handOver(parts, carrier, id, given)
    } catch (error) {
      // Whatever it was: the office looks at it.
      if (isLastTry === true)
        await updatePhoneFailed(primary, id, 'unreached', error instanceof Error ? error.message : String(error))
      throw error
    }
  }
