// What later areas and the tables of the product may use of notices.
import type { MailProviders } from '../../providers/mail/open-mailer.ts'
import { forgetMails } from './mails/forget-mails.ts'
import { sendMail } from './mails/send-mail.ts'

export { mailTextOf } from './mails/mail-texts.ts'
export { listNewestMails } from './mails/mails.sql.ts'
export { tellApplicants } from './mails/tell-applicants.ts'
export { tellOfAward, tellOfCancelled, tellOfQuestion, tellOfRetry } from './mails/tell-bidders.ts'
export { tellOfEndingDuty, tellOfRejection } from './mails/tell-of-steps.ts'
export { tellOfSellerAccount } from './mails/tell-sellers.ts'
export { tellOfEndingMonth, tellOfPayoutAccount } from './mails/tell-shops.ts'

export const noticeJobs = (parts: MailProviders) => ({ sendMail: sendMail(parts), forgetMails })
