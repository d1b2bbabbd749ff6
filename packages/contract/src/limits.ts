// Every bound of the wire and of the runtime in one place; rules of business are configuration, not limits.

export const limits = {
  // Lists
  pageSize: 100,
  pageSizeDefault: 20,
  page: 500,
  countExact: 10_000,
  filterText: 200,
  filterIn: 10_000,
  sortKeys: 4,
  cursorText: 5_000,
  number: Number.MAX_SAFE_INTEGER,
  timeText: 40,
  queryText: 1_000_000,

  // Texts
  name: 100,
  title: 200,
  note: 2_000,
  reason: 500,
  url: 2_000,
  code: 100,
  idempotencyKey: 100,
  header: 500,
  email: 254,
  phoneText: 30,
  digitsText: 30,
  address: 200,

  // Requests
  bodyBytes: 262_144,
  headersMs: 10_000,
  bodyMs: 15_000,
  handlerMs: 30_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleTransactionMs: 15_000,
  connectMs: 5_000,
  replicaBehindMs: 2_000,
  jobRestMs: 10_000,
  drainMs: 15_000,
  queueMs: 5_000,
  queuedPerConnection: 40,
  requestsPerMinute: 1_200,
  requestsPerMinuteOfAddress: 12_000,
  headersBytes: 1_048_576,
  jsonDepth: 32,
  idempotencyHours: 72,

  // Bids: so many wait for a batch, of all and of one shop, before they are asked to come again
  bidLanes: 1,
  bidsPerBatch: 256,
  bidsWaiting: 4_000,
  bidsWaitingOfShop: 20,

  // Live updates
  liveBufferedEvents: 256,
  liveHeartbeatMs: 15_000,
  liveReplayHours: 24,
  liveStreamsPerCaller: 8,

  // Identity
  passwordText: 1_000,
  tokenText: 200,
  deviceUid: 200,
  oneTimeCode: 6,
  transactionId: 20,
  identityResultMs: 5_000,
  signInTicketMinutes: 10,
  ownSessions: 100,

  // Files
  policyMinutes: 10,
  uploadMs: 300_000,
  policyText: 4_000,
  tempFileHours: 24,
  ownerlessFileHours: 24,
  waitingFiles: 500,
  ownerlessFilesADay: 100,
  privateFileDays: 30,
  /** Since it was uploaded, or a draft that names it without referring to it was last saved. */
  unusedFileDays: 90,
  commitStorageMs: 10_000,
  imagePixels: 100_000_000,
  imageSide: 20_000,
  fileBytes: 20_971_520,
  readLinkSeconds: 300,
  privateReadLinkSeconds: 60,

  // Mails
  mailMs: 30_000,
  mailText: 10_000,
  mailDays: 90,

  // Messages to phones
  phoneMs: 15_000,
  phoneMessageText: 2_000,
  phoneDays: 90,
  /** Carriers say within three days what became of a message. */
  phoneReportHours: 72,

  // Notices
  noticeText: 4_000,
  noticesCounted: 1_000_000,
  noticeDays: 90,
  digestNotices: 50,
  pushAddresses: 20,
  /** After so long the office is told of work that nobody ended. */
  workWaitsHours: 24,
  /** Of an account only so many of its last digits are ever shown. */
  accountTailDigits: 4,
  /** An account that takes the place of another is used so long after it was named. */
  accountWaitHours: 24,
  /** So many days before a draft lapses its seller is reminded of it. */
  draftRemindDays: 3,
  /** Assumed: nobody can be expected to answer, or to come, sooner than so long after it is known when, or by whom. */
  noticeHours: 12,
  /** So long after its time a visit to a car is to be over, or the office is told. */
  visitLateHours: 24,

  // Records
  logFindings: 500,
  logRowsAtOnce: 1_000,
  ownDataRows: 2_000,
  /** The law gives ten days for a decision; the office is reminded before. */
  dataRequestDays: 10,
  dataRequestRemindDays: 7,

  // What-if
  replayDays: 366,
  replayCases: 1_000,

  // Exports
  exportQuery: 100_000,
  exportRowsAtOnce: 500,
  exportPagesAtOnce: 2,
  exportPagesWaiting: 1_000_000,
  exportTurnSeconds: 300,
  /** Longer than any turn, and long enough for whoever holds a download up in the browser. */
  exportPauseSeconds: 360,
  /** So long without a sign of life, and nobody writes it any more. */
  exportSilentSeconds: 60,
  exportDays: 1,

  // Auctions
  /** From the end of its auction, so long dealers cannot tell whether anybody bid: by then everybody has decided. */
  undecidedDays: 10,
  auctionAheadDays: 60,

  // Facts about cars, asked of others
  carDataMs: 7_000,

  // Banks
  bankMs: 10_000,
  noticesAtOnce: 50,
  noticeBytes: 16_384,
  noticesPerMinute: 600,
  strangeNoticesPerMinute: 60,

  // Partners
  carNumber: 20,
  keyOverlapHours: 720,
  livePartnerKeys: 5,
  oneTimeLinkHours: 168,

  // Outages
  outageMs: 10_000,
  /** A process that was silent for so long counts as gone where keys change. */
  keyHolderMs: 20_000,
  /** A run of a change of keys leaves a kind of keys after so long, and goes on with it in the next one. */
  keyChangeMs: 900_000,
  /** A start waits so long for whoever writes with the key that its own one follows. */
  keyWaitMs: 300_000,
  beatMs: 2_000,
  outageExtraMs: 1_800_000,

  // The sandbox's clock may run ten years ahead
  clockShiftSeconds: 315_576_000,
} as const
