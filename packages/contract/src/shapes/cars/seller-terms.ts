// What sellers agree to when they confirm an order; each version that anybody may have agreed to stays as it was.
import type { Label } from '../../enumeration.ts'

export interface SellerTerms {
  readonly version: number
  readonly points: readonly Label[]
}

/** Newest last. */
export const sellerTerms: readonly [SellerTerms, ...SellerTerms[]] = [
  {
    version: 1,
    points: [
      {
        ko: '차량은 본인 소유이거나 처분 권한을 위임받았으며, 압류·저당은 낙찰 후 정해진 기한까지 해소합니다.',
        en: 'The car is yours, or you may sell it for its owner; liens are cleared in time after the award.',
      },
      {
        ko: '사고·침수·용도 이력 등 아는 사실을 숨기지 않으며, 사실과 다르면 거래가 취소될 수 있습니다.',
        en: 'You hide nothing you know of accidents, floods and uses; a sale may be undone for what is not true.',
      },
      {
        ko: '입찰이 시작된 뒤에는 판매를 임의로 철회할 수 없습니다.',
        en: 'Once somebody has bid, the car cannot simply be withdrawn.',
      },
      {
        ko: '차량번호와 연락처는 낙찰 전에 딜러에게 공개되지 않습니다.',
        en: 'No dealer sees your plate or how to reach you before the award.',
      },
    ],
  },
]

export const sellerTermsVersion: number = (sellerTerms.at(-1) ?? sellerTerms[0]).version
