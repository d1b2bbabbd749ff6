// Where a car of each kind of contract may stand: a rule of the product, asked when an order is confirmed.
import type { ContractKind } from '../../enums/contracts.ts'
import type { AuctionHouseType } from '../../enums/yard.ts'

export const houseTypesOfKind: Readonly<Record<ContractKind, readonly [AuctionHouseType, ...AuctionHouseType[]]>> = {
  self: ['onsite'],
  pro: ['outflow'],
  prime: ['inflow', 'outflow'],
}

export const houseTypeFits = (kind: ContractKind, houseType: AuctionHouseType): boolean =>
  houseTypesOfKind[kind].includes(houseType)
