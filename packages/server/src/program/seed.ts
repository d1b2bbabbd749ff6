// Fills an empty database with the demo world, in local only.
import { fillPartners } from '../areas/partners/for-other-areas.ts'
import { fillCarCodes } from '../areas/reference/for-other-areas.ts'
import { openDatabase } from '../runtime/database/database.ts'
import type { Environment } from '../runtime/environment.ts'
import { openPersonalData } from '../runtime/personal-data.ts'

export interface DemoPerson {
  readonly name: string
  readonly does: string
  readonly apiKey: string
}

/** Answers the demo people, none where there are none. */
export const seed = async (environment: Environment, url: string): Promise<readonly DemoPerson[]> => {
  const database = openDatabase({ url, connections: 2 })
  try {
    if (environment.run !== 'local') return []
    // The demo world is no part of a real installation, so it is loaded only where it is wanted.
    const { demoPeople, loadDemo } = await import('@bidyard/demo/load-demo')
    const { demoPartners } = await import('@bidyard/demo/partners')
    const { carCodeRows } = await import('@bidyard/demo/car-codes')
    await database.driver.begin((tx) => loadDemo(tx))
    await database.transact((tx) => fillCarCodes(tx, carCodeRows()))
    const personal = openPersonalData(environment)
    await database.transact((tx) => fillPartners(tx, personal, demoPartners))
    return demoPeople.map(({ name, does, uid }) => ({ name, does, apiKey: `demo-${uid}` }))
  } finally {
    await database.close()
  }
}
