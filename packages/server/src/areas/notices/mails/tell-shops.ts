// Writes to those who lead a shop what somebody may have done in its name, and what it is about to lose.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { findPayoutAccount } from '../../finance/for-other-areas.ts'
import { listMembersOfShop, type MemberRecord } from '../../members/for-other-areas.ts'
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { insertMails, type NewMail } from './mails.sql.ts'

type Told = { readonly name: string; readonly shopName: string }

const write = async (
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

/** Also to whoever changed it: it may have been somebody else in their name. */
export const tellOfPayoutAccount: Reaction<'payoutAccountChanged'> = async (given, payloads) => {
  for (const { shopId } of payloads) {
    const account = await findPayoutAccount(given.tx, shopId)
    if (account === undefined) continue
    const { id, bankCode, numberTail } = account
    const usableFrom = account.usableFrom.toISOString()
    await write(given, shopId, (told) => ({
      onceKey: `payout account ${id}`, kind: 'payoutAccountChanged',
      facts: { ...told, bankCode, numberTail, usableFrom },
    }))
  }
}

export const tellOfEndingMonth: Reaction<'subscriptionEnding'> = async (given, payloads) => {
  for (const { shopId, month } of payloads)
    await write(given, shopId, (told) => ({
      onceKey: `month ${month} of ${shopId} ends`, kind: 'subscriptionEnding', facts: { ...told, month },
    }))
}
