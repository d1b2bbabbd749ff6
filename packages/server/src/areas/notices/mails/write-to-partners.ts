// Writes mails to the people of partners about cars of their own; customers of partners have no mailbox of ours.
import { listPeopleOfPartners } from '../../members/for-other-areas.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { insertMails, type NewMail } from './mails.sql.ts'

export interface LetterToPartner {
  readonly companyId: string
  readonly mailOf: (told: { readonly name: string }) => Pick<NewMail, 'kind' | 'facts' | 'onceKey'>
}

export const writeToPartners = async (
  { tx, enqueue }: Pick<ReactionGiven, 'tx' | 'enqueue'>, letters: readonly LetterToPartner[],
): Promise<void> => {
  if (letters.length === 0) return
  const people = await listPeopleOfPartners(tx, [...new Set(letters.map(({ companyId }) => companyId))])
  const byCompany = Map.groupBy(people, (person) => person.companyId)
  const mails = letters.flatMap(({ companyId, mailOf }) =>
    (byCompany.get(companyId) ?? []).flatMap(({ id, name, email: recipient }) => {
      if (recipient === null) return []
      const mail = mailOf({ name })
      return [{ ...mail, recipient, onceKey: `${mail.onceKey} to ${id}` }]
    }))
  const ids = await insertMails(tx, mails)
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}
