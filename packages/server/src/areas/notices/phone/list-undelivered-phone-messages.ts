// Messages that reached no phone, for the office.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { noticeKind } from '@bidyard/contract/enums'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { definitionOf } from '../catalogue.ts'
import { type PhoneMessageRecord, phoneMessagesQuery } from './phone-messages.sql.ts'

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
