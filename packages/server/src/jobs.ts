// Every job that is run after a commit: how often it is tried, how long it may take, and what it does.
import { auctionJobs } from './areas/auctions/for-other-areas.ts'
import { eraseMembers } from './areas/audit/for-other-areas.ts'
import { carJobs } from './areas/cars/for-other-areas.ts'
import { issueRecord } from './areas/contracts/for-other-areas.ts'
import { exportJobs, sealedWishes } from './areas/exports/for-other-areas.ts'
import { fileJobs, sealFilesAnew } from './areas/files/for-other-areas.ts'
import { financeJobs, sealedInProposals } from './areas/finance/for-other-areas.ts'
import { forgetRejected } from './areas/members/for-other-areas.ts'
import { identityJobs, identityLookups } from './areas/identity/for-other-areas.ts'
import { noticeJobs } from './areas/notices/for-other-areas.ts'
import { partnerJobs, partnerLookups } from './areas/partners/for-other-areas.ts'
import { reportJobs } from './areas/reports/for-other-areas.ts'
import { type DemoMarket, drawCarPhotos, renewMarket } from './areas/sandbox/for-other-areas.ts'
import { workJobs } from './areas/work/for-other-areas.ts'
import type { Providers } from './providers/providers.ts'
import { changeKeys, type KeyChanges } from './runtime/keys/change-keys.ts'
import { liftLookups } from './runtime/keys/lift-lookups.ts'
import { sealAnew } from './runtime/keys/seal-anew.ts'
import type { JobPlans, JobRuns } from './runtime/work/jobs.ts'
import { prune } from './runtime/work/prune.ts'

export const jobPlans: JobPlans = {
  // Piece by piece; what is cut off goes on where it was.
  changeKeys: { tries: 5, seconds: 3_600, atOnce: 1, everySeconds: 120 },
  prune: { tries: 3, seconds: 120, atOnce: 1, everySeconds: 3_600 },
  makeFileImages: { tries: 5, seconds: 180, atOnce: 2 },
  clearFileContent: { tries: 10, seconds: 60, atOnce: 2 },
  sweepFiles: { tries: 2, seconds: 1_800, atOnce: 1, everySeconds: 3_600 },
  forgetRejected: { tries: 3, seconds: 120, atOnce: 1, everySeconds: 86_400 },
  sweepIdentity: { tries: 2, seconds: 600, atOnce: 1, everySeconds: 3_600 },
  issueAccount: { tries: 12, seconds: 60, atOnce: 4 },
  // A day of growing pauses, in which the bank may be closed.
  closeBankAccount: { tries: 35, seconds: 60, atOnce: 4 },
  endAccount: { tries: 6, seconds: 60, atOnce: 4 },
  sweepAccounts: { tries: 2, seconds: 600, atOnce: 1, everySeconds: 60 },
  returnPayment: { tries: 35, seconds: 60, atOnce: 2 },
  reconcileLedger: { tries: 3, seconds: 600, atOnce: 1, everySeconds: 3_600 },
  // With growing pauses that is a day, in which somebody can mend the server of mails.
  sendMail: { tries: 35, seconds: 90, atOnce: 2 },
  tellWaiting: { tries: 2, seconds: 120, atOnce: 1, everySeconds: 3_600 },
  // Whoever was away for half a day reads it in the application.
  sendPush: { tries: 12, seconds: 60, atOnce: 4 },
  // A day of growing pauses: the carrier sends nothing of one name twice.
  sendPhone: { tries: 35, seconds: 90, atOnce: 2 },
  sweepPhone: { tries: 2, seconds: 300, atOnce: 1, everySeconds: 60 },
  sweepMails: { tries: 2, seconds: 300, atOnce: 1, everySeconds: 300 },
  forgetMails: { tries: 3, seconds: 120, atOnce: 1, everySeconds: 86_400 },
  forgetNotices: { tries: 3, seconds: 600, atOnce: 1, everySeconds: 86_400 },
  readOrderImport: { tries: 5, seconds: 120, atOnce: 1 },
  forgetOrderImports: { tries: 3, seconds: 600, atOnce: 1, everySeconds: 86_400 },
  sweepOrderImports: { tries: 2, seconds: 60, atOnce: 1, everySeconds: 300 },
  // Piece by piece; what is cut off goes on where it was.
  runOrderImport: { tries: 35, seconds: 1_800, atOnce: 1 },
  syncSearch: { tries: 35, seconds: 1_800, atOnce: 1 },
  issueRecord: { tries: 10, seconds: 120, atOnce: 1 },
  compareSearch: { tries: 2, seconds: 1_800, atOnce: 1, everySeconds: 3_600 },
  tellSavedSearches: { tries: 5, seconds: 120, atOnce: 1 },
  forgetHits: { tries: 3, seconds: 120, atOnce: 1, everySeconds: 86_400 },
  eraseMembers: { tries: 5, seconds: 600, atOnce: 1, everySeconds: 3_600 },
  countDays: { tries: 2, seconds: 600, atOnce: 1, everySeconds: 60 },
  sweepPartners: { tries: 2, seconds: 300, atOnce: 1, everySeconds: 3_600 },
  forgetExports: { tries: 2, seconds: 300, atOnce: 1, everySeconds: 3_600 },
  drawCarPhotos: { tries: 5, seconds: 300, atOnce: 1 },
  renewMarket: { tries: 1, seconds: 120, atOnce: 1 },
}

/** All that is made with keys, wherever it lies. */
const keyChangesOf = (providers: Providers): KeyChanges => {
  const { personal } = providers
  return {
    data: sealAnew(personal, [sealedWishes, sealedInProposals]),
    file: sealFilesAnew(providers),
    lookup: liftLookups(personal, [...identityLookups(personal), ...partnerLookups]),
  }
}

/** Where there is a demo world, its market is drawn and kept going. */
export const jobRunsOf = (providers: Providers, demo?: DemoMarket): JobRuns => {
  const { storage, mailer, publicUrl, banks, personal, pusher, phone } = providers
  return {
    prune,
    changeKeys: changeKeys(keyChangesOf(providers)),
    ...fileJobs(storage),
    ...identityJobs,
    forgetRejected,
    ...partnerJobs,
    ...financeJobs({ banks, personal }),
    ...carJobs({ personal }),
    ...auctionJobs,
    issueRecord: issueRecord(providers),
    ...workJobs,
    ...reportJobs,
    ...exportJobs,
    eraseMembers: eraseMembers({ personal }),
    ...noticeJobs({ mailer, publicUrl, pusher, personal, phone }),
    drawCarPhotos: drawCarPhotos({ files: providers, demo }),
    renewMarket: renewMarket({ parts: providers, rows: demo?.rows }),
  }
}
