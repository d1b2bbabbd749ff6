// Letters of twice the size on a phone: everything is there to be read and pressed, and no page runs sideways.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { expect, test } from 'vitest'
import { runningCarOf } from '../world/bids.ts'
import { askAs } from '../world/office.ts'
import { sidewaysOf, takePicture } from '../world/open-world.ts'
import { settle } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory([], { lettersPx: 32 })

const pathsOfDealer = async (): Promise<readonly string[]> => {
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const { items } = await askAs(world, 'dealer')(contractsCalls.listContracts, { query: { size: 5 } })
  return [
    '/', '/auctions', `/auctions/${auctionId}`, '/bids', '/contracts', '/finance', '/violations', '/profile', '/inbox',
    ...items.map(({ id }) => `/contracts/${id}`),
  ]
}

test.each([390, 320])('a phone of %i px shows a dealer’s pages', async (width) => {
  const page = await openAs('박딜러', '/not-yet', { look: 'phone' })
  await page.setViewportSize({ width, height: 700 })
  const found: string[] = []
  for (const path of await pathsOfDealer()) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settle(page)
    const wide = await sidewaysOf(page)
    if (wide > 0) found.push(`${path} runs sideways by ${wide} px`)
    await takePicture(page, `large-${width}${path.replaceAll('/', '-')}`)
  }
  expect(found).toEqual([])
  await page.getByRole('button', { name: /^알림/ }).click()
  await page.getByRole('dialog').waitFor()
  expect(await sidewaysOf(page)).toBe(0)
})
