// Tells people, by the ways that the catalogue names, in the transaction of what they are told about, and once.
import type { NoticeKind } from '@bidyard/contract/enums'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { definitionOf, type FactsOf } from '../catalogue.ts'
import { insertNotices } from '../inbox/notices.sql.ts'
import { insertMails } from '../mails/mails.sql.ts'
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

type Given = Pick<ReactionGiven, 'tx' | 'emit' | 'enqueue'>

interface Addressed {
  readonly letter: Letter
  readonly to: Recipient
  readonly onceKey: string
  readonly facts: object
}

const addressed = (letter: Letter, to: Recipient): Addressed => ({
  letter, to, onceKey: to.memberId === null ? letter.key : `${letter.key} to ${to.memberId}`,
  facts: { ...letter.facts, name: to.name, ...(to.shopName === null ? {} : { shopName: to.shopName }) },
})

const address = async ({ tx }: Given, letters: readonly Letter[]): Promise<readonly Addressed[]> => {
  const all: Addressed[] = []
  for (const [who, group] of Map.groupBy(letters, ({ kind }) => definitionOf(kind).to)) {
    const found = await findRecipients(tx, who, group.map(({ of }) => of))
    all.push(...group.flatMap((letter) => (found.get(letter.of) ?? []).map((to) => addressed(letter, to))))
  }
  return all
}

const tellInApp = async ({ tx, emit }: Given, all: readonly Addressed[]): Promise<void> => {
  const told = await insertNotices(tx, all.flatMap(({ letter: { kind, thing }, to, onceKey, facts }) =>
    (to.memberId === null || !definitionOf(kind).by.includes('app') ? [] : [{
      onceKey, kind, thing, facts, memberId: to.memberId, exhibitId: to.exhibitId,
    }])))
  for (const one of told) emit('noticesChanged', one)
}

const tellByMail = async ({ tx, enqueue }: Given, all: readonly Addressed[]): Promise<void> => {
  const ids = await insertMails(tx, all.flatMap(({ letter: { kind }, to: { email: recipient }, onceKey, facts }) =>
    (recipient === null || !definitionOf(kind).by.includes('mail') ? [] : [{ onceKey, kind, recipient, facts }])))
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}

export const tell = async (given: Given, letters: readonly Letter[]): Promise<void> => {
  if (letters.length === 0) return
  const all = await address(given, letters)
  await tellInApp(given, all)
  await tellByMail(given, all)
}
