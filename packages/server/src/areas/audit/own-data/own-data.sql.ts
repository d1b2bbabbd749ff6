// Reads what is kept of one person, part by part, the newest first; nothing of anybody else, and no secret.
import type { OwnDataField, OwnDataSection } from '@bidyard/contract/enums'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface Own {
  readonly userId: string
  readonly memberId: string
}

/** As it stands in its table: texts, numbers, times, and what is sealed. */
export type OwnRow = Readonly<Partial<Record<OwnDataField, string | number | Date | Uint8Array | null>>>

type Query = (own: Own) => RawBuilder<OwnRow>

/** What was told of a shop that the house did not know. */
const told = (path: string) => sql`registered.shop_info #>> ${`{${path}}`}`

const queries: Readonly<Record<OwnDataSection, Query>> = {
  account: ({ userId }) => sql`
    select users.uid as username, users.name, members.member_no as "memberNo", members.type as kind, members.state,
      members.email, coalesce(shops.name, companies.name) as place, users.created_at as at,
      users.last_signed_in_at as "lastAt"
    from users join members on members.user_id = users.id
    left join shops on shops.id = members.shop_id left join companies on companies.id = members.company_id
    where users.id = ${userId} order by members.created_at desc`,
  person: ({ userId }) => sql`
    select persons.name, persons.birthday_sealed as birthday, persons.phone_sealed as phone, persons.created_at as at
    from users join persons on persons.id = users.person_id where users.id = ${userId}`,
  registrations: ({ userId, memberId }) => sql`
    select registered.username, registered.name, registered.email, registered.shop_name as place,
      registered.business_number as "businessNumber", registered.state, registered.reject_note as reason,
      nullif(concat_ws(', ', ${told('companyName')}, ${told('corporateNumber')}, ${told('representativeName')},
        ${told('phoneNumber')}, ${told('email')}, ${told('address,postalCode')}, ${told('address,road')},
        ${told('address,detail')}), '') as text,
      registered.submitted_at as at, registered.reviewed_at as "endedAt"
    from member_registrations registered
    where registered.member_id = ${memberId}
      or registered.person_id = (select person_id from users where id = ${userId})
    order by registered.submitted_at desc`,
  consents: ({ memberId }) => sql`
    select agreed.consent as kind, agreed.version, agreed.agreed_at as at
    from member_registration_consents agreed
    join member_registrations registered on registered.id = agreed.registration_id
    where registered.member_id = ${memberId}
    union all select consent, version, agreed_at from member_consents where member_id = ${memberId}
    order by at desc, kind`,
  papers: ({ userId, memberId }) => sql`
    select files.usage_type as kind, files.name, files.state, committed_at as at, deleted_at as "endedAt"
    from member_registration_documents brought
      join member_registrations registered on registered.id = brought.registration_id
      join files on files.id = brought.file_id
    where registered.member_id = ${memberId}
      or registered.person_id = (select person_id from users where id = ${userId})
    order by files.created_at desc, files.id`,
  files: ({ userId }) => sql`
    select usage_type as kind, name, state, committed_at as at, deleted_at as "endedAt"
    from files where uploader_id = ${userId} and state <> 'temp'
      and not exists (select from member_registration_documents where file_id = files.id)
    order by created_at desc, id`,
  sessions: ({ userId }) => sql`
    select device, host(address) as address, created_at as at, used_at as "lastAt", ended_at as "endedAt"
    from sessions where user_id = ${userId} order by created_at desc, id`,
  looksAtMe: ({ userId, memberId }) => sql`
    select act as kind, created_at as at from access_log
    where user_id is distinct from ${userId}::uuid
      and ((subject = 'member' and subject_id = ${memberId}::text)
        or (subject = 'user' and subject_id = ${userId}::text)
        or (subject = 'memberRegistration' and subject_id = any (
          select id::text from member_registrations where member_id = ${memberId})))
    order by id desc`,
  ownLooks: ({ userId }) => sql`
    select act as kind, host(address) as address, reason, created_at as at
    from access_log where user_id = ${userId} order by id desc`,
  ownChanges: ({ memberId }) => sql`
    select act as kind, reason, created_at as at from audit_log where member_id = ${memberId} order by id desc`,
  bids: ({ memberId }) => sql`
    select auctions.auction_no as number, entries.amount_won as amount, entries.bid_at as at
    from bid_entries entries join auctions on auctions.id = entries.auction_id
    where entries.member_id = ${memberId} order by entries.bid_at desc, entries.sequence desc`,
  contracts: ({ memberId }) => sql`
    select contract_no as number, kind, state, coalesce(price_won, corrected_won, amount_won) as amount,
      created_at as at, coalesce(done_at, cancelled_at) as "endedAt"
    from contracts where member_id = ${memberId} order by created_at desc, id`,
  favorites: ({ memberId }) => sql`
    select auctions.auction_no as number, chosen.selected_at as at, chosen.unselected_at as "endedAt"
    from auction_favorites chosen join auctions on auctions.id = chosen.auction_id
    where chosen.member_id = ${memberId} order by chosen.selected_at desc, chosen.auction_id`,
  searches: ({ memberId }) => sql`
    select name, (
        select string_agg(key || ' ' || case jsonb_typeof(value)
          when 'array' then (select string_agg(one, ' / ') from jsonb_array_elements_text(value) one)
          else value #>> '{}' end, ', ' order by key)
        from jsonb_each(query)) as text, created_at as at
    from saved_searches where member_id = ${memberId} order by created_at desc, id`,
  reports: ({ memberId }) => sql`
    select auctions.auction_no as number, reports.subject as kind, reports.statement as text, reports.answer,
      reports.report_at as at, reports.answered_at as "endedAt"
    from auction_error_reports reports join auctions on auctions.id = reports.auction_id
    where reports.member_id = ${memberId} order by reports.report_at desc, reports.id`,
  cancelRequests: ({ memberId }) => sql`
    select auctions.auction_no as number, requests.outcome as state, requests.note as text, requests.answer,
      requests.created_at as at, requests.answered_at as "endedAt"
    from bidding_cancel_requests requests join auctions on auctions.id = requests.auction_id
    where requests.member_id = ${memberId} order by requests.created_at desc, requests.id`,
  violations: ({ memberId }) => sql`
    select violation_no as number, detail as kind, statement as text, violate_at as at, pardoned_at as "endedAt"
    from shop_violations where member_id = ${memberId} and deleted_at is null order by violate_at desc, id`,
  appeals: ({ memberId }) => sql`
    select held.violation_no as number, appeals.state, appeals.statement as text, appeals.answer,
      appeals.created_at as at, appeals.answered_at as "endedAt"
    from violation_appeals appeals join shop_violations held on held.id = appeals.violation_id
    where appeals.member_id = ${memberId} and held.deleted_at is null order by appeals.created_at desc, appeals.id`,
  requests: ({ memberId }) => sql`
    select kind, state, statement as text, answer, created_at as at, decided_at as "endedAt"
    from data_requests where member_id = ${memberId} order by created_at desc, id`,
  notices: ({ memberId }) => sql`
    select kind, told_count as count, told_at as at from notices
    where member_id = ${memberId} order by told_at desc, id`,
  // The daily mail is its notices, which stand beside it.
  messages: ({ userId, memberId }) => sql`
    select kind, recipient as email, null::bytea as phone, created_at as at, sent_at as "endedAt", id from mails
    where kind <> 'digest' and (right(once_key, 40) = ${` to ${memberId}`} or once_key = any (array(
      select 'registration ' || id || ' reviewed' from member_registrations
      where member_id = ${memberId} or person_id = (select person_id from users where id = ${userId}))))
    union all select kind, null, phone_sealed, created_at, sent_at, id from phone_messages where member_id = ${memberId}
    order by at desc, id`,
  noticeSettings: ({ memberId }) => sql`
    select chosen.kind, chosen.text, held.updated_at as at
    from notice_settings held, lateral (
      select key as kind, (select string_agg(way || ' ' || how, ', ' order by way)
        from jsonb_each_text(value) as ways (way, how)) as text from jsonb_each(held.choices)
      union all select 'quiet', held.quiet_from || ' – ' || held.quiet_until where held.quiet_from is not null
      union all select 'digest', held.digest_at
    ) chosen where held.member_id = ${memberId}`,
  // Where it leads is a key to the browser itself: the place is enough.
  pushAddresses: ({ memberId }) => sql`
    select substring(endpoint from '^https?://([^/]+)') as device, created_at as at
    from push_addresses where member_id = ${memberId} order by created_at desc`,
}

export const listOwn = async (
  db: Reader, section: OwnDataSection, own: Own, { max, after }: { readonly max: number; readonly after: number },
): Promise<readonly OwnRow[]> => {
  const kept = queries[section](own)
  const { rows } = await sql<OwnRow>`select * from (${kept}) as kept limit ${max} offset ${after}`.execute(db)
  return rows
}
