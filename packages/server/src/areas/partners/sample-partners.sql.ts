// Lists what the sandbox's sample partner plays with: the newest key of each partner, and the newest cars.
import type { PartnerKeyKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../runtime/database/database.ts'

const carsMaxOfOne = 200

export const listSampleKeys = (db: Reader) =>
  db
    .selectFrom('partner_keys')
    .innerJoin('partners', 'partners.company_id', 'partner_keys.partner_id')
    .innerJoin('companies', 'companies.id', 'partners.company_id')
    .distinctOn('partners.code')
    .select([
      'partners.company_id as partnerId', 'partners.code', 'companies.name', 'partner_keys.key_id as keyId',
      sql<PartnerKeyKind>`partner_keys.kind`.as('kind'), 'partner_keys.secret_sealed as secretSealed',
    ])
    .where('partner_keys.secret_sealed', 'is not', null)
    .where('partner_keys.ends_at', 'is', null)
    .where('companies.state', '=', 'active')
    .orderBy('partners.code')
    .orderBy('partner_keys.created_at', 'desc')
    .$narrowType<{ secretSealed: Uint8Array }>()
    .execute()

export const listSampleCars = (db: Reader, partnerIds: readonly string[]) =>
  db
    .selectFrom((exhibits) =>
      exhibits
        .selectFrom('exhibits')
        .select((one) => [
          'partner_id', 'customer_id', 'exhibit_key', 'car_no', 'created_at',
          // One partner with many cars must not push out those of the others.
          one.fn.agg<number>('row_number').over((over) =>
            over.partitionBy('partner_id').orderBy('created_at', 'desc').orderBy('id')).as('place'),
        ])
        .where('partner_id', '=', sql<string>`any(${partnerIds}::uuid[])`)
        .as('exhibits'))
    .innerJoin('partner_customers', 'partner_customers.id', 'exhibits.customer_id')
    .innerJoin('users', 'users.id', 'partner_customers.user_id')
    .select([
      'exhibits.partner_id as partnerId', 'partner_customers.customer_key as customerKey', 'users.name',
      'exhibits.exhibit_key as exhibitKey', 'exhibits.car_no as carNo',
    ])
    .where('exhibits.place', '<=', carsMaxOfOne)
    .orderBy('exhibits.created_at', 'desc')
    .orderBy('exhibits.exhibit_key')
    .execute()
