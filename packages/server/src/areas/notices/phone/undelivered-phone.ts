// Messages that reached no phone: the office looks at them, and sends one once more when what was wrong is mended.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { noticeKind } from '@bidyard/contract/enums'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { sql } from 'kysely'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { definitionOf } from '../catalogue.ts'
import {
  lockPhoneMessage, type PhoneMessageRecord, phoneMessagesQuery, updatePhoneToReplay,
} from './phone-messages.sql.ts'

/** Of one that cannot be read any more its kind: it must not hide the others. */
const titleOf = ({ kind, facts }: PhoneMessageRecord): { readonly ko: string; readonly en: string } => {
  try {
    const { ko, en } = definitionOf(kind).says.say(facts)
    return { ko: ko.title, en: en.title }
  } catch {
    return noticeKind.labels[kind]
  }
}

const showUndelivered = (personal: PersonalData, record: PhoneMessageRecord) => {
  const { id, kind, phoneSealed, failure, refusal, failedAt, createdAt } = record
  if (failure === null || failedAt === null) throw new Error('a message that did not fail is among those that did')
  return {
    id, kind, title: titleOf(record), recipient: maskPhone(personal.open(phoneSealed)), failure,
    said: refusal, failedAt: timeOf(failedAt), createdAt: timeOf(createdAt),
    updatedAt: timeOf(failedAt),
  }
}

interface Parts {
  readonly personal: PersonalData
}

export const listUndeliveredPhoneMessages = ({ personal }: Parts) =>
  listing(noticesCalls.listUndeliveredPhoneMessages, ({ db }) => source({
    query: phoneMessagesQuery(db).where('phone_messages.failed_at', 'is not', null),
    columns: {
      id: sql`phone_messages.id`,
      failure: sql`phone_messages.failure`,
      failedAt: sql`phone_messages.failed_at`,
      createdAt: sql`phone_messages.created_at`,
      updatedAt: sql`phone_messages.failed_at`,
    },
    item: (row) => showUndelivered(personal, row),
  }))

export const replayUndeliveredPhoneMessage = action(noticesCalls.replayUndeliveredPhoneMessage, async (given) => {
  const { tx, params: { id }, refuse, enqueue, doer } = given
  const message = await lockPhoneMessage(tx, id)
  if (message === undefined) throw refuse('notFound')
  // Somebody else sends it again.
  if (message.failedAt === null) throw refuse('conflict')
  await updatePhoneToReplay(tx, id)
  await writeAudit(tx, doer, [{
    act: 'send phone message again', subject: 'phoneMessage', subjectId: id,
    before: { failure: message.failure, said: message.refusal },
  }])
  await enqueue('sendPhone', [{ messageId: id }])
  return null
})
