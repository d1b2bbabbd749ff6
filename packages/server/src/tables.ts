// The tables as the migrations make them. Written by `tools/write-tables.ts`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

export type Generated<T> = T extends ColumnType<infer Shown, infer Given, infer Changed>
  ? ColumnType<Shown, Given | undefined, Changed>
  : ColumnType<T, T | undefined, T>
export type Time = ColumnType<Date, Date | string, Date | string>
export type Day = string
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export type Json = ColumnType<JsonValue, unknown, unknown>

export interface AccessLog {
  id: GeneratedAlways<number>
  user_id: string | null
  address: string | null
  subject: string
  subject_id: string | null
  act: string
  reason: string | null
  request_id: string | null
  created_at: Generated<Time>
  shown_count: number | null
}

export interface AdjustmentLines {
  id: Generated<string>
  adjustment_id: string
  attempt: number
  place: number
  kind: 'tire' | 'wheel' | 'outerPanel' | 'etc' | 'additionalCarDamageInfo'
  units: number
  amount_won: number
  damages: Generated<Json>
  note: string | null
  photo_ids: Generated<readonly string[]>
  answer: 'agreed' | 'disputed' | null
  answer_note: string | null
  allowed_won: number | null
  decision_note: string | null
}

export interface Adjustments {
  id: Generated<string>
  contract_id: string
  bidding_id: string
  state: 'notSubmitted' | 'submitted' | 'agreed' | 'disputed' | 'decided'
  attempt: Generated<number>
  total_won: Generated<number>
  allowed_won: number | null
  submitted_by: string | null
  submitted_at: Time | null
  answered_by: string | null
  answered_at: Time | null
  decided_by: string | null
  decided_at: Time | null
  decision_note: string | null
  is_unfair: Generated<boolean>
  result_due_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Amounts {
  id: Generated<string>
  amount_no: Generated<string>
  source: string
  kind: 'fee' | 'carPrice' | 'deposit' | 'claim'
  fee_type: 'exhibitFee' | 'successBidFee' | 'failedBidFee' | 'retryAuctionFee' | 'inspectionFee' | 'deliveryFee'
    | 'storageFee' | 'fuelFee' | 'transferFee' | 'mortgageReleaseFee' | 'subscriptionFee' | 'penaltyFee' | 'stampFee'
    | 'etcFee' | null
  state: 'expected' | 'billed' | 'paid' | 'refunding' | 'refunded' | 'voided'
  shop_id: string
  member_id: string | null
  order_id: string | null
  auction_id: string | null
  bidding_id: string | null
  contract_id: string | null
  supply_won: number
  vat_won: number
  total_won: number
  bill_type: Generated<'unissued' | 'taxBill' | 'cashReceipt'>
  payment_method: 'virtualAccount' | 'accountTransfer' | 'cash' | 'card' | null
  note: string | null
  due_at: Time | null
  billed_at: Time | null
  paid_at: Time | null
  refunded_at: Time | null
  voided_at: Time | null
  bill_entry_id: string | null
  pay_entry_id: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  payable_until: Time | null
  is_final: Generated<boolean>
  bill_issued_on: Day | null
  bill_number: string | null
  bill_waits: Generated<boolean>
}

export interface AppVersions {
  platform: 'ios' | 'android'
  version: Generated<number>
  minimum: string
  latest: string
  store_url: string | null
  message_ko: string | null
  message_en: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface AuctionBidders {
  id: Generated<string>
  auction_id: string
  bidding_id: string
  shop_id: string
  company_id: string
  member_id: string
  state: 'awardInProgress' | 'awardCompleted' | 'rejected' | 'afterConsulting' | 'retryAuction' | 'cancelled'
    | 'waiting' | 'completed' | 'winner'
  bid_rank: number | null
  bid_amount_won: number
  bid_at: Time
  sale_requested_at: Time | null
  awarded_at: Time | null
  done_at: Time | null
  cancelled_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface AuctionErrorReports {
  id: Generated<string>
  auction_id: string
  member_id: string
  shop_id: string | null
  subject: 'model' | 'year' | 'odometer' | 'options' | 'damage' | 'accident' | 'photos' | 'documents' | 'other'
  statement: string
  report_at: Generated<Time>
  outcome: 'corrected' | 'right' | 'noted' | null
  answer: string | null
  answered_at: Time | null
  answered_by: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface AuctionFavorites {
  id: Generated<string>
  auction_id: string
  member_id: string
  selected_at: Generated<Time>
  unselected_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface AuctionNotices {
  id: Generated<string>
  auction_id: string
  kind: 'extended' | 'corrected' | 'outage'
  reason: string
  ends_before: Time
  ends_after: Time
  member_id: string | null
  corrected: Json | null
  created_at: Generated<Time>
}

export interface AuctionSearchRows {
  id: Generated<string>
  auction_id: string
  order_id: string
  auction_no: string
  state: 'preparation' | 'auction' | 'contract' | 'done' | 'cancelled'
  kind: 'self' | 'pro' | 'prime'
  house_type: 'inflow' | 'outflow' | 'onsite'
  round: number
  car_number: string
  plate_suffix: string | null
  maker: string
  model: string
  detail_model: string | null
  grade: string | null
  detail_grade: string | null
  maker_key: string
  model_key: string
  detail_model_key: string | null
  grade_key: string | null
  detail_grade_key: string | null
  origin: string | null
  model_year: number
  first_registered_on: Day | null
  odometer_km: number | null
  displacement_cc: number | null
  fuel: string | null
  drive: string | null
  transmission: string | null
  color: string | null
  seat_color: string | null
  sunroof: string | null
  usage: string | null
  options: Generated<readonly string[]>
  region: string | null
  accident_history: string | null
  damage_count: Generated<number>
  guide_mid_won: number | null
  cover_photo_id: string | null
  photo_count: Generated<number>
  is_by_hand: Generated<boolean>
  auction_created_at: Time
  opened_at: Time
  ends_at: Time
  spelled: string
  initials: string
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Auctions {
  id: Generated<string>
  auction_no: Generated<string>
  order_id: string
  round: number
  state: 'preparation' | 'auction' | 'contract' | 'done' | 'cancelled'
  kind: 'self' | 'pro' | 'prime'
  house_type: 'inflow' | 'outflow' | 'onsite'
  returned_at: Time | null
  returned_by: string | null
  return_reasons: Generated<readonly string[]>
  return_note: string | null
  resubmitted_at: Time | null
  screened_at: Time | null
  screened_by: string | null
  open_at: Time | null
  opened_at: Time | null
  ends_at: Time | null
  first_ends_at: Time | null
  corrected_at: Time | null
  closed_at: Time | null
  end_reason: 'declined' | 'retried' | 'cancelled' | null
  round_ended_by: 'seller' | 'staff' | 'clock' | 'flow' | null
  end_note: string | null
  configuration_revision: number | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface AuditLog {
  id: GeneratedAlways<number>
  act: string
  subject: string
  subject_id: string | null
  member_id: string | null
  actor: string
  before: Json | null
  after: Json | null
  reason: string | null
  request_id: string | null
  created_at: Generated<Time>
}

export interface BidEntries {
  bid_month: Day
  sequence: number
  auction_id: string
  bidding_id: string
  shop_id: string
  member_id: string
  amount_won: number
  previous_won: number | null
  bid_at: Time
  idempotency_key: string
  request_id: string | null
}

export interface BiddingCancelRequests {
  id: Generated<string>
  auction_id: string
  bidding_id: string
  shop_id: string
  member_id: string
  corrected_at: Time
  note: string | null
  outcome: 'cancelled' | 'declined' | null
  answer: string | null
  answered_at: Time | null
  answered_by: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface BiddingStandings {
  shop_id: string
  version: Generated<number>
}

export interface Biddings {
  id: Generated<string>
  auction_id: string
  shop_id: string
  company_id: string
  member_id: string
  state: 'bidding' | 'bidFailed' | 'awardReserved' | 'awarded' | 'done' | 'cancelled' | 'biddingPaused'
  amount_won: number
  previous_won: number | null
  bid_at: Time
  sequence: number
  pause_causes: Generated<readonly string[]>
  note: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CarChecks {
  id: Generated<string>
  order_id: string
  car_number: string
  state: 'inProgress' | 'complete' | 'reservationCancel' | 'reservationDefault'
  source: 'seller' | 'inspector'
  reserved_at: Time | null
  inspector_id: string | null
  place_sealed: Bytes | null
  started_at: Time | null
  completed_at: Time | null
  end_note: string | null
  record: Generated<Json>
  damage_count: Generated<number>
  odometer_reading: number | null
  odometer_unit: 'Km' | 'Mile' | null
  odometer_km: number | null
  accident_history: 'noAccident_noInsuranceHistory' | 'noAccident_withInsuranceHistory' | 'accident_minor'
    | 'accident_moderate' | 'accident_totalLoss' | 'unknown' | null
  judgement: Json | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CarCodes {
  id: Generated<string>
  level: 'maker' | 'model' | 'detailModel' | 'grade' | 'detailGrade'
  code: string
  parent_level: GeneratedAlways<string | null>
  parent_code: string | null
  name_ko: string
  name_en: string
  path_ko: string
  origin: 'domestic' | 'imported' | null
  from_year: number | null
  to_year: number | null
  fuel: string | null
  is_active: Generated<boolean>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CarGuidePrices {
  order_id: string
  outcome: 'found' | 'missing' | 'declined' | 'unclear' | 'down'
  asked_at: Time
  low_won: number | null
  mid_won: number | null
  high_won: number | null
  as_of: Day | null
}

export interface CarHistories {
  id: Generated<string>
  order_id: string
  car_number: string
  source: 'provider' | 'hand'
  outcome: 'found' | 'missing' | 'declined' | 'unclear' | 'down' | null
  asked_at: Time | null
  facts: Json | null
  author_id: string | null
  author_name: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CarPhotos {
  id: Generated<string>
  order_id: string
  car_number: string
  file_id: string
  car_check_id: string | null
  view: 'front' | 'rear' | 'left' | 'right' | 'interior' | 'dashboard' | 'wheel' | 'engine' | 'damage' | 'other'
  position: string | null
  label: string | null
  sort_order: number
  is_cover: Generated<boolean>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CarRegisters {
  id: Generated<string>
  order_id: string
  car_number: string
  source: 'provider' | 'hand'
  outcome: 'found' | 'missing' | 'declined' | 'unclear' | 'down' | null
  asked_at: Time | null
  facts: Json | null
  author_id: string | null
  author_name: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface CheckIns {
  id: Generated<string>
  order_id: string
  car_number: string
  transport_id: string
  slot_id: string | null
  odometer_reading: number
  odometer_unit: 'Km' | 'Mile'
  odometer_km: number
  key_count: number
  papers: Generated<readonly string[]>
  note: string | null
  checked_in_at: Generated<Time>
  checked_in_by: string
  released_at: Time | null
  released_by: string | null
  released_to: 'buyer' | 'owner' | null
  release_note: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ClockShift {
  only_row: Generated<boolean>
  shift: Generated<string>
}

export interface CommonCodeWords {
  code: string
  value: string
  label_ko: string | null
  label_en: string | null
  is_active: boolean
  updated_at: Generated<Time>
}

export interface Companies {
  id: Generated<string>
  kind: 'operator' | 'shop' | 'partner' | 'transport'
  state: Generated<'active' | 'suspended' | 'closed'>
  name: string
  business_number: string
  corporate_number: string | null
  representative_name: string
  phone_number: string
  email: string | null
  postal_code: string | null
  road_address: string | null
  address_detail: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ConfigurationVersions {
  id: Generated<string>
  key: string
  version: number
  revision: number
  value: Json
  preset: string | null
  reason: string
  member_id: string | null
  actor: string
  request_id: string | null
  created_at: Generated<Time>
}

export interface Configurations {
  id: Generated<string>
  key: string
  sort_order: number
  version: number
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ConsultingNotes {
  id: Generated<string>
  auction_id: string
  member_id: string | null
  note: string
  created_at: Generated<Time>
}

export interface ContractRecords {
  id: Generated<string>
  contract_id: string
  edition: number
  record_no: string
  approved_at: Time
  file_id: string
  sha256: string
  issued_at: Time
}

export interface Contracts {
  id: Generated<string>
  contract_no: Generated<string>
  kind: 'self' | 'pro' | 'prime'
  self_step: 'salesDecision' | 'purchaseDecision' | 'tradeScheduling' | 'tradeResult' | 'payment' | 'screening' | 'done'
    | 'cancelled' | null
  pro_step: 'salesDecision' | 'purchaseDecision' | 'deliveryScheduling' | 'payment' | 'screening' | 'done' | 'cancelled'
    | null
  prime_step: 'lienConfirmation' | 'payment' | 'takeoverConfirmation' | 'screening' | 'done' | 'cancelled' | null
  state: GeneratedAlways<string>
  order_id: string
  auction_id: string
  bidding_id: string
  bidder_id: string
  shop_id: string
  member_id: string
  amount_won: number
  price_won: number | null
  corrected_won: number | null
  opened_as: 'seller' | 'staff' | 'flow'
  opened_by: string | null
  configuration_revision: number
  sale_state: 'pending' | 'accepted' | 'declined' | null
  sale_decided_at: Time | null
  sale_decline_type: 'priceTooLow' | 'changeOfMind' | 'soldElsewhere' | 'unreachable' | 'etc' | null
  sale_note: string | null
  purchase_state: 'pending' | 'accepted' | 'declined' | null
  purchase_decided_at: Time | null
  purchase_decline_type: 'conditionMismatch' | 'undisclosedAccident' | 'lien' | 'changeOfMind' | 'etc' | null
  purchase_note: string | null
  requested_at: Time | null
  consent_note: string | null
  awarded_at: Time | null
  cancelled_at: Time | null
  cancel_cause: 'saleDeclined' | 'saleExpired' | 'reverted' | 'currentCancelled' | 'purchaseDeclined'
    | 'purchaseExpired' | 'shopBanned' | 'byStaff' | 'visitCancelled' | 'schedulingExpired' | 'resultFailed'
    | 'deliveryExpired' | 'paymentExpired' | 'lienBlocked' | 'lienWithdrawn' | null
  cancel_type: 'sellerRequest' | 'buyerRequest' | 'carUnavailable' | 'wrongListing' | 'mistake' | 'lienNotCleared'
    | 'etc' | null
  cancel_note: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  scheduling_state: Generated<'pending' | 'confirmed'>
  visit_reserved_at: Time | null
  visit_ends_at: Time | null
  visit_seller_id: string | null
  visit_windows: Generated<Json>
  delay_count: Generated<number>
  schedule_cancel_type: 'sellerRequest' | 'buyerRequest' | 'noContact' | 'etc' | null
  schedule_cancelled_as: 'buyer' | 'seller' | null
  result_state: Generated<'pending' | 'submitted'>
  result_outcome: 'success' | 'fail' | null
  result_fail_type: 'priceDisagreement' | 'conditionMismatch' | 'sellerRefusal' | 'buyerRefusal' | 'buyerNoShow'
    | 'sellerNoShow' | 'etc' | null
  result_note: string | null
  result_submitted_at: Time | null
  result_draft: Json | null
  result_draft_version: Generated<number>
  payment_state: Generated<'pending' | 'completed'>
  payment_claimed_at: Time | null
  payment_completed_at: Time | null
  screening_state: Generated<'pending' | 'inProgress' | 'approved' | 'rejected'>
  screening_draft: Json | null
  screening_draft_version: Generated<number>
  rejection_count: Generated<number>
  escalated_at: Time | null
  attention: 'staff' | 'root' | null
  attention_at: Time | null
  done_at: Time | null
  handed_over_at: Time | null
  correction_reason: string | null
  without_papers_at: Time | null
  without_papers_by: string | null
}

export interface CountedDays {
  day: Day
  counted_at: Time
}

export interface CountingMark {
  is_only: Generated<boolean>
  seen: Generated<number>
  seen_before: Generated<number>
  moved_at: Time | null
}

export interface DataErasures {
  member_id: string
  request_id: string | null
  person_id: string | null
  erased_at: Time | null
  kept: Generated<Json>
  next_at: Time | null
  created_at: Generated<Time>
}

export interface DataRequests {
  id: Generated<string>
  member_id: string
  kind: 'correction' | 'deletion'
  state: Generated<'submitted' | 'withdrawn' | 'granted' | 'refused'>
  field: string | null
  statement: string
  decide_until: Time
  ground: string | null
  answer: string | null
  decided_by: string | null
  decided_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface DayNumbers {
  day: Day
  measure: string
  part: Generated<string>
  count: number
  total: Generated<number>
}

export interface Deadlines {
  id: Generated<string>
  machine: string
  row_id: string
  duty: string
  whose: string
  holder_id: string | null
  due_at: Time
  final_at: Time | null
  next_at: Time | null
  stage: Generated<'due' | 'final' | 'done' | 'void'>
  failures: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface DepositUseParts {
  use_id: string
  deposit_id: string
  won: number
}

export interface DepositUses {
  id: Generated<string>
  shop_id: string
  source: string
  wanted_won: number
  taken_won: number
  claim_won: number
  entry_id: string
  claim_amount_id: string | null
  reason: string
  restored_at: Time | null
  created_at: Generated<Time>
}

export interface Exhibits {
  id: Generated<string>
  partner_id: string
  customer_id: string
  exhibit_key: string
  car_no: string
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Exports {
  id: Generated<string>
  what: string
  shop_id: string | null
  wish: Bytes
  session_id: string
  row_count: number | null
  written_count: Generated<number>
  created_at: Generated<Time>
  opens_until: Time
  started_at: Time | null
  moved_at: Time | null
  stopped_at: Time | null
  done_at: Time | null
  broken_at: Time | null
}

export interface FaultCases {
  id: Generated<string>
  contract_id: string
  kind: 'purchaseDecline' | 'tradeScheduling' | 'tradeResult'
  claim: string
  note: string | null
  opened_by: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  state: Generated<'open' | 'confirmed' | 'disputed' | 'decided'>
  opened_as: Generated<'buyer' | 'seller' | 'staff'>
  asked: Generated<'buyer' | 'seller'>
  answer_note: string | null
  answered_by: string | null
  answered_at: Time | null
  overdue_at: Time | null
  fault: 'buyer' | 'seller' | 'nobody' | null
  decision_note: string | null
  decided_by: string | null
  decided_at: Time | null
  version: Generated<number>
}

export interface FileImages {
  file_id: string
  size: 'small' | 'middle' | 'large' | 'original'
  content_type: string
  width: number
  height: number
  size_bytes: number
}

export interface FileUses {
  file_id: string
  subject: string
  subject_id: string
  created_at: Generated<Time>
}

export interface FileViews {
  id: Generated<string>
  file_id: string
  user_id: string
  session_id: string
  reason: string
  ends_at: Time
  created_at: Generated<Time>
}

export interface Files {
  id: Generated<string>
  usage_type: 'carPhoto' | 'inspection' | 'document' | 'contractDocument' | 'contractAdjustmentLineItemImage'
    | 'memberProfileImage' | 'businessRegistration' | 'employeeCard' | 'vehicleManagementBusinessRegistration'
    | 'representativeKrRrn' | 'corporateRegistration'
  state: Generated<'temp' | 'commit' | 'deleted'>
  uploader_id: string | null
  announced_from: string | null
  name: string
  content_type: string
  announced_bytes: number | null
  size_bytes: number | null
  sealed_by: string | null
  raw_kept: Generated<boolean>
  image_state: Generated<'none' | 'waiting' | 'made' | 'failed'>
  image_failure: 'unreadable' | 'unsupported' | 'tooManyPixels' | 'tooSlow' | null
  keep_until: Time | null
  committed_at: Time | null
  deleted_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  exhibit_id: string | null
}

export interface HeldMarks {
  mark_hash: Bytes
}

export interface Holidays {
  day: Day
  name: string
  created_at: Generated<Time>
}

export interface IdempotencyKeys {
  caller: string
  call: string
  key: string
  body_hash: Bytes
  answer: string | null
  created_at: Generated<Time>
}

export interface IdentityRequests {
  id: Generated<string>
  provider: 'kg'
  transaction_id: string
  return_hash: Bytes
  verifier_hash: Bytes
  usage: 'sign-up' | 'ID/password-recovery'
  method: string | null
  service_code: string
  asked_sealed: Bytes | null
  returned_sealed: Bytes | null
  stage: Generated<'open' | 'completing' | 'completed' | 'failed'>
  outcome: string | null
  ends_at: Time
  completed_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface IdentityTokens {
  id: Generated<string>
  token_hash: Bytes
  request_id: string | null
  usage: 'sign-up' | 'ID/password-recovery'
  person_sealed: Bytes
  identity_hash: Bytes
  ci_hash: Bytes | null
  ends_at: Time
  used_at: Time | null
  created_at: Generated<Time>
  lookup_version: Generated<number>
}

export interface Imports {
  id: Generated<string>
  kind: 'car-codes' | 'metadata' | 'holidays' | 'members' | 'past-auctions'
  file_name: string
  checksum: string
  is_imported: boolean
  row_count: number
  fault_count: number
  faults: Json
  duration_ms: number
  created_at: Generated<Time>
}

export interface IncomingCarCodes {
  line: number
  is_bad: boolean
  level: string
  code: string
  parent_level: string | null
  parent_code: string | null
  name_ko: string | null
  name_en: string | null
  origin: string | null
  from_year: number | null
  to_year: number | null
  fuel: string | null
}

export interface KeyHolders {
  holder: string
  known: readonly string[]
  writes: readonly string[]
  lasts_until: Time
}

export interface LedgerAccounts {
  id: Generated<string>
  kind: 'bankClearing' | 'shopReceivable' | 'shopClaim' | 'writtenOff' | 'shopDeposit' | 'shopCredit' | 'unmatched'
    | 'payoutClearing' | 'carMoneyHeld' | 'sellerReceivable' | 'revenue' | 'penaltyIncome' | 'vatPayable'
  owner_id: string | null
  balance_won: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface LedgerEntries {
  id: Generated<string>
  act: string
  source: string
  shop_id: string | null
  subject: string
  subject_id: string
  side_count: number
  reverses_id: string | null
  reason: string | null
  actor: string
  member_id: string | null
  request_id: string | null
  happened_at: Generated<Time>
  created_at: Generated<Time>
}

export interface LedgerPostings {
  id: Generated<string>
  entry_id: string
  account_id: string
  won: number
  created_at: Generated<Time>
}

export interface LienReadings {
  contract_id: string
  register_on: Day
  outcome: 'clear' | 'payoffArranged'
  seizures: number
  mortgages: number
  payoff_won: number | null
  document_id: string | null
  note: string | null
  read_by: string | null
  created_at: Generated<Time>
}

export interface LogConfirmations {
  id: Generated<string>
  month: string
  word: string
  found: Json
  member_id: string
  created_at: Generated<Time>
}

export interface LogExports {
  id: Generated<string>
  log: 'changes' | 'looks'
  wish: Json
  last_id: number
  session_id: string
  created_at: Generated<Time>
  ends_at: Time
}

export interface LogOpenings {
  export_id: string
  opened_at: Generated<Time>
}

export interface Mails {
  id: Generated<string>
  once_key: string
  kind: string
  recipient: string
  facts: Json
  begun_at: Time | null
  sent_at: Time | null
  refusal: string | null
  created_at: Generated<Time>
  held_for: string | null
  digest_id: string | null
  failed_at: Time | null
  failure: 'refused' | 'unknown' | 'unreached' | null
  tried_at: Time | null
  member_id: string | null
}

export interface MemberConsents {
  member_id: string
  consent: 'use' | 'privacy'
  version: number
  language: 'ko' | 'en'
  agreed_at: Generated<Time>
}

export interface MemberRegistrationConsents {
  registration_id: string
  consent: 'use' | 'privacy'
  version: number
  language: 'ko' | 'en'
  agreed_at: Generated<Time>
}

export interface MemberRegistrationDocuments {
  registration_id: string
  file_id: string
  usage_type: string
}

export interface MemberRegistrations {
  id: Generated<string>
  state: Generated<'inProgress' | 'approved' | 'rejected'>
  username: string
  password_hash: string | null
  person_id: string
  name: string
  email: string | null
  registration_type: 'personal' | 'corporate'
  business_owner_type: 'owner' | 'employee'
  shop_id: string | null
  is_new_shop: boolean
  shop_name: string
  business_number: string
  shop_info: Json | null
  member_id: string | null
  submitted_at: Generated<Time>
  reviewed_at: Time | null
  reviewed_by: string | null
  reject_type: 'documentInvalid' | 'businessInvalid' | 'duplicated' | 'rrnNotMasked' | 'etc' | null
  reject_note: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Members {
  id: Generated<string>
  user_id: string
  type: 'root' | 'admin' | 'plain' | 'partner_user' | 'partner_customer_user'
  part: string | null
  company_id: string | null
  shop_id: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  member_no: Generated<string>
  state: Generated<'active' | 'suspended' | 'left'>
  grade: 'representative' | 'manager' | 'staff' | null
  business_owner_type: 'owner' | 'employee' | null
  may_bid: Generated<boolean>
  email: string | null
  profile_file_id: string | null
  joined_at: Generated<Time>
  version: Generated<number>
  active: GeneratedAlways<boolean>
}

export interface MetadataVersions {
  id: Generated<string>
  kind: string
  version: number
  document: Json
  entry_count: number
  checksum: string
  source: string
  member_id: string | null
  actor: string
  created_at: Generated<Time>
}

export interface Metadatas {
  id: Generated<string>
  kind: string
  version: number
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Migrations {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface MoneyProposals {
  id: Generated<string>
  act: string
  subject: string
  subject_id: string
  shop_id: string | null
  won: number | null
  facts: Generated<Json>
  state: 'proposed' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed'
  reason: string
  proposed_by: string
  decided_by: string | null
  decided_at: Time | null
  decision_reason: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface NodeBeats {
  node: string
  beat_at: Time
}

export interface NoticeSettings {
  member_id: string
  choices: Json
  quiet_from: string | null
  quiet_until: string | null
  digest_at: string
  version: Generated<number>
  updated_at: Generated<Time>
}

export interface NoticeTellings {
  once_key: string
  created_at: Generated<Time>
}

export interface Notices {
  id: Generated<string>
  member_id: string
  exhibit_id: string | null
  kind: string
  thing: string
  facts: Json
  told_count: Generated<number>
  unread_count: Generated<number>
  told_at: Generated<Time>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface OneTimeLinks {
  id: Generated<string>
  token_hash: Bytes
  exhibit_id: string
  phone_hash: Bytes
  ends_at: Time
  used_at: Time | null
  created_at: Generated<Time>
  lookup_version: Generated<number>
}

export interface OrderImportPieces {
  import_id: string
  place: number
  content_sealed: Bytes
}

export interface OrderImportRows {
  id: Generated<string>
  import_id: string
  line: number
  car_number: string | null
  outcome: 'right' | 'wrong' | 'made'
  faults: Generated<Json>
  cells_sealed: Bytes
  wish_sealed: Bytes | null
  order_id: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface OrderImports {
  id: Generated<string>
  file_name: string
  size_bytes: number
  partner_id: string | null
  created_by: string
  member_id: string | null
  company_id: string | null
  format: 'xlsx' | 'utf8' | 'cp949' | 'utf16' | null
  ignored_columns: Generated<readonly string[]>
  refusal: Json | null
  row_count: Generated<number>
  right_count: Generated<number>
  wrong_count: Generated<number>
  made_count: Generated<number>
  received_at: Time | null
  read_at: Time | null
  begun_at: Time | null
  ended_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  failed_at: Time | null
}

export interface Orders {
  id: Generated<string>
  order_no: Generated<string>
  car_number: string
  state: 'draft' | 'confirmed' | 'biddingInProgress' | 'biddingCompleted' | 'awarded' | 'declined' | 'retryAuction'
    | 'depositCompleted' | 'cancelled' | 'completed'
  kind: 'self' | 'pro' | 'prime' | null
  house_type: 'inflow' | 'outflow' | 'onsite' | null
  partner_id: string | null
  exhibit_id: string | null
  company_id: string | null
  member_id: string | null
  created_by: string
  owner_name_sealed: Bytes | null
  region: 'seoul' | 'busan' | 'daegu' | 'incheon' | 'gwangju' | 'daejeon' | 'ulsan' | 'sejong' | 'gyeonggi' | 'gangwon'
    | 'chungbuk' | 'chungnam' | 'jeonbuk' | 'jeonnam' | 'gyeongbuk' | 'gyeongnam' | 'jeju' | null
  address_sealed: Bytes | null
  hope_price_won: number | null
  answers: Json | null
  odometer_reading: number | null
  odometer_unit: 'Km' | 'Mile' | null
  odometer_km: number | null
  model: Json | null
  model_year: number | null
  is_by_hand: Generated<boolean>
  round: Generated<number>
  auction_id: string | null
  terms_version: number | null
  terms_accepted_at: Time | null
  confirmed_at: Time | null
  due_at: Time | null
  end_note: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Outages {
  id: Generated<string>
  began_at: Time
  ended_at: Time
  deadlines_moved: Generated<number>
  created_at: Generated<Time>
}

export interface Outbox {
  id: GeneratedAlways<number>
  xid: Generated<string>
  name: string
  payload: Json
  created_at: Generated<Time>
}

export interface OutboxFloor {
  only_row: Generated<boolean>
  xid: Generated<string>
}

export interface OutboxLife {
  only_row: Generated<boolean>
  life: Generated<string>
  cluster: number
}

export interface PartnerCustomers {
  id: Generated<string>
  partner_id: string
  customer_key: string
  user_id: string
  phone_sealed: Bytes
  phone_hash: Bytes
  created_at: Generated<Time>
  updated_at: Generated<Time>
  lookup_version: Generated<number>
  version: Generated<number>
}

export interface PartnerKeys {
  id: Generated<string>
  partner_id: string
  key_id: string
  kind: 'v1' | 'v0'
  secret_sealed: Bytes | null
  ends_at: Time | null
  last_used_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Partners {
  company_id: string
  kind: Generated<'partner'>
  code: string
  may_act_for_customers: boolean
  deep_link: string | null
  frame_ancestors: Generated<readonly string[]>
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface PastAuctions {
  id: Generated<string>
  system: string
  auction_no: string
  result: 'sold' | 'unsold' | 'cancelled'
  kind: 'self' | 'pro' | 'prime' | null
  car_number: string | null
  maker: string
  model: string
  detail_model: string | null
  grade: string | null
  model_year: number | null
  odometer_km: number | null
  fuel: string | null
  region: string | null
  opened_at: Time | null
  closed_at: Time
  bid_count: number
  amount_won: number | null
  buyer_business_number: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  found: GeneratedAlways<string>
}

export interface PayoutAccounts {
  id: Generated<string>
  shop_id: string
  bank_code: string
  number_sealed: Bytes
  number_tail: string
  holder_name: string
  member_id: string | null
  usable_from: Time
  replaced_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Payouts {
  id: Generated<string>
  shop_id: string
  payout_account_id: string
  source: string
  subject: string
  subject_id: string
  state: 'waiting' | 'paid' | 'calledOff'
  won: number
  owed_entry_id: string
  paid_entry_id: string | null
  transfer_no: string | null
  tries: Generated<number>
  paid_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Persons {
  id: Generated<string>
  name: string
  birthday_sealed: Bytes
  phone_sealed: Bytes
  phone_hash: Bytes
  identity_hash: Bytes
  ci_hash: Bytes | null
  lookup_version: number
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface PhoneMessages {
  id: Generated<string>
  once_key: string
  kind: string
  member_id: string
  exhibit_id: string | null
  phone_sealed: Bytes
  facts: Json
  held_until: Time | null
  carrier_key: string | null
  sent_at: Time | null
  asked_at: Time | null
  arrived_at: Time | null
  arrived_by: 'kakao' | 'text' | null
  failed_at: Time | null
  failure: 'refused' | 'unknown' | 'unreached' | null
  refusal: string | null
  created_at: Generated<Time>
  tried_at: Time | null
}

export interface PriceCorrections {
  id: Generated<string>
  contract_id: string
  source: string
  won: number
  entry_id: string
  reason: string
  undone_at: Time | null
  created_at: Generated<Time>
}

export interface Prints {
  id: Generated<string>
  print_no: string
  kind: 'carCheck' | 'settlement' | 'statement' | 'yardSlip'
  subject_id: string
  subject_no: string
  digest: string
  sha256: string
  file_id: string
  printed_by: string | null
  issued_at: Time
}

export interface PushAddresses {
  id: Generated<string>
  member_id: string
  session_id: string
  endpoint: string
  key: Bytes
  secret: Bytes
  language: 'ko' | 'en'
  created_at: Generated<Time>
}

export interface PushKeys {
  is_the_one: Generated<boolean>
  public_key: Bytes
  private_sealed: Bytes
  created_at: Generated<Time>
}

export interface Pushes {
  id: Generated<string>
  once_key: string
  address_id: string
  kind: string
  thing: string
  facts: Json
  sent_at: Time | null
  created_at: Generated<Time>
  refused_at: Time | null
}

export interface Reconciliations {
  id: Generated<string>
  day: Day
  entry_count: number
  debit_won: number
  credit_won: number
  difference_won: number
  checks: Json
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface SavedSearchHits {
  saved_search_id: string
  auction_id: string
  created_at: Generated<Time>
}

export interface SavedSearches {
  id: Generated<string>
  member_id: string
  name: string
  query: Json
  is_alerting: boolean
  new_count: Generated<number>
  looked_at: Generated<Time>
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ScreeningSubmissions {
  id: Generated<string>
  contract_id: string
  submission_no: number
  documents: Json
  note: string | null
  submitted_by: string | null
  submitted_at: Generated<Time>
  verdict: 'approved' | 'rejected' | null
  reject_type: 'documentMissing' | 'documentUnreadable' | 'infoMismatch' | 'transferIncomplete' | 'etc' | null
  review_note: string | null
  reviewed_by: string | null
  reviewed_at: Time | null
}

export interface SearchRuns {
  id: Generated<string>
  kind: 'all' | 'drift'
  started_by: string | null
  total: number
  done: Generated<number>
  written: Generated<number>
  removed: Generated<number>
  after_id: string | null
  ended_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface SellerAccounts {
  id: Generated<string>
  order_id: string
  bank_code: string
  number_sealed: Bytes
  number_tail: string
  holder_name: string
  member_id: string | null
  usable_from: Time
  replaced_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface SellerFees {
  id: Generated<string>
  order_id: string
  source: string
  fee_type: 'exhibitFee' | 'retryAuctionFee' | 'failedBidFee' | 'storageFee'
  state: 'billed' | 'paid' | 'waived'
  days: number | null
  won: number
  note: string | null
  bill_entry_id: string
  end_entry_id: string | null
  ended_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  due_at: Generated<Time>
}

export interface SellerPayouts {
  id: Generated<string>
  contract_id: string
  order_id: string
  state: 'waiting' | 'paid'
  won: number
  owed_entry_id: string
  paid_entry_id: string | null
  seller_account_id: string | null
  transfer_no: string | null
  tries: Generated<number>
  paid_at: Time | null
  decided_by: string
  sent_by: string | null
  returned_by: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Sessions {
  id: Generated<string>
  kind: 'bearer' | 'api-key'
  token_hash: Bytes
  user_id: string
  created_at: Generated<Time>
  used_at: Generated<Time>
  ends_at: Time
  ended_at: Time | null
  idle_ends_at: Time | null
  address: string | null
  device: string | null
  from_app: Generated<boolean>
  exhibit_id: string | null
}

export interface ShopBans {
  shop_id: string
  began_at: Generated<Time>
  closed_at: Time | null
  closed_user_ids: Generated<readonly string[]>
}

export interface ShopDeposits {
  id: Generated<string>
  shop_id: string
  member_id: string | null
  kind: 'dealer' | 'exporter'
  state: 'deposited' | 'used' | 'refunded' | 'depositWaiting'
  amount_won: number
  remaining_won: Generated<number>
  amount_id: string
  deposited_at: Time | null
  refunded_at: Time | null
  voided_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ShopPenalties {
  id: Generated<string>
  violation_id: string
  shop_id: string
  kind: 'points' | 'warning' | 'restriction' | 'deduction'
  cause: 'rule' | 'warningCount' | 'unhealed'
  value: number | null
  restriction: 'warning' | 'permanentBan' | null
  claim_won: Generated<number>
  from_at: Time
  until_at: Time | null
  ended_at: Time | null
  ended_as: 'expired' | 'released' | 'actDone' | 'pardoned' | 'deleted' | 'rejudged' | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ShopSubscriptions {
  id: Generated<string>
  shop_id: string
  member_id: string | null
  month: string
  state: 'active' | 'upcoming' | 'expired' | 'depositWaiting' | 'refunded' | 'cancelled'
  starts_at: Time
  ends_at: Time
  amount_id: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface ShopViolations {
  id: Generated<string>
  violation_no: Generated<string>
  place: GeneratedAlways<number>
  shop_id: string
  member_id: string | null
  type: 'contractActionExpired' | 'contractDeclinePurchase' | 'ruleViolation'
  detail: 'selfContractPurchaseDecisionExpired' | 'selfContractTradeSchedulingExpired'
    | 'selfContractTradeResultExpired' | 'selfContractVehiclePaymentExpired' | 'selfContractScreeningSubmitExpired'
    | 'proContractPurchaseDecisionExpired' | 'proContractDeliverySchedulingExpired' | 'proContractVehiclePaymentExpired'
    | 'proContractScreeningSubmitExpired' | 'primeContractVehiclePaymentExpired'
    | 'primeContractVehicleConfirmationExpired' | 'primeContractScreeningSubmitExpired' | 'selfContractPurchaseDecline'
    | 'proContractPurchaseDecline' | 'selfContractTradeRefusal' | 'unfairPriceReduction' | 'offPlatformTrade'
    | 'falseDocument' | 'misconduct'
  rule_key: Generated<'sanctions'>
  rule_version: number
  rule: Json
  source: string | null
  violate_at: Time
  applied_at: Generated<Time>
  applied_by: string | null
  actor: string
  statement: string
  is_evidence_shown: Generated<boolean>
  order_id: string | null
  auction_id: string | null
  bidding_id: string | null
  contract_id: string | null
  price_won: number | null
  points_until: Time
  appeal_until: Time
  pardoned_at: Time | null
  pardoned_by: string | null
  pardon_reason: string | null
  deleted_at: Time | null
  deleted_by: string | null
  delete_reason: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Shops {
  id: Generated<string>
  company_id: string
  name: string
  state: Generated<'active' | 'suspended' | 'closed'>
  grade: Generated<'s-class' | 'a-class' | 'b-class' | 'c-class'>
  registration_type: 'personal' | 'corporate'
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  kind: Generated<'dealer' | 'exporter'>
  barred_at: Time | null
}

export interface SignInAttempts {
  name_hash: Bytes
  failures: number
  created_at: Generated<Time>
  updated_at: Generated<Time>
  lookup_version: Generated<number>
}

export interface SignInTickets {
  id: Generated<string>
  ticket_hash: Bytes
  user_id: string
  from_app: boolean
  ends_at: Time
  used_at: Time | null
  created_at: Generated<Time>
}

export interface SimulatedAnswers {
  question: string
  key: string
  status: number | null
  answer: Json | null
  created_at: Generated<Time>
}

export interface SimulatedIdentities {
  tx_id: string
  answer: Json
  created_at: Generated<Time>
}

export interface SimulatedNotices {
  id: Generated<string>
  order_id: string
  body: string
  tries: Generated<number>
  next_at: Time | null
  last_answer: string | null
  created_at: Generated<Time>
}

export interface SimulatedPayments {
  order_id: string
  payment_key: string
  record: Json
  created_at: Generated<Time>
}

export interface SimulatedPhoneGroups {
  id: string
  record: Json
  created_at: Generated<Time>
}

export interface StateHistory {
  id: GeneratedAlways<number>
  machine: string
  row_id: string
  action: string
  from_state: string | null
  to_state: string
  actor: string
  member_id: string | null
  reason: string | null
  request_id: string | null
  created_at: Generated<Time>
}

export interface TakeoverDisputes {
  id: Generated<string>
  contract_id: string
  state: 'open' | 'corrected' | 'refused' | 'cancelled'
  claim: string
  wished_won: number | null
  opened_by: string | null
  opened_at: Generated<Time>
  left_ms: number
  final_left_ms: number | null
  correction_won: number | null
  decision_note: string | null
  decided_by: string | null
  decided_at: Time | null
}

export interface Takeovers {
  contract_id: string
  odometer_reading: number
  odometer_unit: 'Km' | 'Mile'
  odometer_km: number
  key_count: number
  papers: Generated<readonly string[]>
  differences: Generated<readonly string[]>
  note: string | null
  confirmed_as: 'buyer' | 'staff'
  confirmed_by: string | null
  proof_id: string | null
  storage_days: Generated<number>
  storage_won: Generated<number>
  created_at: Generated<Time>
}

export interface TransportDrivers {
  id: Generated<string>
  company_id: string
  name: string
  phone_sealed: Bytes
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface TransportRates {
  company_id: string
  from_province: string
  to_province: string
  amount_won: number
}

export interface Transports {
  id: Generated<string>
  order_id: string
  car_number: string
  kind: 'inbound' | 'delivery'
  state: 'registered' | 'transportRequested' | 'transportAccepted' | 'inflow' | 'outflow' | 'cancelled'
  company_id: string | null
  driver_id: string | null
  from_province: string
  to_province: string
  from_sealed: Bytes | null
  to_sealed: Bytes | null
  amount_won: number | null
  wished_at: Time | null
  requested_at: Time | null
  accepted_at: Time | null
  arrived_at: Time | null
  left_at: Time | null
  leaves_to: 'buyer' | 'owner' | null
  note: string | null
  end_note: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface UnmatchedPayments {
  id: Generated<string>
  state: 'waiting' | 'allocated' | 'returning' | 'returned' | 'takenBack'
  why: 'wrongSum' | 'closedAccount' | 'tooLate' | 'notPayable' | 'unknownAccount'
  bank: 'toss' | 'iniapi'
  order_id: string
  bank_key: string
  deposit_key: string
  won: number
  depositor_name: string | null
  bank_code: string | null
  account_number: string | null
  arrived_at: Time
  virtual_account_id: string | null
  shop_id: string | null
  parked_entry_id: string
  amount_id: string | null
  rest_entry_id: string | null
  return_proposal_id: string | null
  return_bank_code: string | null
  return_number_sealed: Bytes | null
  return_number_tail: string | null
  return_holder_name: string | null
  refusal: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  return_transfer_no: string | null
}

export interface UsedKeys {
  kind: 'data' | 'file' | 'lookup'
  version: number
  proof: Bytes
  key_sealed: Bytes | null
  left_count: number | null
  counted_at: Time | null
  done_at: Time | null
  created_at: Generated<Time>
}

export interface Users {
  id: Generated<string>
  uid: string
  name: string
  role: Generated<'plain' | 'admin' | 'developer'>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  state: Generated<'active' | 'restricted' | 'withdrawn'>
  person_id: string | null
  password_hash: string | null
  password_changed_at: Time | null
  totp_sealed: Bytes | null
  totp_confirmed_at: Time | null
  totp_last_step: number | null
  totp_pending_sealed: Bytes | null
  device_uid_hash: Bytes | null
  device_set_at: Time | null
  last_signed_in_at: Time | null
  password_is_first: Generated<boolean>
}

export interface ViolationAppeals {
  id: Generated<string>
  violation_id: string
  shop_id: string
  member_id: string
  state: Generated<'submitted' | 'accepted' | 'rejected' | 'lapsed'>
  statement: string
  answer: string | null
  answered_by: string | null
  answered_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface VirtualAccounts {
  id: Generated<string>
  bank: 'toss' | 'iniapi'
  shop_id: string
  member_id: string | null
  purpose: 'deposit' | 'subscription' | 'amount' | 'carMoney'
  amount_id: string
  month: string | null
  state: 'opened' | 'closed'
  ending: 'paid' | 'takenBack' | 'calledOff' | 'expired' | 'failed' | 'parked' | null
  amount_won: number
  due_at: Time
  bank_key: string | null
  secret_hash: Bytes | null
  bank_code: string | null
  account_number: string | null
  holder_name: string | null
  issued_at: Time | null
  issue_tries: Generated<number>
  failure: string | null
  deposit_key: string | null
  paid_at: Time | null
  closed_at: Time | null
  bank_closed_at: Time | null
  looks: Generated<number>
  looked_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  contract_id: string | null
}

export interface WebviewNonces {
  partner_id: string
  nonce: string
  ends_at: Time
}

export interface WorkOwners {
  kind: string
  row_id: string
  member_id: string
  taken_at: Generated<Time>
}

export interface YardSlots {
  id: Generated<string>
  zone: string
  number: number
  is_closed: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Tables {
  access_log: AccessLog
  adjustment_lines: AdjustmentLines
  adjustments: Adjustments
  amounts: Amounts
  app_versions: AppVersions
  auction_bidders: AuctionBidders
  auction_error_reports: AuctionErrorReports
  auction_favorites: AuctionFavorites
  auction_notices: AuctionNotices
  auction_search_rows: AuctionSearchRows
  auctions: Auctions
  audit_log: AuditLog
  bid_entries: BidEntries
  bidding_cancel_requests: BiddingCancelRequests
  bidding_standings: BiddingStandings
  biddings: Biddings
  car_checks: CarChecks
  car_codes: CarCodes
  car_guide_prices: CarGuidePrices
  car_histories: CarHistories
  car_photos: CarPhotos
  car_registers: CarRegisters
  check_ins: CheckIns
  clock_shift: ClockShift
  common_code_words: CommonCodeWords
  companies: Companies
  configuration_versions: ConfigurationVersions
  configurations: Configurations
  consulting_notes: ConsultingNotes
  contract_records: ContractRecords
  contracts: Contracts
  counted_days: CountedDays
  counting_mark: CountingMark
  data_erasures: DataErasures
  data_requests: DataRequests
  day_numbers: DayNumbers
  deadlines: Deadlines
  deposit_use_parts: DepositUseParts
  deposit_uses: DepositUses
  exhibits: Exhibits
  exports: Exports
  fault_cases: FaultCases
  file_images: FileImages
  file_uses: FileUses
  file_views: FileViews
  files: Files
  held_marks: HeldMarks
  holidays: Holidays
  idempotency_keys: IdempotencyKeys
  identity_requests: IdentityRequests
  identity_tokens: IdentityTokens
  imports: Imports
  incoming_car_codes: IncomingCarCodes
  key_holders: KeyHolders
  ledger_accounts: LedgerAccounts
  ledger_entries: LedgerEntries
  ledger_postings: LedgerPostings
  lien_readings: LienReadings
  log_confirmations: LogConfirmations
  log_exports: LogExports
  log_openings: LogOpenings
  mails: Mails
  member_consents: MemberConsents
  member_registration_consents: MemberRegistrationConsents
  member_registration_documents: MemberRegistrationDocuments
  member_registrations: MemberRegistrations
  members: Members
  metadata_versions: MetadataVersions
  metadatas: Metadatas
  migrations: Migrations
  money_proposals: MoneyProposals
  node_beats: NodeBeats
  notice_settings: NoticeSettings
  notice_tellings: NoticeTellings
  notices: Notices
  one_time_links: OneTimeLinks
  order_import_pieces: OrderImportPieces
  order_import_rows: OrderImportRows
  order_imports: OrderImports
  orders: Orders
  outages: Outages
  outbox: Outbox
  outbox_floor: OutboxFloor
  outbox_life: OutboxLife
  partner_customers: PartnerCustomers
  partner_keys: PartnerKeys
  partners: Partners
  past_auctions: PastAuctions
  payout_accounts: PayoutAccounts
  payouts: Payouts
  persons: Persons
  phone_messages: PhoneMessages
  price_corrections: PriceCorrections
  prints: Prints
  push_addresses: PushAddresses
  push_keys: PushKeys
  pushes: Pushes
  reconciliations: Reconciliations
  saved_search_hits: SavedSearchHits
  saved_searches: SavedSearches
  screening_submissions: ScreeningSubmissions
  search_runs: SearchRuns
  seller_accounts: SellerAccounts
  seller_fees: SellerFees
  seller_payouts: SellerPayouts
  sessions: Sessions
  shop_bans: ShopBans
  shop_deposits: ShopDeposits
  shop_penalties: ShopPenalties
  shop_subscriptions: ShopSubscriptions
  shop_violations: ShopViolations
  shops: Shops
  sign_in_attempts: SignInAttempts
  sign_in_tickets: SignInTickets
  simulated_answers: SimulatedAnswers
  simulated_identities: SimulatedIdentities
  simulated_notices: SimulatedNotices
  simulated_payments: SimulatedPayments
  simulated_phone_groups: SimulatedPhoneGroups
  state_history: StateHistory
  takeover_disputes: TakeoverDisputes
  takeovers: Takeovers
  transport_drivers: TransportDrivers
  transport_rates: TransportRates
  transports: Transports
  unmatched_payments: UnmatchedPayments
  used_keys: UsedKeys
  users: Users
  violation_appeals: ViolationAppeals
  virtual_accounts: VirtualAccounts
  webview_nonces: WebviewNonces
  work_owners: WorkOwners
  yard_slots: YardSlots
}
