// What events make old is asked at these paths, and an outage makes old whatever says until when.
import { calls } from '@bidyard/contract/calls'
import { expect, test } from 'vitest'
import { whatEventsTouch } from './what-events-touch.ts'

const paths: readonly string[] = Object.values(calls).flatMap((area) => Object.values(area).map(({ path }) => path))
const prefixesOf = (name: keyof typeof whatEventsTouch): readonly string[] =>
  (whatEventsTouch[name] ?? []).map((one) => (typeof one === 'string' ? one : one.naming))
const begins = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

test('each of them is asked somewhere', () => {
  const names = Object.keys(whatEventsTouch) as (keyof typeof whatEventsTouch)[]
  const unasked = names.flatMap((name) =>
    prefixesOf(name).filter((prefix) => !paths.some((path) => begins(path, prefix))).map((prefix) => [name, prefix]))
  expect(unasked).toEqual([])
})

test('an outage moves what is due on contracts, in the choice of a buyer, on price cuts and in the queue', () => {
  for (const { path } of [
    calls.contracts.getContract, calls.contracts.listContracts, calls.contracts.listFaultCases,
    calls.contracts.getSellerTradeProcess, calls.contracts.getAdjustment, calls.bidding.listBuyerTradeProcesses,
    calls.work.listDeadlines, calls.work.listWorkItems,
  ])
    expect(prefixesOf('outageEnded').some((prefix) => begins(path, prefix)), path).toBe(true)
})
