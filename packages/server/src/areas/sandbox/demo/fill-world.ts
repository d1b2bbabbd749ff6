// Fills an empty database with people, shops and applicants, once; a database with people in it is left as it is.
import type { Act } from '../../../runtime/work/acts.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { FileParts } from '../../files/for-other-areas.ts'
import { hashPassword } from '../../identity/for-other-areas.ts'
import { nameYard } from '../../reference/for-other-areas.ts'
import { findAnybody, insertApiKeys } from './demo.sql.ts'
import { fillApplicant } from './fill-applicants.ts'
import { fillMoney } from './fill-money.ts'
import { fillOffice, fillShop } from './fill-people.ts'
import { fillViolations } from './fill-violations.ts'
import { inTurn } from './in-turn.ts'
import type { WorldRows } from './rows.ts'

/** Tells whether it filled anything. Two nodes that start at once take turns. */
export const fillWorld = async (
  act: Act, parts: FileParts & { readonly personal: PersonalData }, rows: WorldRows,
): Promise<boolean> => {
  const { personal } = parts
  // One hash for all: there is one password for all.
  const passwordHash = await hashPassword(rows.password)
  return inTurn(act, async ({ tx, now, doer, emit }) => {
    if (await findAnybody(tx)) return false
    let count = 0
    const filling = { tx, personal, doer, passwordHash, next: () => (count += 1) }
    await nameYard({ tx, doer, emit }, rows.yard)
    await fillOffice(filling, rows)
    for (const shop of rows.shops) await fillShop(filling, shop)
    const given = { ...filling, files: parts, now, emit, paper: rows.paper }
    for (const applicant of rows.applicants) await fillApplicant(given, applicant)
    await fillMoney({ tx, now, doer, emit, personal }, rows.money)
    // After the money: deductions come out of deposits.
    await fillViolations({ tx, now, doer, emit }, rows.violations)
    await insertApiKeys(tx, rows.keyHolders)
    return true
  })
}
