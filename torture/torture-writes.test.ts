// Ten kills of server and database under load, on every run of the tests.
import { expect, test } from 'vitest'
import { tortureWrites } from './torture-writes.ts'

const seed = Math.floor(Math.random() * 2 ** 31)

test(`nothing acknowledged is lost or done twice over ten kills (seed ${seed})`, async () => {
  const report = await tortureWrites({ seed, kills: 10 })
  expect(report.faults).toEqual([])
  expect(Object.values(report.kills).reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(report.acknowledged).toBeGreaterThan(0)
})
