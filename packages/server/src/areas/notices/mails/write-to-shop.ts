// Writes mails to those who lead a shop, and to nobody else in it.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { listMembersOfShop, type MemberRecord } from '../../members/for-other-areas.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { insertMails, type NewMail } from './mails.sql.ts'

type Told = { readonly name: string; readonly shopName: string }

export const writeToShop = async (
  { tx, enqueue }: Pick<ReactionGiven, 'tx' | 'enqueue'>, shopId: string,
  mailOf: (told: Told) => Pick<NewMail, 'kind' | 'facts' | 'onceKey'>,
): Promise<void> => {
  const mailTo = ({ id, email: recipient, name, shopName, ...rest }: MemberRecord): readonly NewMail[] => {
    if (recipient === null || shopName === null || !leadsShop(rest)) return []
    const mail = mailOf({ name, shopName })
    return [{ ...mail, recipient, onceKey: `${mail.onceKey} to ${id}` }]
  }
  const ids = await insertMails(tx, (await listMembersOfShop(tx, shopId)).flatMap(mailTo))
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}
