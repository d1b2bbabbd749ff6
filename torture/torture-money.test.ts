// Four kills of server and database while money moves, on every run of the tests.
import { expect, test } from 'vitest'
import { tortureMoney } from './torture-money.ts'

const seed = Math.floor(Math.random() * 2 ** 31)

test(`money adds up to the won over four kills (seed ${seed})`, async () => {
  const report = await tortureMoney({ seed, kills: 4, deeds: 21 })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(20)
})
