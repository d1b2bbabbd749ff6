// A car with its complete check as a viewer sees it: the check, the papers, the insurance history and the photos.
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import type { CarHistory, CarRegister } from '@bidyard/contract/shapes/cars/fact-rows'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { findHistoryOf, findRegisterOf } from '../facts/facts.sql.ts'
import { showHistory, showRegister } from '../facts/show-facts.ts'
import { listPhotosOf, type PhotoRow } from '../photos/photos.sql.ts'
import type { CarViewer } from '../seen-cars.ts'
import { findLiveCheckOf } from './checks.sql.ts'
import { showCheck } from './show-check.ts'

export interface CheckedCar {
  readonly check: CarCheck
  readonly register: CarRegister | undefined
  readonly history: CarHistory | undefined
  readonly photos: readonly PhotoRow[]
}

/** Undefined while nobody has checked it to the end. */
export const describeCheckedCar = async (
  db: Reader, personal: PersonalData, viewer: CarViewer, orderId: string,
): Promise<CheckedCar | undefined> => {
  const check = await findLiveCheckOf(db, orderId)
  if (check?.state !== 'complete') return undefined
  const register = await findRegisterOf(db, orderId)
  const history = await findHistoryOf(db, orderId)
  return {
    check: showCheck(personal, check, viewer),
    register: register === undefined ? undefined : showRegister(register, viewer),
    history: history === undefined ? undefined : showHistory(history, viewer),
    photos: await listPhotosOf(db, orderId),
  }
}
