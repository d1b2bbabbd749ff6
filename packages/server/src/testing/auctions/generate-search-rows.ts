// Any number of rows of the search table by a generator: models as the market has them, most auctions long over.
import { searchFormOf } from '@bidyard/contract/shapes/search/hangul'
import { type CarOption, carOption } from '@bidyard/contract/enums'
import type { Sql } from 'postgres'
import { seededRandom } from '../seeded-random.ts'

const makers: Readonly<Record<string, readonly string[]>> = {
  현대: ['그랜저 IG', '그랜저 GN7', '쏘나타 DN8', '아반떼 CN7', '싼타페 TM', '팰리세이드', '투싼 NX4', '캐스퍼', '스타리아', '포터'],
  기아: ['K5 3세대', 'K8', '쏘렌토 MQ4', '카니발 4세대', '스포티지 5세대', '모닝', '레이', '셀토스', 'EV6', '봉고'],
  제네시스: ['더 올 뉴 G80', 'G70', 'GV80', 'GV70', 'G90'],
  쉐보레: ['트랙스', '말리부', '스파크', '트레일블레이저'],
  KGM: ['토레스', '렉스턴 스포츠', '티볼리'],
  르노코리아: ['QM6', 'SM6', 'XM3'],
  BMW: ['5시리즈 G30', '3시리즈 G20', 'X5 G05', 'X3 G01'],
  벤츠: ['E클래스 W213', 'C클래스 W206', 'GLC X253', 'S클래스 W223'],
  아우디: ['A6 C8', 'Q5'],
}

interface Model {
  readonly maker: string
  readonly model: string
  readonly detail: string
  readonly origin: string
  readonly spelled: string
  readonly initials: string
}

const imported = new Set(['BMW', '벤츠', '아우디'])

const models: readonly Model[] = Object.entries(makers).flatMap(([maker, details]) => details.map((detail): Model => ({
  maker, model: detail.split(' ')[0] ?? detail, detail, origin: imported.has(maker) ? 'imported' : 'domestic',
  ...searchFormOf([`${maker} ${detail}`]),
})))

const grades = ['스마트', '모던', '프리미엄', '익스클루시브', '인스퍼레이션', '캘리그래피', '노블레스', '시그니처', '럭셔리', '기본형']

/** Cars have about a third of what can be had; so many ways to put that together are enough. */
const equipments: readonly (readonly CarOption[])[] = Array.from({ length: 2_000 }, (_, seed) => {
  const random = seededRandom(seed)
  return carOption.values.filter(() => random.below(3) === 0).toSorted()
})

const oneOf = (values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + floor(random() * ${values.length})::int]`

const columns = `
  auction_id, order_id, auction_no, state, kind, house_type, round, car_number, plate_suffix, maker, model,
  detail_model, maker_key, model_key, detail_model_key, origin, model_year, odometer_km, displacement_cc, fuel, drive,
  transmission, color, sunroof, usage, grade, grade_key, options, region,
  accident_history, damage_count, guide_mid_won, photo_count,
  auction_created_at, opened_at, ends_at, spelled, initials`

/** Nothing refers to these rows, and they refer to nothing; the newest of them are open. */
export const generateSearchRows = async (
  sql: Sql, { total, open }: { readonly total: number; readonly open: number },
): Promise<void> => {
  await sql`set statement_timeout = 0`
  await sql`set session_replication_role = replica`
  await sql`select setseed(0.42)`
  await sql.unsafe(`
    with models as (
      select row_number() over () as place, count(*) over () as total, given.*
      from json_to_recordset($1::text::json) as given (
        maker text, model text, detail text, origin text, spelled text, initials text)
    ), equipments as (
      select row_number() over () as equipment, array(select jsonb_array_elements_text(given)) as options
      from jsonb_array_elements($2::text::jsonb) as given
    ), drawn as (
      select n, 1 + floor(random() * (select count(*) from models))::int as place, n > ${total - open} as is_open,
        1 + floor(random() * ${equipments.length})::int as equipment, ${oneOf(grades)} as grade,
        app_now() - make_interval(secs => random() * 172800) as opened
      from generate_series(1, ${total}) n
    )
    insert into auction_search_rows (${columns})
    select new_id(), new_id(), 'A' || n, case when is_open then 'auction' else ${oneOf(['done', 'cancelled'])} end,
      ${oneOf(['self', 'pro', 'prime'])}, ${oneOf(['onsite', 'outflow', 'inflow'])}, 1,
      (100 + n % 500) || '가' || lpad((n % 10000)::text, 4, '0'), lpad((n % 10000)::text, 4, '0'), maker, model, detail,
      maker, model, detail, origin, 2008 + floor(random() * 18)::int, floor(random() * 250000)::int,
      1000 + floor(random() * 3000)::int, ${oneOf(['gasoline', 'diesel', 'hybrid_G', 'LPG', 'electric'])},
      ${oneOf(['2WD', '4WD', 'AWD'])}, ${oneOf(['auto', 'manual', 'CVT'])},
      ${oneOf(['white', 'black', 'silver', 'gray', 'blue', 'red'])}, ${oneOf(['none', 'normal', 'panorama'])},
      'passenger', grade, grade, equipments.options,
      ${oneOf(['seoul', 'gyeonggi', 'incheon', 'busan', 'daegu', 'jeju'])},
      ${oneOf(['noAccident_noInsuranceHistory', 'noAccident_withInsuranceHistory', 'accident_minor', 'unknown'])},
      floor(random() * 8)::int, (3 + floor(random() * 600)::int)::bigint * 100000, 12, opened, opened,
      case when is_open then app_now() + make_interval(secs => random() * 172800)
        else opened - make_interval(days => 1 + n % 700) end, spelled, initials
    from drawn join models using (place) join equipments using (equipment)`,
  [JSON.stringify(models), JSON.stringify(equipments)])
  await sql`set session_replication_role = default`
  await sql`vacuum (analyze) auction_search_rows`
}
