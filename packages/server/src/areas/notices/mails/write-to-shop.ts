// Writes mails to those who lead a shop, and to nobody else in it.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { listMembersOfShops, type MemberRecord } from '../../members/for-other-areas.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { insertMails, type NewMail } from './mails.sql.ts'

type Told = { readonly name: string; readonly shopName: string }

export interface LetterToShop {
  readonly shopId: string
  readonly mailOf: (told: Told) => Pick<NewMail, 'kind' | 'facts' | 'onceKey'>
}

const mailTo = ({ mailOf }: LetterToShop) => (
  { id, email: recipient, name, shopName, ...rest }: MemberRecord,
): readonly NewMail[] => {
  if (recipient === null || shopName === null || !leadsShop(rest)) return []
  const mail = mailOf({ name, shopName })
  return [{ ...mail, recipient, onceKey: `${mail.onceKey} to ${id}` }]
}

export const writeToShops = async (
  { tx, enqueue }: Pick<ReactionGiven, 'tx' | 'enqueue'>, letters: readonly LetterToShop[],
): Promise<void> => {
  if (letters.length === 0) return
  const members = await listMembersOfShops(tx, [...new Set(letters.map(({ shopId }) => shopId))])
  const byShop = Map.groupBy(members, (member) => member.shopId)
  const ids = await insertMails(tx, letters.flatMap((letter) =>
    (byShop.get(letter.shopId) ?? []).flatMap(mailTo(letter))))
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}
