// Every call of the sandbox and the file that answers it; outside local and develop none of them is served.
import type { BankProviders } from '../../providers/bank/open-banks.ts'
import type { MailProviders } from '../../providers/mail/open-mailer.ts'
import type { PhoneProviders } from '../../providers/phone/open-phone.ts'
import { getBankAccount, listBankAccounts } from './bank/bank-accounts.ts'
import { forgeNotice } from './bank/forge-notice.ts'
import { openStrayAccount } from './bank/open-stray-account.ts'
import { repeatNotice } from './bank/repeat-notice.ts'
import { reverseTransfer } from './bank/reverse-transfer.ts'
import { transferToAccount } from './bank/transfer-to-account.ts'
import { listAccounts } from './list-accounts.ts'
import { listMails } from './list-mails.ts'
import { listPhoneMessages } from './list-phone-messages.ts'
import { moveClock } from './move-clock.ts'
import { readClock } from './read-clock.ts'

export const sandboxHandlers = (parts: BankProviders & MailProviders & PhoneProviders) => ({
  listAccounts, listMails: listMails(parts), listPhoneMessages: listPhoneMessages(parts), readClock, moveClock,
  listBankAccounts: listBankAccounts(parts), getBankAccount: getBankAccount(parts),
  transferToAccount: transferToAccount(parts), reverseTransfer: reverseTransfer(parts),
  repeatNotice: repeatNotice(parts), forgeNotice: forgeNotice(parts), openStrayAccount: openStrayAccount(parts),
})
