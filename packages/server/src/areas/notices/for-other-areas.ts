// What later areas and the tables of the product may use of notices.
import type { MailProviders } from '../../providers/mail/open-mailer.ts'
import { forgetNotices } from './inbox/forget-notices.ts'
import { forgetMails } from './mails/forget-mails.ts'
import { sendMail } from './mails/send-mail.ts'
import { sweepMails } from './mails/sweep-mails.ts'
import { type PhoneParts, sendPhone } from './phone/send-phone.ts'
import { sweepPhone } from './phone/sweep-phone.ts'
import type { PushParts } from './push/push-parts.ts'
import { sendPush } from './push/send-push.ts'

export { phoneTemplates } from './catalogue.ts'
export { mailTextOf } from './mails/mail-text.ts'
export { listNewestMails } from './mails/mails.sql.ts'
export { forgetLetters } from './tell/forget-letters.ts'
export { tellApplicants } from './tell/tell-applicants.ts'
export {
  tellOfAnswer, tellOfAward, tellOfCancelled, tellOfCorrection, tellOfDeclinedCancel, tellOfExtension, tellOfLost,
  tellOfPaused, tellOfQuestion, tellOfResumed, tellOfRetry,
} from './tell/tell-bidders.ts'
export { tellOfAppeal, tellOfPardon, tellOfRelease, tellOfViolation } from './tell/tell-of-standing.ts'
export { tellOfFault } from './tell/tell-of-faults.ts'
export { tellOfEndingDuty, tellOfRejection } from './tell/tell-of-steps.ts'
export { tellOfTurn } from './tell/tell-of-turns.ts'
export { tellOfAbandoned, tellOfVisit } from './tell/tell-of-visits.ts'
export { tellOfDataAnswer, tellOfDataDue } from './tell/tell-of-data.ts'
export { tellOfBooks, tellOfMatches, tellOfRegistration, tellOfWaiting } from './tell/tell-of-work.ts'
export {
  tellOfCalledOff, tellOfChoice, tellOfEndingDraft, tellOfLateFee, tellOfOfferedAgain, tellOfOpening, tellOfReturned,
  tellOfSaleMoney, tellOfSellerAccount, tellOfSellerFee, tellOfTakenBack, tellOfUnsold,
} from './tell/tell-sellers.ts'
export {
  tellOfAmounts, tellOfEndingMonth, tellOfOverdue, tellOfPayout, tellOfPayoutAccount,
} from './tell/tell-shops.ts'

export const noticeJobs = (parts: MailProviders & PushParts & PhoneParts) => ({
  sendMail: sendMail(parts), sendPush: sendPush(parts), sendPhone: sendPhone(parts), sweepPhone: sweepPhone(parts),
  sweepMails, forgetMails, forgetNotices,
})
