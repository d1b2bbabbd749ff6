// Ten disturbances of two nodes and their database while shops bid, on every run of the tests.
import { expect, test } from 'vitest'
import { tortureBids } from './torture-bids.ts'

const seed = Math.floor(Math.random() * 2 ** 31)

test(`bids stand as they were told over ten disturbances (seed ${seed})`, async () => {
  const report = await tortureBids({ seed, kills: 10 })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(20)
})
