// Which house types each kind of contract takes.
import { expect, test } from 'vitest'
import { contractKind } from '../../enums/contracts.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { houseTypeFits } from './house-types.ts'

test('each kind takes its own house types and no other', () => {
  const fitting = contractKind.values.flatMap((kind) =>
    auctionHouseType.values.filter((houseType) => houseTypeFits(kind, houseType)).map((one) => `${kind} ${one}`))
  expect(fitting).toEqual(['self onsite', 'pro outflow', 'prime inflow', 'prime outflow'])
})
