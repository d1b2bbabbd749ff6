// Reads car codes; only an import writes them.
import type { CarCodeLevel } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const findCarCode = (db: Reader, level: CarCodeLevel, code: string) =>
  db
    .selectFrom('car_codes')
    .select('id')
    .where('level', '=', level)
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst()

export const findAnyCarCode = (db: Reader) => db.selectFrom('car_codes').select('id').limit(1).executeTakeFirst()

/** In Korean order, each with how many lie below it. */
export const listChildren = (db: Reader, level: CarCodeLevel, parent: string | null, most: number) =>
  db
    .selectFrom('car_codes as c')
    .select([
      'c.level', 'c.code', 'c.parent_code', 'c.name_ko', 'c.name_en', 'c.origin', 'c.from_year', 'c.to_year', 'c.fuel',
    ])
    .select(sql<number>`(
      select count(*) from car_codes child
      where child.parent_level = c.level and child.parent_code = c.code and child.is_active)`.as('child_count'))
    .where('c.level', '=', level)
    .where('c.parent_code', 'is not distinct from', parent)
    .where('c.is_active', '=', true)
    .orderBy(sql`c.name_ko collate korean`)
    .orderBy('c.code')
    .limit(most)
    .execute()

export const searchQuery = (db: Reader) =>
  db
    .selectFrom('car_codes')
    .select([
      'id', 'level', 'code', 'parent_code', 'name_ko', 'name_en', 'origin', 'from_year', 'to_year', 'fuel', 'path_ko',
      'is_active', 'created_at', 'updated_at',
    ])
