// Whoever's launch failed learns whose app it came from and how to get back into it, and nothing else.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { homeLinkOf } from '../back-link-rules.ts'

let app: TestApp
let bank: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  bank = await makePartnerWorld(app, (await app.member({ type: 'root' })).ask)
})
afterAll(() => app.stop())

const look = (partnerCode: string) => app.ask(calls.readLaunchPartner, { body: { partnerCode } })

test('an address of a launch tells its partner and the way back, without a car', async () => {
  expect(await look(bank.code)).toEqual({
    partner: { code: bank.code, name: `${bank.code} 은행`, backLink: 'samplebank://cars/' },
  })
})

test('an unknown code and a partner that is suspended are nobody', async () => {
  expect(await look('no-such-partner')).toEqual({ partner: null })
  const setState = (state: 'active' | 'suspended') => app.database.primary
    .updateTable('companies').set({ state }).where('id', '=', bank.partnerId).execute()
  await setState('suspended')
  expect(await look(bank.code)).toEqual({ partner: null })
  await setState('active')
})

test.each([
  ['samplebank://cars/{exhibitId}', 'samplebank://cars/'], ['bank://open?car={exhibitId}&from=bidyard', 'bank://'],
  ['bank://cars/{exhibitId}/offer', 'bank://cars/'], ['bank://home', 'bank://home'], [null, null],
])('%s leads home by %s', (deepLink, home) => {
  expect(homeLinkOf(deepLink)).toBe(home)
})
