// The tables as the migrations make them. Written by `tools/write-tables.ts`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

export type Generated<T> = T extends ColumnType<infer Shown, infer Given, infer Changed>
  ? ColumnType<Shown, Given | undefined, Changed>
  : ColumnType<T, T | undefined, T>
export type Time = ColumnType<Date, Date | string, Date | string>
export type Day = string
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
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
}

export interface AppVersions {
  platform: string
  version: Generated<number>
  minimum: string
  latest: string
  store_url: string | null
  message_ko: string | null
  message_en: string | null
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

export interface CarCodes {
  id: Generated<string>
  level: string
  code: string
  parent_level: GeneratedAlways<string | null>
  parent_code: string | null
  name_ko: string
  name_en: string
  path_ko: string
  origin: string | null
  from_year: number | null
  to_year: number | null
  fuel: string | null
  is_active: Generated<boolean>
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
  kind: string
  state: Generated<string>
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
  stage: Generated<string>
  failures: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
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

export interface FileImages {
  file_id: string
  size: string
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
  usage_type: string
  state: Generated<string>
  uploader_id: string | null
  announced_from: string | null
  name: string
  content_type: string
  announced_bytes: number | null
  size_bytes: number | null
  sealed_by: string | null
  raw_kept: Generated<boolean>
  image_state: Generated<string>
  image_failure: string | null
  keep_until: Time | null
  committed_at: Time | null
  deleted_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  exhibit_id: string | null
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
  provider: string
  transaction_id: string
  return_hash: Bytes
  verifier_hash: Bytes
  usage: string
  method: string | null
  service_code: string
  asked_sealed: Bytes | null
  returned_sealed: Bytes | null
  stage: Generated<string>
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
  usage: string
  person_sealed: Bytes
  identity_hash: Bytes
  ci_hash: Bytes | null
  ends_at: Time
  used_at: Time | null
  created_at: Generated<Time>
}

export interface Imports {
  id: Generated<string>
  kind: string
  file_name: string
  checksum: string
  is_imported: boolean
  row_count: number
  fault_count: number
  faults: Json
  duration_ms: number
  created_at: Generated<Time>
}

export interface LookupKeys {
  version: number
  proof: Bytes
  created_at: Generated<Time>
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
}

export interface MemberRegistrationConsents {
  registration_id: string
  consent: string
  version: number
  language: string
  agreed_at: Generated<Time>
}

export interface MemberRegistrationDocuments {
  registration_id: string
  file_id: string
  usage_type: string
}

export interface MemberRegistrations {
  id: Generated<string>
  state: Generated<string>
  username: string
  password_hash: string | null
  person_id: string
  name: string
  email: string | null
  registration_type: string
  business_owner_type: string
  shop_id: string | null
  is_new_shop: boolean
  shop_name: string
  business_number: string
  shop_info: Json | null
  member_id: string | null
  submitted_at: Generated<Time>
  reviewed_at: Time | null
  reviewed_by: string | null
  reject_type: string | null
  reject_note: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Members {
  id: Generated<string>
  user_id: string
  type: string
  part: string | null
  company_id: string | null
  shop_id: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  member_no: Generated<string>
  state: Generated<string>
  grade: string | null
  business_owner_type: string | null
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

export interface NodeBeats {
  node: string
  beat_at: Time
}

export interface OneTimeLinks {
  id: Generated<string>
  token_hash: Bytes
  exhibit_id: string
  phone_hash: Bytes
  ends_at: Time
  used_at: Time | null
  created_at: Generated<Time>
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
}

export interface PartnerKeys {
  id: Generated<string>
  partner_id: string
  key_id: string
  kind: string
  secret_sealed: Bytes | null
  ends_at: Time | null
  last_used_at: Time | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface Partners {
  company_id: string
  kind: Generated<string>
  code: string
  may_act_for_customers: boolean
  deep_link: string | null
  frame_ancestors: Generated<string[]>
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

export interface Sessions {
  id: Generated<string>
  kind: string
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

export interface Shops {
  id: Generated<string>
  company_id: string
  name: string
  state: Generated<string>
  grade: Generated<string>
  registration_type: string
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
}

export interface SignInAttempts {
  name_hash: Bytes
  failures: number
  created_at: Generated<Time>
  updated_at: Generated<Time>
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

export interface SimulatedIdentities {
  tx_id: string
  answer: Json
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

export interface Users {
  id: Generated<string>
  uid: string
  name: string
  role: Generated<string>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  state: Generated<string>
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

export interface WebviewNonces {
  partner_id: string
  nonce: string
  ends_at: Time
}

export interface Tables {
  access_log: AccessLog
  app_versions: AppVersions
  audit_log: AuditLog
  car_codes: CarCodes
  clock_shift: ClockShift
  common_code_words: CommonCodeWords
  companies: Companies
  configuration_versions: ConfigurationVersions
  configurations: Configurations
  deadlines: Deadlines
  exhibits: Exhibits
  file_images: FileImages
  file_uses: FileUses
  file_views: FileViews
  files: Files
  idempotency_keys: IdempotencyKeys
  identity_requests: IdentityRequests
  identity_tokens: IdentityTokens
  imports: Imports
  lookup_keys: LookupKeys
  mails: Mails
  member_registration_consents: MemberRegistrationConsents
  member_registration_documents: MemberRegistrationDocuments
  member_registrations: MemberRegistrations
  members: Members
  metadata_versions: MetadataVersions
  metadatas: Metadatas
  migrations: Migrations
  node_beats: NodeBeats
  one_time_links: OneTimeLinks
  outages: Outages
  outbox: Outbox
  outbox_floor: OutboxFloor
  outbox_life: OutboxLife
  partner_customers: PartnerCustomers
  partner_keys: PartnerKeys
  partners: Partners
  persons: Persons
  sessions: Sessions
  shops: Shops
  sign_in_attempts: SignInAttempts
  sign_in_tickets: SignInTickets
  simulated_identities: SimulatedIdentities
  state_history: StateHistory
  transport_drivers: TransportDrivers
  transport_rates: TransportRates
  users: Users
  webview_nonces: WebviewNonces
}
