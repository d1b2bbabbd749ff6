// Says of a car that it is offered already, so that one car is not drafted twice.
import type { RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import type { Reader } from '../../../runtime/database/database.ts'
import { type ImportRecord, listTaken, type TakenCar } from './imports.sql.ts'
import { faultOf } from '../sheets/row-rules.ts'

const faultOfTaken = ({ orderNo, isDraft }: TakenCar): RowFault => isDraft
  ? faultOf('carNumber', `이미 작성중인 접수가 있습니다(${orderNo}).`, `There is a draft of it already (${orderNo}).`)
  : faultOf('carNumber', `이미 접수되어 진행 중인 차량입니다(${orderNo}).`, `The car is offered already (${orderNo}).`)

/** By plate; an order that goes on says more than a draft. */
export const readTaken = async (
  db: Reader, carNumbers: readonly (string | null)[], owner: Pick<ImportRecord, 'partnerId' | 'companyId'>,
): Promise<ReadonlyMap<string, RowFault>> => {
  const plates = carNumbers.filter((plate) => plate !== null)
  return new Map((await listTaken(db, plates, owner)).map((car) => [car.carNumber, faultOfTaken(car)]))
}
