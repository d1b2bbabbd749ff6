// What sellers of the demo market say of their cars, and where these stand.
import { type Province, province } from '@bidyard/contract/enums'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import type { Chance } from '../../../../providers/car-data/simulator/chance.ts'
import type { KnownCar } from '../../../../providers/car-data/simulator/known-car.ts'

const remarks = [
  '', '', '', '엔진오일과 타이어를 올해 교체했습니다.', '주로 고속도로로 출퇴근했습니다.', '가족이 함께 탔고 차고에 세워 두었습니다.',
  '에어컨 가스를 지난여름에 보충했습니다.', '뒷범퍼에 주차 중 긁힌 자국이 있습니다.', '블랙박스와 하이패스를 그대로 두고 판매합니다.',
  '정기점검 내역서가 있습니다.', '시동 배터리를 두 달 전에 바꿨습니다.', '급매는 아니며 희망가에 가까우면 판매합니다.',
] as const

export const answersOf = (chance: Chance, { history, facts }: KnownCar): SellerAnswers => {
  const own = history.claims.some(({ type }) => type !== 'otherCar')
  const flooded = history.specials.some(({ kind }) => kind.startsWith('flood'))
  const rented = history.uses.includes('rental') || facts.usage === 'commercial'
  return {
    hadAccident: own ? (chance.happens(0.8) ? 'yes' : 'unknown') : 'no',
    wasFlooded: flooded ? 'yes' : 'no',
    wasRented: rented ? 'yes' : chance.happens(0.08) ? 'unknown' : 'no',
    isEncumbered: (facts.mortgages ?? 0) > 0 ? 'yes' : 'no',
    smokedIn: chance.happens(0.15) ? 'yes' : 'no',
    keyCount: chance.between(1, 3),
    note: chance.pick(remarks),
  }
}

const streets = ['중앙로', '시청로', '대학로', '역전로', '강변로', '산업로', '번영로', '평화로'] as const

export const placeIn = (region: Province, chance: Chance) => ({
  postalCode: String(chance.between(10_000, 62_999)),
  road: `${province.labels[region].ko} ${chance.pick(streets)} ${chance.between(1, 320)}`,
  detail: chance.happens(0.5) ? `지하 ${chance.between(1, 3)}층 주차장` : `${chance.between(101, 118)}동 앞`,
})
