// A car on the market for the matrix, with what each dealer has of it: a favourite, an error report, a saved search.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'

export interface MadeAuction {
  readonly auction: string
  readonly searchRow: string
}

const step = (name: string) => ({ code: null, name })
/** Without one no car comes to market. */
const model: CarModel = {
  maker: step('현대'), model: step('그랜저'), detailModel: step('그랜저 IG'), grade: null, detailGrade: null,
}

export const makeAuction = async (tx: Tx, orderId: string): Promise<MadeAuction> => {
  const [now, end] = [sql<Date>`app_now()`, sql<Date>`app_now() + interval '2 days'`]
  await tx
    .updateTable('orders').set({ model: JSON.stringify(model), model_year: 2021 }).where('id', '=', orderId).execute()
  const { id: auction, auction_no: auctionNo } = await tx
    .insertInto('auctions')
    .values({
      order_id: orderId, round: 1, state: 'auction', kind: 'prime', house_type: 'inflow', screened_at: now,
      opened_at: now, ends_at: end, first_ends_at: end,
      configuration_revision: sql<number>`(select max(revision) from configuration_versions)`,
    })
    .returning(['id', 'auction_no']).executeTakeFirstOrThrow()
  const { id: searchRow } = await tx
    .insertInto('auction_search_rows')
    .values({
      auction_id: auction, order_id: orderId, auction_no: auctionNo, state: 'auction', kind: 'prime',
      house_type: 'inflow', round: 1, car_number: '12가3456', maker: '현대', model: '그랜저', maker_key: '현대',
      model_key: '그랜저', model_year: 2021, auction_created_at: now, opened_at: now, ends_at: end, spelled: '',
      initials: '',
    })
    .returning('id').executeTakeFirstOrThrow()
  return { auction, searchRow }
}

export interface MadeInterest {
  readonly favorite: string
  readonly errorReport: string
  readonly savedSearch: string
}

export const makeInterest = async (tx: Tx, auctionId: string, memberId: string): Promise<MadeInterest> => {
  const of = { auction_id: auctionId, member_id: memberId }
  const favorite = await tx.insertInto('auction_favorites').values(of).returning('id').executeTakeFirstOrThrow()
  const report = await tx
    .insertInto('auction_error_reports').values({ ...of, subject: 'odometer', statement: '주행거리가 다릅니다.' })
    .returning('id').executeTakeFirstOrThrow()
  const search = await tx
    .insertInto('saved_searches').values({ member_id: memberId, name: '그랜저', query: '{}', is_alerting: true })
    .returning('id').executeTakeFirstOrThrow()
  return { favorite: favorite.id, errorReport: report.id, savedSearch: search.id }
}
