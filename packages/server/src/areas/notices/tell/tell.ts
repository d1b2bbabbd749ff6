// Tells people, by the ways that the catalogue names, in the transaction of what they are told about, and once.
import type { NoticeKind } from '@bidyard/contract/enums'
import { defaultNoticeSettings, type NoticeChoice } from '@bidyard/contract/shapes/notices/settings'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { definitionOf, type FactsOf, ringsFor } from '../catalogue.ts'
import { insertNotices } from '../inbox/notices.sql.ts'
import { insertMails } from '../mails/mails.sql.ts'
import { insertPhoneMessages } from '../phone/phone-messages.sql.ts'
import { insertPushes } from '../push/push.sql.ts'
import { choiceFor, overAt } from '../settings/choice-rules.ts'
import { isQuietAt, ringsAgainAt } from '../settings/quiet-rules.ts'
import { listSettings, type NoticeSettings } from '../settings/settings.sql.ts'
import { findRecipients, type Recipient } from './recipients.ts'

/** What is told of one thing, before it is known to whom. */
export type Letter = { [Kind in NoticeKind]: {
  readonly kind: Kind
  /** The id of the shop, company, exhibit, member or applicant that the catalogue's word means. */
  readonly of: string
  /** What it follows from: nobody is told of it twice. */
  readonly key: string
  /** Further ones of the kind about the same thing are counted in one row. */
  readonly thing: string
  readonly facts: Omit<FactsOf<Kind>, 'name' | 'shopName'>
} }[NoticeKind]

type Given = Pick<ReactionGiven, 'tx' | 'now' | 'emit' | 'enqueue' | 'past'>

interface Addressed {
  readonly letter: Letter
  readonly to: Recipient
  readonly onceKey: string
  readonly facts: object
  readonly settings: NoticeSettings
}

type Told = Omit<Addressed, 'settings'>

const addressed = (letter: Letter, to: Recipient): Told => ({
  letter, to, onceKey: to.memberId === null ? letter.key : `${letter.key} to ${to.memberId}`,
  facts: { ...letter.facts, name: to.name, ...(to.shopName === null ? {} : { shopName: to.shopName }) },
})

const address = async ({ tx }: Given, letters: readonly Letter[]): Promise<readonly Addressed[]> => {
  const all: Told[] = []
  for (const [who, group] of Map.groupBy(letters, ({ kind }) => definitionOf(kind).to)) {
    const found = await findRecipients(tx, who, group.map(({ of }) => of))
    all.push(...group.flatMap((letter) => (found.get(letter.of) ?? []).map((to) => addressed(letter, to))))
  }
  const settings = await listSettings(tx, [...new Set(all.flatMap(({ to }) => to.memberId ?? []))])
  return all.map((one) => ({ ...one, settings: settings.get(one.to.memberId ?? '') ?? defaultNoticeSettings }))
}

const choiceOf = ({ letter: { kind }, settings }: Addressed): NoticeChoice => choiceFor(kind, settings.choices)

const tellInApp = async ({ tx, emit, past }: Given, all: readonly Addressed[]): Promise<void> => {
  const told = await insertNotices(tx, all.flatMap((one) => {
    const { letter: { kind, thing }, to: { memberId, exhibitId }, onceKey, facts } = one
    if (memberId === null || !definitionOf(kind).by.includes('app') || choiceOf(one).app === 'never') return []
    return [{ onceKey, kind, thing, facts, memberId, exhibitId }]
  }), past)
  for (const one of told) emit('noticesChanged', one)
}

const tellByMail = async ({ tx, now, enqueue }: Given, all: readonly Addressed[]): Promise<void> => {
  const ids = await insertMails(tx, all.flatMap((one) => {
    const { letter: { kind }, to: { memberId, email: recipient }, settings, onceKey, facts } = one
    const { mail } = choiceOf(one)
    if (recipient === null || !definitionOf(kind).by.includes('mail') || mail === 'never') return []
    const isHeld = mail === 'daily' || isQuietAt(settings.quiet, now)
    return [{ onceKey, kind, memberId, recipient, facts, heldFor: isHeld ? memberId : null }]
  }))
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}

/** Not in the quiet hours: the application keeps it until one looks. */
const tellByPush = async ({ tx, now, enqueue }: Given, all: readonly Addressed[]): Promise<void> => {
  const ids = await insertPushes(tx, all.flatMap((one) => {
    const { letter: { kind, thing }, to: { memberId }, settings, onceKey, facts } = one
    const isWished = definitionOf(kind).by.includes('push') && choiceOf(one).push === 'atOnce'
    if (memberId === null || !isWished || isQuietAt(settings.quiet, now)) return []
    return [{ onceKey, memberId, kind, thing, facts }]
  }))
  await enqueue('sendPush', ids.map((pushId) => ({ pushId })))
}

/** Held over the night and over the quiet hours, unless that is too late. */
const tellByPhone = async ({ tx, now, enqueue }: Given, all: readonly Addressed[]): Promise<void> => {
  const ids = await insertPhoneMessages(tx, all.flatMap((one) => {
    const { letter: { kind }, to: { memberId, exhibitId, phoneSealed }, settings, onceKey, facts } = one
    if (memberId === null || phoneSealed === null) return []
    if (!ringsFor(kind, facts) || choiceOf(one).phone === 'never') return []
    const heldUntil = ringsAgainAt(settings.quiet, now, overAt(facts))
    return [{ onceKey, kind, memberId, exhibitId, phoneSealed, facts, heldUntil }]
  }))
  await enqueue('sendPhone', ids.map((messageId) => ({ messageId })))
}

export const tell = async (given: Given, letters: readonly Letter[]): Promise<void> => {
  if (letters.length === 0) return
  const all = await address(given, letters)
  await tellInApp(given, all)
  await tellByMail(given, all)
  await tellByPush(given, all)
  await tellByPhone(given, all)
}

/** One letter for each payload; of what is gone by now nothing is told. */
export const tellEach = async <Payload>(
  given: Given, payloads: readonly Payload[], letterOf: (payload: Payload) => Promise<Letter | undefined>,
): Promise<void> => {
  const letters: Letter[] = []
  for (const payload of payloads) {
    const letter = await letterOf(payload)
    if (letter !== undefined) letters.push(letter)
  }
  await tell(given, letters)
}
